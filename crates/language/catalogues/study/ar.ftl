# Arabic, for the study's page alone; see en.ftl and docs/translating.md. Figures with Latin letters stand between the invisible
# marks U+2066 and U+2069, which keep them in their order.

## The page

# Named by `data-say` in the HTML.

solve = حل
solve-hint = من يفوز إذا لعب الطرفان لعبًا مثاليًا؟
study-title = الدراسة: حلّل مباراة قرق أو أوثيلو أو داما
study-description = حلّل مباريات القرق وأوثيلو والداما الإنجليزية: تفريعات، ومحركان، ونتائج مُثبتة. مجانًا، ويعمل بلا اتصال.
uct-iteration-number = التكرار
lab-alpha-beta-hint = يجرّب ألفا-بيتا كل نقلة وكل رد قد يكون له شأن، بعمق نصف نقلة أولًا، ثم نصفي نقلة، وهكذا، لمدة عشر ثوانٍ. (نصف النقلة نقلة من طرف واحد.) وفي نهاية التفريعة تُلعب الأسرات الباقية، فقد تكون أطول. و«الإصابة» كم مرة كفت أول نقلة لتخطي سائر النقلات.
lab-cut-offs = القطوع
lab-trees = الشجرتان
lab-trees-hint = كل مستطيل نقلة، تحت النقلة التي قبلها، وعرضه بقدر نصيبها من المحاكاة. الأزرق = جيد لمن لعب هذه النقلة، البرتقالي = سيئ؛ الحافة الخضراء = مُثبت.
export-development = التطور (CSV)
uct-export-hint = في الملفات الجزء المعروض من الشجرة، وكيف تطورت النقلات حتى الآن.
export-drawn-hint = يحذف الرسم والصورة ما هو أضيق من أن يُرى. أما الشجرة بصيغتي JSON وDOT فتضم هذه العقد أيضًا، وتميّز الكلمة «drawn» في JSON العقد المرسومة.
lab-first-try = الإصابة
review-curve = المباراة في منحنى
review-again = مراجعة جديدة
review-effort = عمق المراجعة
review-quick = سريعة
review-usual = عادي
review-thorough = معمّقة
review-progress-bar = تقدم المراجعة
exercise = التمرين
exercise-solution = الحل
exercise-again = مرة أخرى
exercise-keep = احفظ هذه النقلة
exercise-keep-hint = يضيفها إلى المباراة تفريعًا
exercise-previous = التمرين السابق
exercise-leave = إنهاء
puzzle-leave = الخروج من الألغاز
puzzle-open = افتح في الدراسة
puzzle-back = عودة إلى اللغز
puzzle-play = حلّ الألغاز
puzzle-show-sequel = اعرض البقية
puzzle-own-rules = قواعدي فقط
puzzle-rush-begin = سباق
puzzle-rush-again = سباق آخر
puzzle-rush-hint = السباق: حُلّ أكبر عدد من الألغاز في ثلاث دقائق. وبعد ثلاثة أخطاء ينتهي.
puzzle-theme-label = الموضوع
puzzle-begin-theme = ابدأ
puzzle-results = نتائجك
review-whose = أخطاء مَن
review-inaccuracies = نقلات غير دقيقة
review-mistakes = أخطاء
review-blunders = أخطاء فادحة
review-wins-lost = انتصارات ضائعة
review-draws-lost = تعادلات ضائعة
review-accuracy = الدقة
review-errors = النقاط الضائعة
review-none = لا أخطاء.
review-stored = هذه هي المراجعة السريعة المحفوظة مع المباراة. «مراجعة جديدة» تنظر أعمق، فقد تتغير الأرقام.
review-unproven = رُوجعت من دون الحلّال الذي تعذّر تحميله.
review-table = كل الوضعيات في جدول
review-table-position = الوضعية
review-table-known = النتيجة
uct-modes = طريقة العرض
autoplay = العب ضد UCT
autoplay-seats = يلعب UCT
autoplay-nobody = لا طرف
autoplay-both = الطرفان
autoplay-limit = البحث لكل نقلة
my-studies = دراساتي
studies-all = كل الدراسات
study-name = اسم هذه الدراسة
chapter = الفصل
chapters = الفصول
chapter-add = إضافة فصل
chapter-add-here = إضافة فصل من هذه الوضعية
study-export = حفظ الدراسة في ملف
study-new = دراسة جديدة
study-import = استيراد من ملف…
study-import-hint = الملف الذي فيه عدة مباريات يصبح دراسة، لكل مباراة فصل.
pen = الرسم على الرقعة
pen-none = بلا قلم
pen-green = قلم أخضر
pen-red = قلم أحمر
pen-yellow = قلم أصفر
pen-blue = قلم أزرق
erase = محو الرسوم
play-on = تابع اللعب من هنا
uct-mode-live = مباشر
step-by-step = بالخطوات
begin = بدء
uct-live = الشجرة وهي تنمو
uct-tree = شجرة البحث
uct-loses = تخسر
uct-wins = تفوز
uct-legend-proven = مُثبت
uct-node-label = الوضعية المختارة
uct-leave = العودة إلى الرقعة
uct-zoom = تكبير
uct-whole = إلغاء التكبير
uct-keep = إضافة إلى التفريعات
uct-tree-hint = كل مستطيل نقلة، تحت النقلة التي قبلها. وكلما كان أعرض مرّت به عمليات محاكاة أكثر. الأزرق = جيد لمن لعب هذه النقلة، البرتقالي = سيئ. اختر مستطيلًا لترى وضعيته.
uct-moves = النقلات من هنا
uct-moves-hint = الشريط الرفيع: نصيب عمليات المحاكاة التي بدأت بهذه النقلة. الشريط العريض: متوسط نتيجتها مع زيادة مخططة لما قلّت زياراته. يجرّب UCT تاليًا أطول شريط.
uct-development = كيف تطوّر البحث
uct-shares = النصيب من المحاكاة
uct-means = تقييم أفضل نقلة
uct-development-hint = يمضي الوقت من اليسار إلى اليمين (مقياس لوغاريتمي). الخط المتقطع يبيّن أين غيّر UCT رأيه.
uct-table = في جدول
uct-best-move = أفضل نقلة
uct-visits = زياراتها
uct-mean = المتوسط
uct-note = ملاحظة
uct-steps = تصفّح البحث
uct-step-first = إلى البداية
uct-step-back = خطوة إلى الوراء
uct-step-on = خطوة إلى الأمام
uct-step-phase = إلى المرحلة التالية
uct-step-iteration = إلى التكرار التالي
uct-phases = مراحل التكرار الأربع
phase-selection = الاختيار
phase-expansion = التوسيع
phase-backpropagation = الانتشار الخلفي
uct-step-numbers = أرقام هذه الخطوة
uct-predicts = توقّع أولًا
uct-speed = السرعة
uct-speed-slow = بطيئة
uct-speed-medium = عادية
uct-speed-fast = سريعة
uct-speed-iterations = تكرارات كاملة
uct-steps-hint = هذا هو البحث الحقيقي بالحركة البطيئة: ينزل في الشجرة إلى ورقة، ويُنمّي الشجرة، ويلعب مباراة عشوائية حتى نهايتها (محاكاة)، ثم يعود بالنتيجة إلى الأعلى. هذا تكرار واحد. كرّر ذلك بضعة آلاف مرة، وهذا هو UCT.
uct-drawing = رسم الشجرة
uct-drawing-hint = كل مربع نقلة: Q نقطة في N زيارة، وتُكتب Q/N. القرص في ركنه يبيّن من لعب. الأزرق = جيد لهذا الطرف، البرتقالي = سيئ؛ المتقطع = لم يُجرَّب بعد، المخطط = مُثبت. و«…5» تعني خمس نقلات أخرى.
uct-drawing-keys = المفاتيح: → و ← خطوة إلى الأمام أو إلى الخلف، ومفتاح المسافة للتشغيل والإيقاف المؤقت.
autoplay-hides = شجرة UCT مخفية أثناء دورك، حتى تستطيع أن تجد النقلة بنفسك.
autoplay-peek = أظهر شجرته
autoplay-link = انسخ رابط هذه المباراة
uct-link = انسخ رابط هذا التكرار
uct-print = اطبع ورقة تمارين
uct-word-on = خطوة
uct-word-phase = مرحلة
uct-word-iteration = تكرار
lab-link = انسخ رابط هذه التجربة
tour-begin = ابدأ الجولة
tour-papers = الصيغة والأبحاث
tour-end = إنهاء الجولة
tour-back = السابق
lab-section = التجربة
lab-compare = مقارنة
lab-many-runs = محاولات كثيرة
lab-progress = تقدم التجربة
lab-runs = المحاولات
lab-runs-hint = تبدأ كل محاولة ببذرة أخرى، والبذور نفسها تعطي المحاولات نفسها من جديد.
lab-count = عدد المحاولات
lab-runs-of = محاولات
lab-a = A
lab-a-and-b = A وB
lab-b = B
lab-settings = الإعدادات
lab-exploration = الاستكشاف
lab-exploration-hint = كم مرة يجرّب البحث نقلات تبدو أضعف: مع 0 أبدًا، ومع 4 دائمًا تقريبًا.
lab-policy = نقلات المحاكاة
lab-policy-hint = كيف تُختار النقلات في المحاكاة. «عادية»: نقلات عشوائية، وتُختار الأكلات الطويلة قفزة قفزة.
lab-policy-usual = عادية
lab-policy-uniform = أي نقلة
lab-policy-decisive = الفوز إن أمكن
lab-policy-4-plies = 4 أنصاف نقلات
lab-policy-12-plies = 12 نصف نقلة
lab-policy-30-plies = 30 نصف نقلة
lab-proofs = البراهين
lab-proofs-hint = هل يتعرف البحث على الفوز والخسارة المفروضين بدل التخمين.
switched-on = نعم
switched-off = لا
lab-per-leaf = المحاكاة لكل ورقة
lab-per-leaf-hint = كم محاكاة تُلعب كلما بلغ البحث ورقة في شجرته.
lab-playouts-hint = كم محاكاة تُلعب إجمالًا. المزيد يعطي جوابًا أفضل ويستغرق وقتًا أطول.
lab-seed = البذرة
lab-seed-hint = من أين تبدأ المصادفة. البذرة نفسها تعطي البحث نفسه من جديد.
lab-share = النصيب من المحاكاة
lab-chosen = مرات الاختيار
lab-within = مجال 95٪
lab-compare-hint = الشريط نصيب المحاكاة التي بدأت بهذه النقلة، والخط الرفيع النتيجة المتوقعة لصاحب الدور.
lab-chosen-hint = الشريط عدد المرات التي اختيرت فيها النقلة. ومع محاولات قليلة كهذه لا تُعرف النسبة الحقيقية بدقة: فهي ضمن الخط الرفيع في 95 حالة من 100 (فترة ويلسون).
lab-figures = الأرقام
lab-nodes = عقد الشجرة
lab-deepest = أقصى عمق
lab-line-length = أفضل تفريعة، بأنصاف النقلات
lab-lines = أفضل التفريعات
lab-nodes-by-depth = العقد حسب العمق
lab-iteration-depth = العمق
lab-seconds = الثواني
export = تصدير
export-tree-of = شجرة
export-svg = رسم (SVG)
export-png = صورة (PNG)
export-json = شجرة (JSON)
export-dot = شجرة (DOT)
export-csv = أرقام (CSV)
lab-export-hint = من الشجرة الكبيرة لا تُصدّر إلا العقد الأكثر زيارة. الجذر في الأعلى، وكل نقلة بعرض نصيبها. تبقى الشجرة حتى تفتح تبويبًا آخر أو وضعية أخرى.
study = الدراسة
loading-study = جارٍ تحميل الدراسة…
analysis = التحليل
review = المراجعة
laboratory = التجارب
engines = المحركات
engine-alpha-beta = ألفا-بيتا
engine-lines = تفريعات كل محرك
engine-lines-uct = تفريعات UCT
engine-lines-alpha-beta = تفريعات ألفا-بيتا
engine-limit = أقصى وقت لكل محرك
engine-limit-10-s = 10 ث
engine-limit-1-min = 1 د
engine-limit-5-min = 5 د
engine-limit-none = بلا حد
tree = النقلات والتفريعات
tree-empty = لا نقلات بعد. العب للطرفين، أو استورد مباريات من «مشاركة» في القائمة.
raise-moves = عرض النقلات والتعليقات
raise-panel = توسيع هذه اللوحة
edit = تعديل النقلة المحددة
edit-symbol = تعليم النقلة
edit-promote = ترقية التفريعة
edit-make-main = جعلها التفريعة الرئيسية
edit-delete = الحذف من هنا فصاعدًا
edit-undo = تراجع
edit-redo = إعادة
edit-note = تعليق على هذه الوضعية

