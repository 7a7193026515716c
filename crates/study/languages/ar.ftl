# Arabic, for the study's page alone; see en.ftl and docs/translating.md. Figures with Latin letters stand between the invisible
# marks U+2066 and U+2069, which keep them in their order.

## The page

title-study = الدراسة: حلّل مباراة قرق أو أوثيلو أو داما
description-study = حلّل مباريات القرق وأوثيلو والداما الإنجليزية: تفريعات، ومحركان، وما هو مؤكد. مجانًا، ويعمل بلا اتصال.
page-Iteration = التكرار
page-It-tries-out-every-move-and-every-answer = يجرّب كل نقلة وكل رد قد يكون له شأن، بعمق نصف نقلة أولًا، ثم نصفي نقلة، وهكذا، لمدة عشر ثوانٍ. و«الإصابة» كم مرة كفت أول نقلة نُظر فيها لترك سائر النقلات.
page-Cut-offs = القطوع
page-Trees = الشجرتان
page-A-block-is-a-move-below-the-one-before-i = كل كتلة نقلة، تحت النقلة التي قبلها، وعرضها بقدر حصتها من المحاكاة. الأزرق جيد لمن يلعبها، والبرتقالي سيئ، والحافة الخضراء إثبات.
page-Development-CSV = التطور (CSV)
page-The-files-have-the-part-of-the-tree-that = في الملفات الجزء المعروض من الشجرة، وكيف تطورت النقلات حتى الآن.
page-First-try = الإصابة
page-The-game-as-a-curve = المباراة في منحنى
page-Review-again = مراجعة جديدة
page-How-thoroughly = عمق المراجعة
page-quick = سريعة
page-thorough = معمّقة
page-Progress-of-the-review = تقدم المراجعة
page-Task = التمرين
page-Hint = تلميح
page-Solution = الحل
page-Once-more = مرة أخرى
page-Keep-it = حفظ
page-Previous-task = التمرين السابق
page-End-the-tasks = إنهاء التمارين
page-Whose-mistakes = أخطاء مَن
page-both = كلاهما
page-Learn-from-the-mistakes = تعلّم من الأخطاء
page-Inaccuracies = نقلات غير دقيقة
page-Mistakes = أخطاء
page-Blunders = أخطاء فادحة
page-Wins-thrown-away = انتصارات ضائعة
page-Draws-thrown-away = تعادلات ضائعة
page-Share-of-the-point-given-away-per-move = المهدر من النقطة في كل نقلة
page-What-was-given-away = ما أُهدر
page-Nothing-was-given-away = لم يُهدر شيء.
page-All-positions-as-a-table = كل الوضعيات في جدول
page-Position = الوضعية
page-What-is-known = المعروف عنها
page-What-is-shown = المعروض
page-Play-against-UCT = العب ضد UCT
page-UCT-plays = يلعب UCT
page-nobody = لا أحد
page-Thinking-time = وقت التفكير
page-1-s-a-move = 1 ث للنقلة
page-3-s-a-move = 3 ث للنقلة
page-10-s-a-move = 10 ث للنقلة
page-30-s-a-move = 30 ث للنقلة
page-Play-on-from-here = تابع اللعب من هنا
page-Live = مباشر
page-Step-by-step = بالخطوات
page-Start = بدء
page-The-tree-while-it-grows = الشجرة وهي تنمو
page-Search-tree = شجرة البحث
page-loses = تخسر
page-wins = تفوز
page-proven = مُثبت
page-The-position-looked-at = الوضعية المعروضة
page-Back-to-the-board = العودة إلى الرقعة
page-Zoom-in = تكبير
page-Whole-tree = الشجرة كلها
page-Keep-as-variation = حفظ كتفريعة
page-Each-block-is-a-move-below-the-one-befor = كل مستطيل نقلة، تحت النقلة التي قبلها. وكلما كان أعرض مرّت به مباريات عشوائية أكثر. الأزرق جيد لمن يلعب النقلة، والبرتقالي سيئ. المس مستطيلًا لترى وضعيته.
page-Moves-from-here = النقلات من هنا
page-Thin-bar-how-many-of-the-random-games-be = الشريط الرفيع: كم مباراة عشوائية بدأت بالنقلة. الشريط العريض: متوسط نتيجتها، والمخطط منه زيادة لما قلّ تجريبه. يجرّب UCT تاليًا ما يصل أبعد.
page-How-it-developed = كيف تطوّر البحث
page-Share-of-the-random-games = النصيب من المباريات العشوائية
page-Mean-result-of-the-move-that-was-best = متوسط نتيجة أفضل نقلة في حينها
page-To-the-right-the-time-goes-on-and-each-d = يمضي الوقت نحو اليمين، وكل تضاعف في عدد المباريات العشوائية بعرض الذي قبله. وحيث يوجد خط متقطع غيّر UCT رأيه.
page-As-a-table = في جدول
page-Best-move = أفضل نقلة
page-Its-visits = زياراتها
page-Mean = المتوسط
page-Note = ملاحظة
page-Go-through-the-search = تصفّح البحث
page-To-the-beginning = إلى البداية
page-One-step-back = خطوة إلى الوراء
page-One-step-on = خطوة إلى الأمام
page-To-the-next-phase = إلى المرحلة التالية
page-To-the-next-iteration = إلى التكرار التالي
page-The-four-phases-of-an-iteration = مراحل التكرار الأربع
page-Selection = الاختيار
page-Expansion = التوسيع
page-Playout = المحاكاة
page-Back-up = الرجوع
page-Numbers-of-this-step = أرقام هذه الخطوة
page-Speed = السرعة
page-1-step-a-second = خطوة في الثانية
page-3-steps-a-second = 3 خطوات في الثانية
page-10-steps-a-second = 10 خطوات في الثانية
page-3-iterations-a-second = 3 تكرارات في الثانية
page-This-is-the-real-search-played-in-slow-m = هذا هو البحث الحقيقي بالحركة البطيئة: ينزل في الشجرة إلى ورقة، ويُنمّي الشجرة، ويلعب مباراة عشوائية حتى نهايتها، ثم يعود بالنتيجة إلى الأعلى. كرّر ذلك بضعة آلاف مرة، وهذا هو UCT.
page-Take-the-tour = ابدأ الجولة
page-The-formula-and-the-papers = الصيغة والأبحاث
page-End-the-tour = إنهاء الجولة
page-Back = السابق
page-Experiment = التجربة
page-Side-by-side = مقارنة
page-Many-runs = جولات كثيرة
page-Progress-of-the-experiment = تقدم التجربة
page-Runs = الجولات
page-Each-run-begins-with-another-seed-the-sa = تبدأ كل جولة ببذرة أخرى، والبذور نفسها تعطي الجولات نفسها من جديد.
page-How-many-runs = عدد الجولات
page-Runs-of = جولات
page-A = A
page-A-and-B = A وB
page-B = B
page-Settings = الإعدادات
page-Exploration = الاستكشاف
page-How-often-it-also-tries-moves-that-look = كم يجرّب أيضًا نقلات تبدو أضعف: مع 0 لا يجرّبها ثانية، ومع 4 يكاد يجرّبها دائمًا.
page-Random-games = المباريات العشوائية
page-How-the-games-are-played-by-which-it-jud = كيف تُلعب المباريات التي يقيّم بها الوضعية.
page-any-move = أي نقلة
page-win-if-it-can = الفوز إن أمكن
page-4-plies-only = 4 أنصاف نقلات
page-12-plies-only = 12 نصف نقلة
page-30-plies-only = 30 نصف نقلة
page-Proofs = البراهين
page-Whether-it-notices-that-a-move-wins-or-l = هل ينتبه إلى أن نقلة تفوز أو تخسر حتمًا، فيكفّ عن التخمين عندها.
page-on = نعم
page-off = لا
page-Games-at-a-time = المباريات في كل مرة
page-How-many-random-games-it-plays-each-time = كم مباراة عشوائية يلعب كلما بلغ آخر شجرته.
page-How-many-random-games-it-plays-in-all-th = كم مباراة عشوائية يلعب إجمالًا: كلما زادت زادت معرفته وطال الوقت.
page-Seed = البذرة
page-Where-chance-begins-The-same-seed-gives = من أين تبدأ المصادفة. البذرة نفسها تعطي البحث نفسه من جديد.
page-share-of-the-playouts = النصيب من المحاكاة
page-times-chosen = مرات الاختيار
page-within = ضمن
page-The-bar-is-the-share-of-the-playouts-tha = الشريط نصيب النقلة من المحاكاة التي بدأت بها، والخط الرفيع ما قد يتوقعه منها صاحب الدور.
page-The-bar-is-how-often-the-move-was-chosen = الشريط عدد المرات التي اختيرت فيها النقلة. ومع جولات قليلة كهذه لا تُعرف النسبة الحقيقية بدقة: فهي ضمن الخط الرفيع في 95 حالة من 100 (فترة ويلسون).
page-Figures = الأرقام
page-Playouts-a-second = المحاكاة في الثانية
page-Nodes-of-the-tree = عقد الشجرة
page-Deepest-node-in-plies = أعمق عقدة، بأنصاف النقلات
page-Best-line-in-plies = أفضل تفريعة، بأنصاف النقلات
page-Best-lines = أفضل التفريعات
page-Nodes-by-depth = العقد حسب العمق
page-Depth = العمق
page-Nodes = العقد
page-Seconds = الثواني
page-Export = تصدير
page-Tree-of = شجرة
page-Drawing-SVG = رسم (SVG)
page-Picture-PNG = صورة (PNG)
page-Tree-JSON = شجرة (JSON)
page-Tree-DOT = شجرة (DOT)
page-Figures-CSV = أرقام (CSV)
page-Of-a-large-tree-the-most-visited-nodes-a = من الشجرة الكبيرة تُحفظ العقد الأكثر زيارة. في الرسم الجذر في الأعلى، وكل نقلة بعرض نصيبها. تبقى الشجرة حتى تفتح تبويبًا آخر أو وضعًا آخر.
page-Study = الدراسة
page-Loading-the-study-more = جارٍ تحميل الدراسة…
page-Analysis = التحليل
page-Review = المراجعة
page-Laboratory = المختبر
page-Engines = المحركات
page-Alpha-beta = ألفا-بيتا
page-Lines-of-each = تفريعات كل محرك
page-Lines-of-UCT = تفريعات UCT
page-Lines-of-alpha-beta = تفريعات ألفا-بيتا
page-Moves-and-variations = النقلات والتفريعات
page-No-move-yet-play-for-both-sides-or-open = لا نقلات بعد: العب للطرفين، أو افتح مباراة من القائمة.
page-Change-what-is-marked = تعديل المحدَّد
page-Mark-the-move = وضع علامة على النقلة
page-Variation-one-place-up = رفع التفريعة مرتبة
page-Make-it-the-main-line = جعلها التفريعة الرئيسية
page-Delete-from-here-on = الحذف من هنا فصاعدًا
page-Undo-the-last-change = التراجع عن آخر تعديل
page-Do-it-again = إعادة التعديل
page-Comment-on-this-position = تعليق على هذه الوضعية

## What engines say

# The bar for screen readers.
study-estimated = { side-name }: نحو { $percents }% من النقطة
study-certain =
    { $outcome ->
        [light] فوز مؤكد { x-for-side }
        [dark] فوز مؤكد { x-for-other }
       *[draw] تعادل مؤكد
    }
study-engine =
    { $engine ->
        [uct] UCT
       *[alpha-beta] ألفا-بيتا
    }
study-engine-begins = { $method }: يبدأ…
study-engine-over = { $method }: انتهت المباراة.
study-engine-broken = { $method }: تعذّر التحميل. أوقفه ثم شغّله للمحاولة من جديد.
study-engine-playouts =
    { $done ->
        [yes] { $method } · { side-name } (%) · اكتمل البحث، ⁦{ $thousands } k⁩ محاكاة
       *[no] { $method } · { side-name } (%) · ⁦{ $thousands } k⁩ محاكاة، ⁦{ $speed } k/s⁩
    }
study-engine-depth =
    { $done ->
        [yes] { $method } · { side-name } (%) · اكتمل البحث، العمق { $depth }
       *[no] { $method } · { side-name } (%) · العمق { $depth }، ⁦{ $thousands } k⁩ عقدة، ⁦{ $speed } k/s⁩
    }

## The tree

# Behind a move, for screen readers.
study-helped = (لُعبت بعد تلميح)
# The symbols that a move can get: the two groups of the list, and what each means.
symbols-move = النقلة
symbols-position = الوضعية
symbol-meaning =
    { $symbol ->
        [good] نقلة جيدة
        [mistake] خطأ
        [excellent] نقلة ممتازة
        [blunder] خطأ فادح
        [interesting] نقلة مثيرة للاهتمام
        [dubious] نقلة مشكوك فيها
        [even] تعادل في الكفة
        [unclear] وضعية غير واضحة
        [slightly] أفضلية طفيفة { x-for-side }
        [better] أفضلية واضحة { x-for-side }
       *[winning] أفضلية حاسمة { x-for-side }
    }