## What engines say

engine-anew = توقف أحد المحركات عن الاستجابة. أُعيد تشغيله وهو يبدأ من جديد.
no-engines =
    { $why ->
        [refused] لا يمكن تشغيل المحركات: هذا المتصفح لا يسمح بالعمل في الخلفية.
        [missing] تعذّر تحميل المحركات. حاول من جديد أو أعد تحميل الصفحة.
        [outdated] حُدّثت الصفحة في علامة تبويب أخرى. أعد تحميلها لاستخدام المحركات.
       *[given-up] تتعطل المحركات مرة بعد أخرى. حاول من جديد أو أعد تحميل الصفحة.
    }
# The bar for screen readers.
study-estimated = { side-name }: نحو { $percents }٪
study-certain =
    { $outcome ->
        [light] فوز مفروض { x-for-side }
        [dark] فوز مفروض { x-for-other }
       *[draw] تعادل مفروض
    }
# After the result: the marks on the board, for moves.
verdict-marks =
    { $marks ->
        [all] · ▲ تفوز، ■ تتعادل، ▼ تخسر
        [drawn] · ■ تتعادل، ▼ تخسر
       *[decided] · ▲ تفوز، ▼ تخسر
    }
# The score beside a move: how far that side is ahead, with its sign.
study-ahead =
    { $unit ->
        [discs] التقدير { x-for-side } بالأقراص: { $score }
       *[men] التقدير { x-for-side } بالأحجار: { $score }
    }
# The small board of a line, for screen readers: how many pieces each side has there.
study-line-position = { $position }. { side-name }: { $light }، { other-name }: { $dark }
study-engine =
    { $engine ->
        [uct] UCT
       *[alpha-beta] ألفا-بيتا
    }
study-solver = الحلّال
study-review = المراجعة
study-engine-begins = { $method }: يبدأ…
study-engine-over = { $method }: انتهت المباراة.
study-engine-broken = { $method }: لا يعمل
study-engine-playouts =
    { $done ->
        [yes] { $method } · اكتمل البحث، ⁦{ $thousands } k⁩ محاكاة · فرص { side-name }
        [stopped] { $method } · انتهى الوقت، ⁦{ $thousands } k⁩ محاكاة · فرص { side-name }
       *[no] { $method } · ⁦{ $thousands } k⁩ محاكاة، ⁦{ $speed } k/s⁩ · فرص { side-name }
    }
study-engine-unit =
    { $unit ->
        [discs] { side-name } (أقراص)
        [men] { side-name } (أحجار)
       *[share] فرص { side-name }
    }
study-engine-depth =
    { $done ->
        [yes] { $method } · اكتمل البحث، العمق { $depth } · { study-engine-unit }
        [stopped] { $method } · انتهى الوقت، العمق { $depth } · { study-engine-unit }
       *[no] { $method } · العمق { $depth }، ⁦{ $thousands } k⁩ عقدة، ⁦{ $speed } k/s⁩ · { study-engine-unit }
    }

## Studies and chapters

# Before a time: when a study was changed.
study-today = اليوم

study-numbered = { $title } ({ $number })
study-and-more = { $title } و{ $count } غيرها

# A chapter without a name: with its number, or with its number and the players’ names.
chapter-number = الفصل { $number }
chapter-players = { $number }. { $players }
# Labels of fields and buttons in the lists.
chapter-name-of = اسم الفصل { $number }
study-of-puzzle = لغز { $rating }
chapter-up = إلى الأعلى: { $title }
chapter-down = إلى الأسفل: { $title }
chapter-delete = حذف الفصل: { $title }
study-delete = حذف الدراسة: { $title }
# In the place of “Open”, for the chapter or study on the board.
study-is-open = مفتوح الآن
counted-chapters =
    { $chapters ->
        [zero] لا فصول
        [one] فصل واحد
        [two] فصلان
        [few] { $chapters } فصول
       *[other] { $chapters } فصلًا
    }
# The dialog that shares: $chapters of the study, of which one is shared.
share-what =
    { $chapters ->
        [one] مشاركة هذه المباراة
       *[other] مشاركة هذا الفصل
    }
share-what-hint =
    { $chapters ->
        [one] من لديه هذا الرابط يرى المباراة. لا يُرفع شيء.
       *[other] من لديه هذا الرابط يرى هذا الفصل، ولا يرى غيره. لا يُرفع شيء.
    }
share-link-chapter = رابط الفصل
study-deleted = تم الحذف: { $title }.
study-undeleted = تمت الاستعادة.
study-exported = تم الحفظ: { counted-chapters }.
chapter-unreadable = لا يمكن فتح هذا الفصل ({ $why }).
# The button for a position that was set up: on an empty board, it is the game.
study-use-position =
    { $blank ->
        [yes] العب من هنا
       *[no] أضفها فصلًا جديدًا
    }
chapter-set-up = أُضيفت فصلًا جديدًا إلى هذه الدراسة.
chapters-full = أقصى عدد للفصول في الدراسة: { $chapters }.
unreadable-studies = دراساتك تالفة ({ $why }). { $copy }
unreadable-some-studies =
    { $studies ->
        [zero] لا دراسات تالفة.
        [one] إحدى دراساتك تالفة.
        [two] اثنتان من دراساتك تالفتان.
        [few] { $studies } من دراساتك تالفة.
       *[other] { $studies } من دراساتك تالفة.
    } { $copy }

# On the button that switches the pen off.
pen-off =
    { $pen ->
        [green] قلم أخضر ✕
        [red] قلم أحمر ✕
        [yellow] قلم أصفر ✕
       *[blue] قلم أزرق ✕
    }
# What is drawn on the position: circles such as “c3” and arrows such as “c3→d4”.
shapes-drawn = مرسوم: { $shapes }

# A notice: the page was opened with a link to an iteration or an experiment.
wrong-address = في هذا الرابط قيم غير صالحة، فلم تُفتح إلا الوضعية.

## The tree

# A notice.
study-other-tab = تغيّرت الدراسة في علامة تبويب أخرى. «تراجع» يعيد نسخة هذه العلامة.
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
        [even] تكافؤ
        [unclear] وضعية غير واضحة
        [slightly] أفضلية طفيفة { x-for-side }
        [better] أفضلية واضحة { x-for-side }
       *[winning] أفضلية حاسمة { x-for-side }
    }

# Beside the form in which a game is written as text.
form-leaves-out = لا يضم التدوين المتصل إلا نقلات التفريعة الرئيسية، دون التفريعات والتعليقات والعلامات.

## The review

both = كلاهما
review-learn = تعلّم من الأخطاء
review-side = { side-name }
review-progress =
    { $done } من { $all }{ $unit ->
        [seconds] { " " }· بقي نحو { $left } ث
        [minutes] { " " }· بقي نحو { $left } د
       *[unknown] { "" }
    }
review-empty = لا نقلات بعد.
# A position for screen readers; $known is what is known of it.
review-start = البداية. { $known }
review-position = { $move }. { $known }
review-unknown = لم تُراجَع
review-curve-key = كلما علا المنحنى كان أفضل { x-for-side }. الأخضر مُثبت، والنقاط أخطاء.
# What a move did, in a list; $points are percents of the point.
review-points = { $points } نقطة مئوية من فرص الفوز
review-gave = كلّفت { review-points }
review-threw-win = ضيّعت فوزًا مفروضًا
review-threw-draw = ضيّعت التعادل ({ $points }٪)
# A sure result stays the same, but comes so many moves later or sooner than it had to.
review-longer =
    { $moves ->
        [two] ما زالت تفوز، لكن بعد نقلتين إضافيتين
        [few] ما زالت تفوز، لكن بعد { $moves } نقلات إضافية
       *[other] ما زالت تفوز، لكن بعد { $moves } نقلة إضافية
    }
review-sooner =
    { $moves ->
        [two] خاسرة على أي حال، لكن كان الصمود ممكنًا نقلتين أكثر
        [few] خاسرة على أي حال، لكن كان الصمود ممكنًا { $moves } نقلات أكثر
       *[other] خاسرة على أي حال، لكن كان الصمود ممكنًا { $moves } نقلة أكثر
    }