# Beside the form in which a game is written as text.
form-leaves-out = لا يضم التدوين المتصل إلا نقلات التفريعة الرئيسية، دون التفريعات والتعليقات والعلامات وكل ما سواها.

## The review

review-side = { side-name }
review-progress = { $done } من { $all }
review-empty = لا نقلات بعد.
# A position for screen readers; $known is what is known of it.
review-start = البداية. { $known }
review-position = { $move }. { $known }
review-unknown = لم تُراجَع
review-curve-key = الأعلى جيد { x-for-side }، والأسفل { x-for-other }. الأخضر: مؤكد. النقاط: أخطاء.
# What a move did, in a list; $points are percents of the point.
review-gave = أهدرت { $points }%
review-threw-win = ضيّعت الفوز ({ $points }%)
review-threw-draw = ضيّعت التعادل ({ $points }%)
# Somebody has marked the move with ? or ??.
review-marked = عُلّمت بأنها خطأ
review-better = الأفضل: { $moves }
# Where a review was stopped.
review-judged = النقلات المقيَّمة: { $judged } من { $all }.
review-task-place = { $at } من { $all }
# The button that goes on to the next task, or ends the last one.
review-task-next =
    { $last ->
        [yes] تمّ
       *[no] التالي
    }
# $given is what the move did, as above.
review-task = دور { side-name }. { $move } { $given }. ابحث عن نقلة أفضل.
review-task-looking = { $move }: لحظة…
review-task-good = { $move } نقلة جيدة.
review-task-bad =
    { $same ->
        [yes] { $move } هي النقلة التي لُعبت: تهدر { $points }%.
       *[no] { $move } تهدر { $points }%.
    }