# Somebody has marked the move with ? or ??.
review-marked = معلّمة بأنها خطأ
# Why a move is a mistake, in the list below it. $side played it; $spots are the points of captured pieces.
review-why-all =
    { $count ->
        [one] تتيح { x-for-other } أسر الحجر الأخير
       *[other] تتيح { x-for-other } أسر الأحجار كلها
    }
review-why-blocked = لن تبقى بعدها نقلة قانونية
review-why-jumps =
    { $count ->
        [2] تتيح { x-for-other } القفز مرتين ({ $spots })
        [3] تتيح { x-for-other } القفز ثلاث مرات ({ $spots })
        [few] تتيح { x-for-other } القفز { $count } مرات ({ $spots })
       *[other] تتيح { x-for-other } القفز { $count } مرة ({ $spots })
    }
# $other gives up $given pieces, one or two, and then captures $count, at least two.
review-why-shot =
    تتيح { x-for-other } كسب { $count ->
        [two] حجرين
        [few] { $count } أحجار
       *[other] { $count } حجرًا
    } مقابل { $given ->
        [one] حجر
       *[other] حجرين
    }
review-why-piece = تخسر الحجر على { spot-name }
review-why-exchange =
    { $count ->
        [one] ينقصه حجر بعد التبادلات
        [two] ينقصه حجران بعد التبادلات
        [few] تنقصه { $count } أحجار بعد التبادلات
       *[other] ينقصه { $count } حجرًا بعد التبادلات
    }
review-why-forced =
    { $moves ->
        [one] تخسر حتمًا في نقلة واحدة
        [two] تخسر حتمًا في نقلتين
        [few] تخسر حتمًا في { $moves } نقلات
       *[other] تخسر حتمًا في { $moves } نقلة
    }
review-why-beside = تُلعب بجوار الركن الفارغ { $at }
review-why-few-moves =
    { $count ->
        [one] لن تبقى بعدها إلا نقلة واحدة
        [two] لن تبقى بعدها إلا نقلتان
        [few] لن تبقى بعدها إلا { $count } نقلات
       *[other] لن تبقى بعدها إلا { $count } نقلة
    }
review-why-corner = تتنازل عن الركن { $at }
review-why-pass = تُجبر { side-name } على تمرير الدور القادم
review-why-crown = تتيح { x-for-other } الحصول على ملك في { spot-name }
review-why-missed-win =
    { $moves ->
        [1] تضيّع فوزًا في نقلة واحدة
        [two] تضيّع فوزًا في نقلتين
        [few] تضيّع فوزًا في { $moves } نقلات
       *[other] تضيّع فوزًا في { $moves } نقلة
    }
review-why-missed-jumps =
    { $count ->
        [2] تضيّع قفزة مزدوجة
        [3] تضيّع قفزة ثلاثية
        [few] تضيّع { $count } قفزات متتالية
       *[other] تضيّع { $count } قفزة متتالية
    }
review-why-missed-shot =
    { $count ->
        [two] كان بالإمكان كسب حجرين مقابل حجر
        [few] كان بالإمكان كسب { $count } أحجار مقابل حجر
       *[other] كان بالإمكان كسب { $count } حجرًا مقابل حجر
    }
review-why-missed-exchange =
    { $count ->
        [one] تضيّع حجرًا في التبادلات التالية
        [two] تضيّع حجرين في التبادلات التالية
        [few] تضيّع { $count } أحجار في التبادلات التالية
       *[other] تضيّع { $count } حجرًا في التبادلات التالية
    }
review-why-missed-piece = تضيّع فرصة أخذ الحجر على { spot-name }
review-why-missed-corner = تضيّع الركن { $at }
review-why-missed-crown = تضيّع ملكًا في { spot-name }
# $moves are those that would follow the better move.
review-better =
    { $more ->
        [yes] الأفضل: { $move }، ثم { $moves }
       *[no] الأفضل: { $move }
    }
# Instead of the accuracy of a side that made too few moves.
review-too-few = نقلات قليلة جدًا
# Where a review was stopped.
review-judged = النقلات المراجَعة: { $judged } من { $all }.
review-exercise-place = { $at } من { $all }
# The button that goes on to the next exercise, or ends the last one.
review-exercise-next =
    { $last ->
        [yes] إنهاء
       *[no] التالي
    }
# $given is what the move did, as above.
review-exercise = دور { side-name }. ابحث عن نقلة أفضل من { $move } ({ $given }).
review-exercise-looking = { $move }: جارٍ التحقق…
review-exercise-good = جيد! { $move } لا تفرّط بشيء.
review-exercise-bad =
    { $same ->
        [yes] { $move } هي نقلة المباراة: تكلّف { review-points }.
       *[no] { $move } تكلّف { review-points }.
    }
# The result is proven.
review-exercise-loses =
    { $same ->
        [yes] { $move } هي نقلة المباراة: تخسر.
       *[no] { $move } تخسر أيضًا.
    }
review-exercise-draws =
    { $same ->
        [yes] { $move } هي نقلة المباراة: تتعادل فقط.
       *[no] { $move } تتعادل فقط.
    }
# $said is one of the three sentences above.
review-exercise-answered = { $said } يرد { side-name } بالنقلة { $answer }.
review-exercise-unknown = تعذّر التحقق من هذه النقلة.
review-exercise-no-best = لا تُعرف بعد نقلة أفضل.
review-exercise-solution =
    { $more ->
        [yes] الأفضل: { $move }، ثم { $moves }
       *[no] الأفضل: { $move }
    }
review-hint-piece = تلميح: الحجر على { spot-name }.
review-hint-column = تلميح: انظر إلى العمود { $column }.
review-hint-row = تلميح: انظر إلى الصف { $row }.
review-hint-pass = تلميح: هناك نقلة واحدة فقط.
# What has become of an exercise, in the list.
review-done-found = وُجد الحل
review-done-told = عُرض الحل

## UCT made visible

uct-large = عرض كبير
uct-large-close = إغلاق العرض الكبير
uct-outcome =
    { $outcome ->
        [light] فوز { x-for-side }
        [dark] فوز { x-for-other }
       *[draw] تعادل
    }
# What is proven of a node, behind its other numbers, from the view of the side that moved.
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
x-visits =
    { $count ->
        [zero] لا زيارة
        [one] زيارة واحدة
        [two] زيارتان
        [few] { $visits } زيارات
       *[other] { $visits } زيارة
    }
uct-node = { $move }: { x-visits }، المتوسط { $mean }{ $sign }
uct-root-node = الوضعية على الرقعة: { x-playouts }
uct-figures = ⁦{ $playouts } k⁩ محاكاة، ⁦{ $nodes } k⁩ وضعية في الشجرة، ⁦{ $speed } k/s⁩
uct-off = يختار UCT نقلته بلعب آلاف المباريات العشوائية. اضغط «بدء» لترى شجرة نقلاته تنمو.
uct-begins = يبدأ…
uct-over = انتهت المباراة.
uct-broken = لا يعمل.
uct-paused = متوقف مؤقتًا
uct-full-tree = الشجرة ممتلئة
uct-decided = انتهى: لن يغيّر مزيد من المحاكاة النقلة.
uct-proven = انتهى. ثبت: { $outcome }
uct-start =
    { $running ->
        [yes] إيقاف
       *[no] بدء
    }
uct-autoplay =
    { $status ->
        [thinks] يفكّر UCT: { $done } من { $limit }
        [waits] ينتظر UCT وأنت تنظر في اللعبة.
       *[rests] دورك.
    }
uct-autoplay-go =
    { $status ->
        [waits] تابِع
       *[thinks] العب الآن
    }
# In place of a formula.
uct-no-bound =
    { $why ->
        [new] لم تُجرَّب بعد: النقلات غير المجرَّبة تأتي أولًا
        [won] فوز مُثبت
       *[lost] خسارة مُثبتة: لا تُجرَّب بعد ذلك
    }
# In place of a formula, of a node whose result is certain.
uct-proven-node = ثبت: { $outcome }
uct-position = الوضعية بعد { $moves }
uct-here = الوضعية على الرقعة
# N and Q are the letters of formulas: playouts, and points.
uct-numbers = ⁦N = { $visits }⁩، ⁦Q = { $points }⁩، متوسط ⁦Q / N = { $mean }⁩
uct-root = هذه الوضعية
# The root's box in the drawing; short.
uct-drawing-root = الجذر
# The drawing, for screen readers.
uct-drawing-label =
    { $path ->
        [none] الشجرة. لا مسار بعد.
       *[some] الشجرة. المسار حتى الآن: { $moves }
    }
uct-changes =
    { $count ->
        [0] لم يغيّر UCT رأيه حتى الآن.
        [one] غيّر UCT رأيه مرة واحدة.
        [two] غيّر UCT رأيه مرتين.
        [few] غيّر UCT رأيه { $count } مرات.
       *[other] غيّر UCT رأيه { $count } مرة.
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
uct-predicts-hint = تقدّم خطوة: حيثما وُجد ما يمكن توقعه ستُسأل أولًا.
uct-selection =
    { $why ->
        [new] اختر { $move }: النقلة التي لم تُجرَّب قط تأتي أولًا.
        [first] اختر { $move }: أولى النقلات ذات أعلى مجموع.
        [only] اختر { $move }: إنها النقلة الوحيدة هنا.
       *[bound] اختر { $move }: مجموعها هو الأعلى.
    }
uct-expansion =
    { $count ->
        [one] الشجرة تنمو: تُضاف النقلة الوحيدة من هنا.
        [two] الشجرة تنمو: تُضاف النقلتان من هنا.
        [few] الشجرة تنمو: تُضاف من هنا { $count } نقلات.
       *[other] الشجرة تنمو: تُضاف من هنا { $count } نقلة.
    }
uct-waiting = الشجرة لا تنمو بعد: يلزمها { $needed } زيارات، وهذه الزيارة رقم { $visits }.
uct-full = الشجرة لا تنمو: إنها ممتلئة.
uct-known = النتيجة معروفة هنا: { $outcome }. لا حاجة إلى محاكاة.
uct-playout-begins =
    من هنا يلعب الطرفان عشوائيًا، { $all ->
        [zero] بلا نقلات
        [one] نقلة واحدة
        [two] نقلتين
        [few] { $all } نقلات
       *[other] { $all } نقلة
    }.
uct-playout = النقلة العشوائية { $made } من { $all }: { $move }
uct-playout-over = انتهت المحاكاة. { $ending }
uct-result =
    { $node ->
        [root] عودة إلى الجذر: محاكاة أخرى في المجموع. ويُحسب Q فيه للطرف الذي ليس عليه الدور.
        [won] { $move }: زيارة أخرى (N). فاز الطرف الذي لعبها، فيزيد Q بمقدار 1.
        [drawn] { $move }: زيارة أخرى (N). تعادل، فيزيد Q بمقدار ½.
       *[lost] { $move }: زيارة أخرى (N). خسر الطرف الذي لعبها، فيبقى Q كما هو.
    }
# Behind uct-result: why the node is proven now, or why a proof goes no higher.
uct-proof =
    { $why ->
        [over] إثبات: { $outcome }. تنتهي المباراة هنا.
        [one] إثبات: { $outcome }. النقلة { $move } تفوز، ونقلة فائزة واحدة تكفي.
        [all] إثبات: { $outcome }. كل نقلة من هنا تخسر.
        [draw] إثبات: { $outcome }. لا نقلة من هنا أفضل.
       *[open] يتوقف الإثبات هنا: ما زالت نقلات أخرى غير محسومة.
    }
uct-last = ينتهي البحث هنا: لن يغيّر مزيد من المحاكاة النقلة.
# Behind the last iteration of those that are shown.
uct-last-shown = لا يمكن عرض سوى أول { $iterations } تكرار واحدًا واحدًا؛ أما البحث نفسه فمستمر.

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
        [count] محاكاة كثيرة وعدّ
        [dilemma] الأفضل حتى الآن أم غيرها؟
        [selection] تكرار واحد: نزولًا في الشجرة
        [expansion] الشجرة تنمو
        [backpropagation] النتيجة تصعد من جديد
        [thousands] والآن آلاف المرات
       *[mind] UCT يغيّر رأيه
    }
tour-text =
    { $tour ->
        [question] يعرف UCT قواعد اللعبة ولا شيء غيرها. لم يقل له أحد أيّ النقلات جيدة. يكتشف ذلك بالتجربة، ويمكنك أن تتابع: كل ما في هذه الجولة هو البحث الحقيقي.
        [playout] يجرّب UCT نقلة. ومن بعدها يلعب الطرفان عشوائيًا، كأنهما يرميان النرد، حتى تنتهي المباراة. مباراة عشوائية كهذه تسمى محاكاة. انظر إلى الرقعة.
        [count] محاكاة واحدة محض حظ. لذلك يلعب UCT الكثير منها ويعدّ: الفوز نقطة، والتعادل نصف نقطة. وإذا سارت حتى المحاكاة جيدًا بعد نقلة، فهي جيدة على الأرجح.
        [dilemma] إن أخذت دائمًا أفضل نقلة حتى الآن فقد تفوتك أفضل منها. وإن جرّبت الكل بالتساوي ضيّعت محاكاة كثيرة. لذلك تنال كل نقلة زيادة (مخططة هنا) تكبر كلما قلّت زياراتها. والنقلة صاحبة أعلى مجموع هي التالية.
        [selection] يرتب UCT نتائجه كشجرة: النقلات، وتحت كل منها الردود، وهكذا. يبدأ كل تكرار من الأعلى وينزل مستوى بعد مستوى. يأخذ صاحب الدور دائمًا المجموع الأعلى، حتى تنتهي الشجرة.
        [expansion] هنا كانت الشجرة تنتهي. والآن تنمو: مربع جديد لكل نقلة ممكنة. ثم تُلعب من هنا محاكاة حتى نهايتها.
        [backpropagation] تعود النتيجة من حيث أتت. لكل نقلة على الطريق الآن زيارة أخرى (N) ونصيبها من النقاط (Q). وتُحسب النقاط للطرف الذي لعب النقلة: ما هو جيد لأحدهما سيئ للآخر.
        [thousands] كل مستطيل نقلة، تحت النقلة التي قبلها. وكلما كان أعرض نال زيارات أكثر. الأزرق جيد لمن لعب هذه النقلة، والبرتقالي سيئ. والمظلّل بخطوط مُثبت: لا شيء متروك للصدفة هناك.
       *[mind] كل خط نقلة: كلما علا نالت زيارات أكثر. وعند الخط العمودي المتقطع تصدّرت نقلة أخرى. وفي النهاية يلعب UCT النقلة صاحبة أكثر الزيارات. والآن دورك: تصفّح البحث بنفسك، أو غيّره في «التجارب».
    }