review-task-answered = { review-task-bad } ويردّ الخصم { $answer }.
review-task-unknown = لا يمكن تقييم هذه المحاولة.
review-task-no-best = لا يُعرف بعد ما هو أفضل.
review-task-solution = الأفضل: { $moves }
review-hint-piece = تلميح: القطعة على { spot-name }.
review-hint-column = تلميح: في مكان ما من العمود { $column }.
review-hint-pass = تلميح: لا خيار هنا.
# What has become of a task, in the list.
review-done-found = وُجد الحل
review-done-told = عُرض الحل

## UCT made visible

uct-outcome =
    { $outcome ->
        [light] فوز { x-for-side }
        [dark] فوز { x-for-other }
       *[draw] تعادل
    }
# What is proven of a node, behind its other numbers, for whoever made the move.
uct-sign =
    { $sign ->
        [won] ، فوز مُثبت
        [drawn] ، تعادل مُثبت
        [lost] ، خسارة مُثبتة
       *[open] { "" }
    }
# Nodes of the picture, for screen readers.
x-playouts =
    { $count ->
        [zero] لا محاكاة
        [one] محاكاة واحدة
        [two] محاكاتان
        [few] { $visits } عمليات محاكاة
       *[other] { $visits } عملية محاكاة
    }
uct-node = { $move }: { x-playouts }، المتوسط { $mean }{ $sign }
uct-root-node = الوضعية على الرقعة: { x-playouts }
uct-figures = ⁦{ $playouts } k⁩ محاكاة، ⁦{ $nodes } k⁩ وضعية في الشجرة، ⁦{ $speed } k/s⁩
uct-off = اضغط «بدء»: يفكر UCT في الوضعية على الرقعة، وترى شجرته تنمو.
uct-begins = يبدأ…
uct-over = انتهت المباراة.
uct-broken = تعذّر التحميل.
uct-paused = متوقف مؤقتًا
uct-full-tree = امتلأت الشجرة، والبحث مستمر بها
uct-decided = انتهى: لن يغيّر مزيد من المحاكاة النقلة.
uct-proven = انتهى. ثبت: { $outcome }
uct-start =
    { $running ->
        [yes] إيقاف
       *[no] بدء
    }
uct-duel =
    { $status ->
        [thinks] يفكّر UCT: { $thought } من { $seconds } ث
        [waits] ينتظر UCT وأنت تنظر في اللعبة.
       *[rests] دورك.
    }
uct-duel-go =
    { $status ->
        [waits] تابِع
       *[thinks] العب الآن
    }