tour-more =
    { $tour ->
        [question] البحث بالمحاكاة يسمى بحث مونت كارلو في الشجرة، وUCT أشهر أشكاله. ولا يحتاج من اللعبة إلا إلى قواعدها. ويروي البحث الاستعراضي من أين جاء وإلى أين وصل.
        [playout] نتيجة المحاكاة z هي 1 للفوز و½ للتعادل و0 للخسارة، في نظر من لعب النقلة.
        [count] N عدد زيارات النقلة، وQ مجموع نقاطها، وQ / N متوسطها. ويتناقص خطأ المتوسط مثل 1 / √N: أربعة أضعاف الزيارات تجعله النصف.
        [dilemma] هذه الصيغة هي UCB1. فيها Q / N المتوسط حتى الآن، وN عدد زيارات النقلة، وP عدد زيارات الوضعية التي قبلها، وln اللوغاريتم الطبيعي. والثابت c يحدد وزن الفضول. وُضعت UCB1 لآلات القمار: أيّها تُسحب ذراعها تاليًا؟
        [selection] UCT هو UCB1 في كل عقدة من الشجرة: «upper confidence bounds applied to trees». وفي 2006 ذكر صاحباه أن احتمال الاختيار الخاطئ عند الجذر يقترب من الصفر كلما زادت المحاكاة. لكن في برهانهما ثغرة، كما بيّن لاحقًا Shah وXie وXu، وقد أثبتوا نتيجة كهذه لزيادة تنمو مثل قوة من قوى P لا مثل لوغاريتمها.
        [expansion] جمع Rémi Coulom بين المحاكاة وشجرة تنمو في طريقة واحدة، وأعطاها اسمها. ويكفي نموّ قليل في كل تكرار: فتتعمق الشجرة حيث يهم، وتبقى صغيرة في غيره.
        [backpropagation] z هي 1 أو ½ أو 0 لمن لعب النقلة إلى العقدة. وفي المستوى الأعلى لعب الطرف الآخر، فهي هناك 1 − z.
        [thousands] ردّ واحد يفوز حتمًا يثبت أن النقلة تخسر. وإذا خسرت كل الردود حتمًا فازت النقلة. وتصعد هذه النتائج في الشجرة كغيرها، وتحل محل المتوسط.
       *[mind] ذكر Kocsis وSzepesvári في 2006 أن UCT يجد أفضل نقلة على المدى البعيد. لكن في برهانهما ثغرة، وقد سدّها Shah وXie وXu لزيادة أخرى غير المستعملة هنا. وعلى أي حال لا يعلم أحد مسبقًا متى يحدث ذلك: لذلك قد يغيّر UCT رأيه ولو متأخرًا.
    }
tour-question = { side-name }: { counted-moves } للاختيار.
tour-counted = من أصل { $playouts } محاكاة بدأت { $visits } بالنقلة { $move }، وهي الأكثر تجربة، ونالت { $percent }٪ من النقاط الممكنة.
tour-dilemma = { $best }: { $best-sum }. { $rival }: { $rival-sum }. يجرّب UCT تاليًا { $move }.
tour-selection =
    { $why ->
        [new] التكرار { $number }، النقلة { $depth }: { $move } لم تُجرَّب قط، فتأتي أولًا.
       *[bound] التكرار { $number }، النقلة { $depth }: { $move } لها أعلى مجموع، { $bound }.
    }
tour-points = عدد النقاط { $points }
tour-result =
    { $node ->
        [root] في الأعلى: { x-playouts } في المجموع.
       *[move] { $move }: الآن { x-visits }، و{ tour-points }.
    }
tour-grown = من أصل { $playouts } محاكاة مرّ { $share }٪ بالنقلة { $move }.{ $certain }
tour-certain =
    { $count ->
        [0] { "" }
        [one] { " " }مستطيل واحد مُثبت.
        [two] { " " }مستطيلان مُثبتان.
        [few] { " " }{ $count } مستطيلات مُثبتة.
        [many] { " " }{ $count } مستطيلًا مُثبتًا.
       *[other] { " " }{ $count } مستطيل مُثبت.
    }
tour-decided =
    { $won ->
        [yes] { $changes } سيلعب { $move }، وفوزها مُثبت.
       *[no] { $changes } سيلعب { $move }، ولها { $share }٪ من { $playouts } محاكاة.
    }
tour-playout-won =
    { $outcome ->
        [light] انتهت المحاكاة بفوز { x-for-side }.
        [dark] انتهت المحاكاة بفوز { x-for-other }.
       *[draw] انتهت المحاكاة بالتعادل.
    }
# The tour's questions. The first one is answered by a sum, the second by a number, the last one by yes or no.
tour-ask =
    { $ask ->
        [branch] أيّ فرع يختار UCT الآن؟ اجمع، ثم اختر جوابًا أو مربعًا.
        [branches] أيّ هذه الفروع يختار UCT الآن؟ اجمع، ثم اختر جوابًا أو مربعًا.
        [points] { $won } النقلة { $move } لعبها { side-name }، وكانت لها ⁦Q = { $points }⁩. فكم صارت Q الآن؟
        [expansion] هل تنمو الشجرة هنا؟
        [playout] خمّن: كيف تنتهي المباراة العشوائية؟
       *[constant] افترض أن كل زيادة تضاعفت. هل يجرّب UCT عندئذ نقلة أخرى؟
    }
tour-yes =
    { $yes ->
        [yes] نعم
       *[no] لا
    }
# Said before tour-because.
tour-right =
    { $right ->
        [yes] صحيح!
        [guess] ليس هذه المرة.
       *[no] ليس تمامًا.
    }