# In place of a formula.
uct-no-bound =
    { $why ->
        [new] لم تُجرَّب بعد: تأتي أولًا
        [won] فوز مُثبت
       *[lost] خسارتها مؤكدة، فلا تُجرَّب بعد ذلك
    }
# In place of a formula, of a node whose result is certain.
uct-proven-node = ثبت: { $outcome }
uct-position = الوضعية بعد { $moves }
uct-here = الوضعية على الرقعة
# N and Q are the letters of formulas: playouts, and points.
uct-numbers = ⁦N = { $visits }⁩، ⁦Q = { $points }⁩، متوسط ⁦Q / N = { $mean }⁩
uct-root = هذه الوضعية
uct-changes =
    { $count ->
        [0] لم يغيّر رأيه حتى الآن.
        [one] غيّر رأيه مرة واحدة.
        [two] غيّر رأيه مرتين.
        [few] غيّر رأيه { $count } مرات.
       *[other] غيّر رأيه { $count } مرة.
    }
uct-was-best =
    { $change ->
        [yes] غيّر رأيه
       *[no] { "" }
    }
uct-up-to =
    { $count ->
        [zero] لا محاكاة
        [one] محاكاة واحدة
        [two] محاكاتان
        [few] { $playouts } عمليات محاكاة
       *[other] { $playouts } عملية محاكاة
    }
# One iteration, step by step.
# Behind the field with the number of the iteration.
uct-iteration = الخطوة { $step } من { $steps }
uct-ready = ليس في الشجرة إلا الوضعية على الرقعة ونقلاتها، ولم تُجرَّب أي نقلة بعد. تقدّم خطوة لترى التكرار الأول.
uct-selection =
    { $why ->
        [new] الاختيار { $move }: النقلة التي لم تُجرَّب قط تأتي أولًا.
       *[bound] الاختيار { $move }: مجموعها هو الأعلى.
    }
uct-expansion =
    { $count ->
        [one] الشجرة تنمو: تُضاف النقلة الوحيدة من هنا.
        [two] الشجرة تنمو: تُضاف النقلتان من هنا.
        [few] الشجرة تنمو: تُضاف من هنا { $count } نقلات.
       *[other] الشجرة تنمو: تُضاف من هنا { $count } نقلة.
    }
uct-waiting = الشجرة لا تنمو بعد: هذه الزيارة { $visits } من { $needed } تلزم لذلك.
uct-full = الشجرة لا تنمو: فيها كل ما يُسمح به من وضعيات.
uct-known = النتيجة معروفة هنا: { $outcome }. لا حاجة إلى مباراة عشوائية.
uct-playout-begins =
    من هنا يلعب الطرفان عشوائيًا، { $all ->
        [zero] بلا نقلات
        [one] نقلة واحدة
        [two] نقلتين
        [few] { $all } نقلات
       *[other] { $all } نقلة
    }.
uct-playout = النقلة العشوائية { $made } من { $all }: { $move }
uct-playout-over = انتهت المباراة العشوائية: { $outcome }.
uct-result =
    { $node ->
        [root] ينتهي الرجوع هنا: محاكاة أخرى في المجموع.
       *[move] { $move }: يزيد N بمقدار 1، وQ بمقدار { $points } لمن يلعبها.
    }
uct-last = ينتهي البحث هنا: لن يغيّر مزيد من المحاكاة النقلة.
# Behind the last iteration of those that are shown.
uct-last-shown = لا يمكن مشاهدة سوى أول { $iterations } تكرار واحدًا واحدًا؛ أما البحث نفسه فلم ينتهِ.

## The tour

tour-place = الخطوة { $number } من { $all }
tour-next =
    { $last ->
        [yes] تمّ
       *[no] التالي
    }
tour-title =
    { $tour ->
        [question] أيّ نقلة هي الأفضل؟
        [playout] لعب عشوائي فحسب
        [count] العب كثيرًا وعُدّ
        [dilemma] الأفضل حتى الآن أم غيرها؟
        [selection] دورة واحدة: نزولًا في الشجرة
        [expansion] الشجرة تنمو
        [backpropagation] النتيجة تصعد من جديد
        [thousands] والآن آلاف المرات
       *[mind] إنه يغيّر رأيه
    }