tour-because =
    { $why ->
        [branch] { $move } لها أعلى مجموع: { $sum }.
        [first] { $move } أولى النقلات ذات أعلى مجموع: { $sum }.
        [equal] مجموعا { $move } و{ $given } متساويان، وUCT يأخذ الأولى، { $move }: { $sum }.
        [new] لم تُجرَّب { $move } بعد، والنقلة التي لم تُجرَّب تأتي أولًا: زيادتها لا نهائية.
        [both-new] لم تُجرَّب { $move } ولا { $given } بعد، وUCT يأخذ الأولى، { $move }.
        [won] فاز من لعب النقلة: نقطة أخرى، إذن ⁦Q = { $points }⁩.
        [drawn] تعادل: نصف نقطة أخرى، إذن ⁦Q = { $points }⁩.
        [lost] خسر من لعب النقلة: لا نقطة، فتبقى ⁦Q = { $points }⁩.
        [playout] انتهت المحاكاة. { $ending } محاكاة واحدة حظ محض.
        [changes] تأتي { $move } تاليًا: { $sum }. ويكون مجموع { $other }: { $other-sum }.
       *[stays] يبقى أعلى مجموع عند { $move }: { $sum }. ويليه مجموع { $other }: { $other-sum }.
    }
# The link to an iteration or an experiment.
study-copied =
    { $done ->
        [yes] نُسخ الرابط.
       *[no] تعذّر نسخ الرابط.
    }
# The sheet to print.
sheet-title = UCT: التكرار { $number }
sheet-setting = الدور { x-for-side }. ⁦c = { $constant }⁩، البذرة { $seed }. N = الزيارات، Q = النقاط، P = زيارات الوضعية.
sheet-move = النقلة
sheet-sum = المجموع
sheet-answers = الحلول
sheet-question =
    { $ask ->
        [sums] احسب ⁦Q / N + c × √((ln P) / N)⁩ لكل نقلة في الجدول. أيّ نقلة يختار UCT؟
        [path] انزل في الشجرة بالطريقة نفسها حتى تصل إلى نقلة لم تُجرَّب أو إلى نهاية الرسم. النقلات التي لم تُجرَّب تأتي أولًا، وعند تساوي المجاميع تأتي الأولى. ارسم طريقك.
        [result] تنتهي المحاكاة: { $outcome }. ما قيمة Q/N الآن في كل مربع على طريقك؟
       *[constant] هل يغيّر ثابت c مضاعف الاختيار عند الجذر؟ علّل.
    }
sheet-first = { $move } (أولى النقلات ذات أعلى مجموع)
sheet-constant =
    { $changes ->
        [yes] نعم: { $move } ({ $sum } مقابل { $other-sum })
        [new] لا: لم تُجرَّب { $move } بعد، فتأتي أولًا مع أيّ c.
        [only] لا: كل النقلات الأخرى مُثبتة.
        [equal] لا: مجموعا { $move } و{ $other } متساويان ({ $sum })، وتُحسب الأولى.
       *[no] لا: { $move } ({ $sum } مقابل { $other-sum })
    }
sheet-key =
    في كل مربع ⁦Q/N⁩. الأزرق = جيد للطرف الذي لعب النقلة، البرتقالي = سيئ. المتقطع = لم يُجرَّب بعد، المخطط = مُثبت.{ $gathered ->
        [yes] { " " }«…7» = سبع نقلات أخرى غير مرسومة.
       *[no] { "" }
    }
# The game for the blackboard, and its worksheet.
small-game = مباراة للسبورة
small-game-why = شجرة تتسع لها السبورة. دور { side-name }: اكتشف بيدك من يفوز، ثم تتبّع UCT.
small-game-opened =
    فُتحت كدراسة مستقلة.{ $kept ->
        [yes] { " " }تجد مباراتك في «دراساتي» في القائمة.
       *[no] { "" }
    }
phase-playout = المحاكاة
small-path = الطريق
small-question =
    { $ask ->
        [tree] في نهاية كل تفريعة فاز من لعب آخر نقلة. اكتب هناك من يفوز، ثم اصعد: صاحب الدور يلعب نقلة رابحة إن وُجدت. أيّ نقلة أولى تفوز؟
        [table] طبّق UCT بيدك، سطر لكل تكرار. انزل بأعلى مجموع ⁦Q / N + c × √((ln P) / N)⁩؛ النقلات التي لم تُجرَّب تأتي أولًا، وعند تساوي المجاميع تأتي الأولى. اكتب الطريق، ثم Q/N للنقلات الأولى.
       *[luck] أيّ نقلة خاسرة تبدو جيدة كالرابحة بعد خمسة تكرارات؟ وكيف يكتشف UCT ذلك؟
    }
small-luck = { $move }: لم تلقَ محاكياتها إلا الرد الضعيف { $reply }. ثم يجرّب UCT { $refutation }: { $outcome }.

# Spoken after a move on the board that is none of the answers to the question.
tour-not-offered = هذه النقلة ليست بين الإجابات.
tour-other-position = تُحل هذه الوضعية بعد بضع محاكيات، فتعرض الجولة وضعية أخرى.

## The laboratory

lab-over = انتهت المباراة هنا: لا شيء يُجرَّب.
lab-broken = لا يعمل.
lab-busy = جارٍ العمل…
lab-idle =
    { $section ->
        [runs] كل بحث يلعب مباريات عشوائية. كم مرة تغيّر المصادفة نقلته؟
        [alpha-beta] ينظر ألفا-بيتا كل مرة أعمق بنصف نقلة. متى يغيّر رأيه؟
        [forced] هنا نقلة قانونية واحدة، فلا شيء للاختيار. انتقل إلى وضعية فيها خيارات.
       *[compare] بحثان في هذه الوضعية: A وB. غيّر شيئًا واحدًا بينهما وانظر ما يحدث.
    }
lab-agree = يختار A وB النقلة نفسها: { $move }.
lab-differ = يختار A النقلة { $a }، ويختار B النقلة { $b }.
lab-most = اختار { $setting } النقلة { $move } في { $count } من أصل { $runs }.
lab-depth =
    { $depth ->
        [one] حين ينظر نصف نقلة إلى الأمام يلعب { $move }.
        [two] حين ينظر نصفي نقلة إلى الأمام يلعب { $move }.
        [few] حين ينظر { $depth } أنصاف نقلات إلى الأمام يلعب { $move }.
       *[other] حين ينظر { $depth } نصف نقلة إلى الأمام يلعب { $move }.
    }
lab-expects = المتوقع { x-for-side }
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

## Puzzles

puzzle-men =
    { $men ->
        [1] حجرًا
        [2] حجرين
       *[other] { $men } أحجار
    }
puzzle-goal =
    { $goal ->
        [win] الدور على { side-name }: العب واربح.
        [draw] الدور على { side-name }: العب وأنقذ التعادل.
       *[material] الدور على { side-name }: العب واكسب { puzzle-men }.
    }
puzzle-rules =
    { $new ->
        [yes] قواعد أخرى هذه المرة.{ " " }
        [own] قواعدك المعتادة من جديد.{ " " }
       *[no] { "" }
    }{ $title }: { $description }
puzzle-good = صحيح! خصمك يرد الآن…
puzzle-good-go-on = صحيح، واصل. { $goal }
puzzle-result =
    { $result ->
        [draw] { $scored ->
            [yes] تتعادل فقط، { $own }–{ $opponents }
           *[no] تتعادل فقط
        }
        [loss] { $scored ->
            [yes] تخسر { $own }–{ $opponents }
           *[no] تخسر
        }
        [no-win] لا تفوز
       *[nothing] لا تكسب شيئًا
    }
puzzle-wrong = { $move }: { $why }. حاول مرة أخرى.
puzzle-wrong-refuted = { $move }: { $why }. يرد { side-name } بالنقلة { $reply }. حاول مرة أخرى.
puzzle-rush-move =
    { $why ->
        [time] انتهى الوقت: النقلة كانت { $move }.
       *[wrong] خطأ: النقلة كانت { $move }.
    }
puzzle-own =
    { $whose ->
        [yours] من مباراتك: الدور على { side-name }. لعبت { $move }. ابحث عن النقلة الأفضل.
       *[other] من مباراة { $light } – { $dark }: لعب { side-name } { $move }. ابحث عن النقلة الأفضل.
    }
puzzle-own-wrong = { $move } ليست النقلة التي وجدتها المراجعة. حاول مرة أخرى.
puzzle-elsewhere = أنت تنظر إلى وضعية أخرى. «عودة إلى اللغز» يعيدك إليه.
puzzle-hint-note = بتلميح لا يُحتسب هذا اللغز. وعرض الحل يُحتسب خطأً.
puzzle-helped = أخذت تلميحًا، فلا يُحتسب هذا اللغز.
puzzle-counted = يُحتسب هذا خطأً.
puzzle-not-counted = لا يُحتسب اللغز هذه المرة.
puzzle-sequel =
    { $end ->
        [win] { $scored ->
            [yes] يفوز { side-name } بنتيجة { $own }–{ $opponents }.
           *[no] { $moves ->
                [1] يفوز { side-name } بالنقلة التالية.
                [2] يفوز { side-name } بعد نقلتين.
                [few] يفوز { side-name } بعد { $moves } نقلات.
               *[other] يفوز { side-name } بعد { $moves } نقلة.
            }
        }
       *[draw] { $scored ->
            [yes] تنتهي المباراة { $own }–{ $opponents }.
           *[no] تنتهي المباراة بالتعادل.
        }
    }
puzzle-solved =
    { $clean ->
        [yes] { $variant ->
            [0] حُلّ اللغز!
            [1] حُلّ اللغز، أحسنت!
           *[other] حُلّ اللغز، هذا هو الحل!
        }
        [row] حُلّ اللغز! هذا رقم { $row } على التوالي.
        [hint] حُلّ اللغز بتلميح، فلا يُحتسب، وهو الآن بين أخطائك.
       *[no] حُلّ اللغز، لكن ليس من المحاولة الأولى. هو الآن بين أخطائك.
    }
puzzle-next =
    { $daily ->
        [yes] ألغاز أخرى
       *[no] اللغز التالي
    }
puzzle-shown =
    هذا هو الحل: { $moves }{ $whole ->
       *[yes] .
        [no] …
    } هذا اللغز الآن بين أخطائك.
puzzle-verdict =
    { $goal ->
        [win] لا تفوز إلا النقلة { $move } (مُثبت). تصنيف اللغز: { $rating }.
        [draw] لا تتعادل إلا النقلة { $move } (مُثبت). تصنيف اللغز: { $rating }.
       *[material] النقلة { $move } وحدها تكسب { puzzle-men } كسبًا دائمًا. تصنيف اللغز: { $rating }.
    }
puzzle-change =
    تصنيفك: { $sure ->
        [yes] { $rating }
       *[no] نحو { $rating }
    } { $way ->
        [up] (+{ $points }).
       *[down] (−{ $points }).
    }
puzzle-activity =
    { $activity ->
        [daily] لغز اليوم
        [stream] ألغاز بمستواك
        [rush] سباق
        [missed] أخطاء السباق
       *[mistakes] كرّر الأخطاء
    }
puzzle-theme =
    { $theme ->
        [long-jump] أسر متعدد
        [sacrifice] تضحية
        [quiet-move] نقلة هادئة
        [blockade] حصار
        [corner] ركن
        [parity] الفردي والزوجي
        [king-trap] صيد الملك
        [crowning] تتويج
        [pass] إجبار على التمرير
        [defence] إنقاذ التعادل
       *[endgame] نهاية المباراة
    }
puzzle-theme-choose = اختر موضوعًا…
puzzle-daily =
    { $done ->
        [yes] لغز اليوم: تمّ ✓
        [missed] لغز اليوم: حاول مجددًا
       *[no] لغز اليوم
    }
puzzle-due = كرّر الأخطاء ({ $count })
puzzle-rating =
    { $sure ->
        [yes] التصنيف { $rating } بعد { puzzle-rated }.
        [none] لا تصنيف بعد. يصبح تصنيفك موثوقًا بعد نحو 20 لغزًا.
       *[no] التصنيف نحو { $rating } بعد { puzzle-rated }.
    }
puzzle-rated =
    { $count ->
        [zero] { $count } لغز
        [one] لغز واحد
        [two] لغزين
        [few] { $count } ألغاز
        [many] { $count } لغزًا
       *[other] { $count } لغز
    }
puzzle-streak =
    السلسلة: { puzzle-days } (الأفضل: { $best }). المحلول في أفضل سباق: { $rush }.{ puzzle-cheer }
puzzle-streak-now =
    { $counts ->
        [yes] السلسلة: { puzzle-days }.{ puzzle-cheer }
       *[no] لا تُحتسب للسلسلة إلا المحاولة الأولى دون مساعدة.
    }
puzzle-cheer =
    { $cheer ->
        [best] { " " }أطول سلسلة لك حتى الآن!
        [on] { " " }واصل!
       *[none] { "" }
    }
puzzle-days =
    { $days ->
        [zero] { $days } يوم
        [one] يوم واحد
        [two] يومان
        [few] { $days } أيام
        [many] { $days } يومًا
       *[other] { $days } يوم
    }
puzzle-count =
    { $only ->
        [yes] لقواعدك
       *[no] لهذه اللعبة
    } { $count ->
        [zero] { $count } لغز.
        [one] لغز واحد.
        [two] لغزان.
        [few] { $count } ألغاز.
        [many] { $count } لغزًا.
       *[other] { $count } لغز.
    }
puzzle-curve = تصنيفك بمرور الوقت، بين { $low } و{ $high }.
puzzle-rush = { $minutes }:{ $seconds } · ✓ { $solved } · ✗ { $mistakes }
puzzle-rush-over =
    { $best ->
        [yes] انتهى السباق! المحلول: { $solved }. أفضل سباق لك حتى الآن.
       *[no] انتهى السباق. المحلول: { $solved }.
    }
puzzle-rush-ended = انتهى السباق. المحلول: { $solved }.
puzzle-loading = جارٍ تحميل الألغاز…
puzzle-failed = تعذّر تحميل الألغاز. تحقق من اتصالك.
puzzle-none-left = كان هذا الأخير. لم يبق اليوم ما يُعاد.
puzzle-unsaved = لا يمكن حفظ نتيجتك: مساحة التخزين في المتصفح ممتلئة أو محجوبة. احذف مباريات أو دراسات لتوفير مساحة.
unreadable-puzzles = نتائج ألغازك تالفة ({ $why }). { $copy }