tour-text =
    { $tour ->
        [question] يعرف UCT قواعد اللعبة ولا شيء غيرها. لم يقل له أحد أيّ النقلات جيدة. يكتشف ذلك بالتجربة، ويمكنك أن تتابع: كل ما تعرضه الجولة هو البحث الحقيقي.
        [playout] يجرّب نقلة. ومن بعدها يلعب الطرفان أي نقلة كانت، كأنهما يرميان النرد، حتى تنتهي المباراة. انظر إلى الرقعة.
        [count] مباراة واحدة كهذه محض حظ. لذلك يلعب UCT مباريات كثيرة ويعدّ: الفوز نقطة، والتعادل نصف نقطة. والنقلة التي تنجح بعدها حتى المباريات العشوائية جيدة على الأرجح.
        [dilemma] من يأخذ دائمًا الأفضل حتى الآن قد تفوته نقلة أفضل. ومن يجرّب الكل بالتساوي يضيّع مباريات. لذلك تنال كل نقلة زيادة، مخططة هنا، تكبر كلما قلّ تجريبها. والمجموع الأعلى هو التالي.
        [selection] يدوّن UCT ملاحظاته كشجرة: النقلات، وتحت كل منها الردود عليها، وهكذا. تبدأ كل دورة من الأعلى وتنزل. وهنا ترى مستوى واحدًا في كل مرة: من عليه الدور يأخذ المجموع الأعلى، حتى تنتهي الشجرة.
        [expansion] هنا كانت الشجرة تنتهي. والآن تنال فرعًا لكل نقلة ممكنة هنا. ثم تُلعب من هنا مباراة عشوائية حتى نهايتها.
        [backpropagation] تعود النتيجة من حيث أتت. لكل نقلة على الطريق مباراة أخرى، وعددها N. أما Q فنقاطها، وهي نقاط من يلعبها: ما هو جيد لأحد الطرفين سيئ للآخر.
        [thousands] كل مستطيل نقلة، تحت النقلة التي قبلها. وكلما كان أعرض مرّت به مباريات أكثر. الأزرق جيد لمن يلعبها، والبرتقالي سيئ. والمظلّل بخطوط مُثبت: لا شيء متروك للصدفة هناك.
       *[mind] كل خط نقلة: كلما علا نالت مباريات أكثر. وعند الخط العمودي المتقطع تصدّرت نقلة أخرى. وفي النهاية يلعب UCT صاحبة أكثر المباريات. والآن دورك: امضِ في البحث بنفسك، أو غيّره في المختبر.
    }
tour-more =
    { $tour ->
        [question] البحث بالمباريات العشوائية يسمى بحث مونت كارلو في الشجرة، وUCT أشهر أشكاله. ولا يحتاج من اللعبة إلا إلى قواعدها. ويروي البحث الاستعراضي من أين جاء وإلى أين وصل.
        [playout] المباراة العشوائية تسمى هنا محاكاة. نتيجتها z هي 1 للفوز و½ للتعادل و0 للخسارة، في نظر من لعب النقلة.
        [count] N عدد مرات تجريب النقلة، وQ مجموع نقاطها، وQ / N متوسطها. ويتناقص خطأ المتوسط مثل 1 / √N: أربعة أضعاف المباريات تجعله النصف.
        [dilemma] هذه الصيغة هي UCB1. فيها Q / N المتوسط حتى الآن، وN عدد مرات تجريب النقلة، وP عدد مرات الوضعية التي قبلها، وln اللوغاريتم الطبيعي. والثابت c يحدد وزن الفضول. وُضعت UCB1 لآلات القمار: أيّها تُسحب ذراعها تاليًا؟ ولا يجدد البحث اللوغاريتم إلا كل 16 زيارة، فقد تتأخر P قليلًا في أرقامه.
        [selection] UCT هو UCB1 في كل عقدة من الشجرة: «upper confidence bounds applied to trees». وقد ثبت أنه كلما زادت المباريات قلّ خطؤه.
        [expansion] جمع Rémi Coulom بين المباريات العشوائية وشجرة تنمو في طريقة واحدة، وأعطاها اسمها. ويكفي نموّ قليل في كل دورة: فتتعمق الشجرة حيث يهم، وتبقى صغيرة في غيره.
        [backpropagation] z هي 1 أو ½ أو 0 لمن لعب النقلة إلى العقدة. وفي المستوى الأعلى لعب الطرف الآخر، فهي هناك 1 − z.
        [thousands] ردّ واحد يفوز حتمًا يثبت أن النقلة تخسر. وإذا خسرت كل الردود حتمًا فازت النقلة. وتصعد هذه النتائج في الشجرة كغيرها، وتحل محل المتوسط.
       *[mind] كلما زادت المباريات اقترب نصيب أفضل نقلة من الكل، كما أثبت Kocsis وSzepesvári. أما متى فلا يعلم أحد مسبقًا: لذلك قد يغيّر UCT رأيه ولو متأخرًا.
    }
tour-question = { side-name }: { counted-moves } للاختيار.
tour-counted = المباريات العشوائية: { $playouts }. الأكثر تجربة: { $move }، في { $visits } منها، ونالت { $percent } % من نقاطها.
tour-dilemma = { $best }: { $best-sum }. { $rival }: { $rival-sum }. يجرّب تاليًا { $move }.
tour-selection =
    { $why ->
        [new] الدورة { $number }، النقلة { $depth }: { $move } لم تُجرَّب قط، فتأتي أولًا.
       *[bound] الدورة { $number }، النقلة { $depth }: { $move } لها أعلى مجموع، { $bound }.
    }
tour-games = عدد المباريات { $visits }
tour-points = عدد النقاط { $points }
tour-result =
    { $node ->
        [root] في الأعلى: { tour-games } في المجموع.
       *[move] { $move }: الآن { tour-games }، و{ tour-points }.
    }
tour-grown = المباريات العشوائية: { $playouts }. مرّ { $share } % منها بالنقلة { $move }.{ $certain }
tour-certain =
    { $count ->
        [0] { "" }
        [one] { " " }مستطيل واحد مُثبت.
        [two] { " " }مستطيلان مُثبتان.
        [few] { " " }{ $count } مستطيلات مُثبتة.
        [many] { " " }{ $count } مستطيلًا مُثبتًا.
       *[other] { " " }{ $count } مستطيل مُثبت.
    }
tour-decided = { $changes } المباريات العشوائية: { $playouts }. سيلعب { $move }، ولها { $share } % منها.

## The laboratory

lab-over = انتهت المباراة هنا: لا شيء يُجرَّب.
lab-broken = توقف المساعد الذي يقوم بالعمل. ابدأ من جديد من فضلك.
lab-busy = جارٍ العمل…
lab-idle =
    { $section ->
        [runs] المصادفة جزء من كل بحث. إلى أي حد يتوقف عليها الاختيار؟
        [alpha-beta] ينظر ألفا-بيتا كل مرة أعمق بنقلة. متى يغيّر رأيه؟
       *[compare] غيّر شيئًا واحدًا بين A وB وانظر ما يحدث.
    }
lab-agree = يختار A وB النقلة نفسها: { $move }.
lab-differ = يختار A النقلة { $a }، ويختار B النقلة { $b }.
lab-most = اختار { $setting } النقلة { $move }: { $count } من { $runs }.
lab-depth = بالعمق { $depth } يلعب { $move }.
lab-expects = توقع { side-name }
# Below that, in place of a share: what is certain for the side to move. At most seven letters.
lab-result =
    { $result ->
        [won] فوز
        [drawn] تعادل
       *[lost] خسارة
    }
# In which unit alpha-beta's scores are: a sentence.
lab-unit =
    { $unit ->
        [discs] التقييم لصاحب الدور، بالأقراص: بكم قرصًا يُتوقَّع أن يفوز.
       *[men] التقييم لصاحب الدور، بالأحجار.
    }
lab-end =
    { $how ->
        [win] يفوز في { $plies }
       *[loss] يخسر في { $plies }
    }
# The picture of a tree, for screen readers: $moves are those that were tried most, with their shares.
lab-tree = { $setting }: أكثر ما جُرّب { $moves }.
# For screen readers; the picture says the same.
lab-levels =
    { $depth ->
        [one] { $setting }: عدد عقد الشجرة { $nodes }، وعمقها نصف نقلة.
        [two] { $setting }: عدد عقد الشجرة { $nodes }، وعمقها نصفا نقلة؛ ومعظمها، { $most }، في العمق { $widest }.
        [few] { $setting }: عدد عقد الشجرة { $nodes }، وعمقها { $depth } أنصاف نقلات؛ ومعظمها، { $most }، في العمق { $widest }.
       *[other] { $setting }: عدد عقد الشجرة { $nodes }، وعمقها { $depth } نصف نقلة؛ ومعظمها، { $most }، في العمق { $widest }.
    }
