# Arabic (Modern Standard), in Fluent's form; see en.ftl for what is what. Places that are filled in are isolated by the program.

## Words that sentences are made of

quotes = «text»
point = .
# The sides, with their article, begin a sentence as they stand in one.
side-name =
    { $side ->
        [light] الفاتح
        [dark] الداكن
        [white] الأبيض
       *[black] الأسود
    }
side-word = { side-name }
other-name =
    { $other ->
        [light] الفاتح
        [dark] الداكن
        [white] الأبيض
       *[black] الأسود
    }
other-word = { other-name }
# The sides behind ل.
x-for-side =
    { $side ->
        [light] للفاتح
        [dark] للداكن
        [white] للأبيض
       *[black] للأسود
    }
x-for-other =
    { $other ->
        [light] للفاتح
        [dark] للداكن
        [white] للأبيض
       *[black] للأسود
    }
# The colour of one piece, which is masculine whatever it is.
x-colour =
    { $side ->
        [light] فاتح
        [dark] داكن
        [white] أبيض
       *[black] أسود
    }
x-other-colour =
    { $other ->
        [light] فاتح
        [dark] داكن
        [white] أبيض
       *[black] أسود
    }
# With the article; piece-word is without it.
piece-name =
    { $piece ->
        [checker] الحجر
        [disc] القرص
        [man] الحجر
       *[king] الملك
    }
piece-word =
    { $piece ->
        [checker] حجر
        [disc] قرص
        [man] حجر
       *[king] ملك
    }
# With the article; pieces-word is without it.
pieces-name =
    { $game ->
        [alquerque] الأحجار
        [othello] الأقراص
       *[draughts] القطع
    }
pieces-word =
    { $game ->
        [alquerque] أحجار
        [othello] أقراص
       *[draughts] قطع
    }
coloured-piece = { piece-word } { x-colour }
game-title =
    { $game ->
        [alquerque] القرق
        [othello] أوثيلو
       *[draughts] الداما الإنجليزية
    }
spot-name =
    { $named ->
        [number] الخانة { $at }
       *[letters] { $at }
    }
place-word =
    { $place ->
        [square] خانة
       *[point] نقطة
    }
counted-games =
    { $games ->
        [zero] لا مباريات
        [one] مباراة واحدة
        [two] مباراتان
        [few] { $games } مباريات
       *[other] { $games } مباراة
    }
counted-moves =
    { $moves ->
        [zero] لا نقلات
        [one] نقلة واحدة
        [two] نقلتان
        [few] { $moves } نقلات
       *[other] { $moves } نقلة
    }
counted-plies =
    { $plies ->
        [zero] لا أنصاف نقلات
        [one] نصف نقلة
        [two] نصفي نقلة
        [few] { $plies } أنصاف نقلات
       *[other] { $plies } نصف نقلة
    }
none = لا شيء
told = { $what }.
row = { $phrases }
as-it-is = { $text }

## The board

no-such-move = { $move } ليست نقلة هنا. يمكنك لعب { $moves }.
game-over = انتهت المباراة.
ais-turn = هذا دور الحاسوب.
in-hand = اخترت { piece-name } على { $at }. يمكنه الانتقال إلى { $targets }.
put-back = أُعيد { piece-name } إلى { $at }.
jumped = تم الأسر. يواصل { piece-name } على { $at } إلى { $targets }.
jumped-may-end = تم الأسر. يمكن أن يواصل { piece-name } على { $at } إلى { $targets }، أو ينتهي الدور.
chain = الأسر مستمر: إلى { $targets }. لمس القطعة أو مفتاح Escape يلغيه.
chain-may-end = يمكن أن يستمر الأسر إلى { $targets }، أو ينتهي على { $spot }: لمس القطعة يُنهي الدور.
may-not-go = لا يجوز أن ينتقل { piece-name } على { $from } إلى { $to }، بل إلى { $targets } فقط.
may-move = يمكنك تحريك { $spots }.
may-set = يمكنك اللعب على: { $spots }.
group-of-pieces =
    { side-name }، { $piece ->
        [checker] { $pieces ->
            [one] حجر واحد
            [two] حجران
            [few] { $pieces } أحجار
            [many] { $pieces } حجرًا
           *[other] { $pieces } حجر
        }
        [disc] { $pieces ->
            [one] قرص واحد
            [two] قرصان
            [few] { $pieces } أقراص
            [many] { $pieces } قرصًا
           *[other] { $pieces } قرص
        }
        [man] { $pieces ->
            [one] حجر واحد
            [two] حجران
            [few] { $pieces } أحجار
            [many] { $pieces } حجرًا
           *[other] { $pieces } حجر
        }
       *[king] { $pieces ->
            [one] ملك واحد
            [two] ملكان
            [few] { $pieces } ملوك
            [many] { $pieces } ملكًا
           *[other] { $pieces } ملك
        }
    }: { $spots }.
capture-compulsory = الأسر إلزامي هنا.
capture-with = الأسر إلزامي، من { $spots }.
spot-taken =
    هذه { $place ->
        [square] الخانة
       *[point] النقطة
    } مشغولة.
no-move-there = لا نقلة تصل إلى هناك.
spot-occupied = يوجد { piece-word } على { $spot } من قبل.
turns-nothing-beside = القرص على { $spot } لن يقلب شيئًا: لا قرص { x-other-colour } بجانبه.
turns-nothing-between = القرص على { $spot } لن يقلب شيئًا: لا خط من أقراص { other-word } يمتد من هناك إلى قرص { x-colour }.
spot-empty = لا { piece-word } على { $spot }.
others-turn = هذا دور { side-word }.
blocked = { piece-name } على { $spot } محاصر: لا { place-word } خالية ينتقل إليها.
remark-in-hand = مختار
remark-may-end = يمكن إنهاء الدور هنا
remark-target = يمكن الانتقال إلى هنا
remark-may-set = يمكنك اللعب هنا
remark-may-move = يمكن تحريكه
remark-last = النقلة الأخيرة
remark-wins = تفوز
remark-draws = تتعادل
remark-loses = تخسر

## Why a piece cannot move

why-no-line = لا خط يصل إلى هناك بخطوة واحدة.
why-not-back = الأحجار تخطو إلى الأمام وإلى الجانب، لا إلى الوراء أبدًا.
why-came-from = جاء الحجر من { $from }، فلا يجوز أن يرجع إليها مباشرة.
why-here-from = الحجر على { $at } جاء من { $from }، فلا يجوز أن يرجع إليها.
why-far-row = الحجر على { $at } بلغ الصف الأخير، ولا يخرج منه إلا بأسر.
why-inner-square = متى صار عدد الأحجار { $checkers } أو أقل، انتهت كل نقلة على نقاط المربع الداخلي التسع.
why-edge-first = متى صار عدد الأحجار { $checkers } أو أقل، دخلت أحجار الحافة قبل أن يتحرك غيرها.
why-dark-squares = القطع لا تغادر الخانات الداكنة.
why-man-forward = الحجر يسير إلى الأمام فقط، والملك في الاتجاهين.

## Draws by agreement

draw-offered = { side-name } يعرض التعادل. هل يقبل { other-name }؟
draw-declined = { side-name } يرفض التعادل.
draw-ai-declines =
    الحاسوب يرفض التعادل: { $why ->
        [chance] يلعب عشوائيًا ويريد أن يواصل
        [early] المباراة ما زالت في أولها
        [unthought] لم يفكر في هذه الوضعية بعد
        [better] يرى أن وضعه أفضل
       *[hopes] ما زال يأمل أن يقلب النتيجة
    }.

## The search

search-thinks = { side-name } يفكر.
search-other-version = الصفحة من الإصدار { $page }، وبحثها من الإصدار { $search }. يُرجى إعادة تحميل الصفحة.
search-failed = لم يستطع البحث أن يجيب: { $why }.
search-wrong-move-why = أجاب البحث بخطأ: { $why }.
search-wrong-move = أجاب البحث بنقلة خاطئة: `{ $move }`.
search-anew = لم يُجب البحث، فأُعيد تشغيله، والمباراة مستمرة.
search-impossible = تعذّر تشغيل محرك اللعب. وما زال اللعب بين شخصين ممكنًا.
search-no-move = لم يجد البحث أي نقلة.
verdict-win =
    فوز { x-for-side }{ $known ->
        [exactly] { " " }في { counted-plies }
        [most] { " " }في { counted-plies } على الأكثر
       *[win] { " " }مؤكد
    }
verdict-looking = يجري البحث عمن يفوز…
verdict-open = لا يُعرف من يفوز هنا
prover-incomplete = تعذّر تحميل جزء مما هو معروف عن القرق. تستمر المباراة، لكن معرفة من يفوز ستكون أقل.
prover-missing = تعذّر تحميل ما يكشف من يفوز. اسأل من جديد حين يتوفر الاتصال.
line-ends = من يفوز هنا مؤكد، لكن كيف تستمر المباراة لم يُعرف بعد.
hint-looking = يجري البحث عن تلميح…
hint-piece = تلميح: القطعة على { $at }
hint-column = تلميح: في مكان ما من العمود { $at }
hint-move = تلميح: { $at }
new-version = هناك إصدار جديد جاهز.

## The line under the board

stated-win = فاز { side-name }، كما في السجل
stated-draw = تعادل، كما في السجل
status-yours =
    { $task ->
        [move] دورك: العب ب{ side-word }
        [capture] دورك: على { side-word } أن يأسر
       *[go-on] دورك: { x-for-side } أن يواصل أو يُنهي الدور
    }
status-side =
    { $task ->
        [move] دور { side-name }
        [capture] على { side-name } أن يأسر
       *[go-on] { x-for-side } أن يواصل أو يُنهي الدور
    }
status-friends = دور صديقك: { side-name }
status-thinking = { side-name } يفكر…

## Turns, and the course of games

played = { side-name }: { $turn }.
played-by-ai = { side-name } (الحاسوب): { $turn }.
must-pass = لا نقلة { x-for-side }، فعليه تمرير الدور.
your-turn = دورك.
your-turn-capture = دورك: الأسر إلزامي، من { $spots }.
side-to-move = دور { side-name }.
side-to-capture = دور { side-name }: الأسر إلزامي، من { $spots }.
new-game-begins = مباراة جديدة. يبدأ { side-name }.
game-goes = { game-title }.
rematch-you = مباراة إعادة مع تبادل اللونين. تلعب ب{ side-word }.
rematch = مباراة إعادة مع تبادل اللونين.
against-perfect = تلعب الآن ب{ side-word }، والحاسوب يلعب بأفضل ما يستطيع.
revenge-side = مباراة الثأر: خسر { side-word }، فله اختيار القواعد واللون.
revenge-you = مباراة الثأر: خسرت، فلك اختيار القواعد ولونك.
revenge-ai = مباراة الثأر: خسر الحاسوب، فاختار هذه القواعد وأخذ اللون الآخر.
sits-below = { side-name } في الأسفل.
replaces-unfinished = مباراة جديدة. المباراة السابقة لم تنتهِ.
before-is-kept = المباراة السابقة محفوظة.
before-is-back = عادت المباراة السابقة.
inner-square = من الآن يجري اللعب داخل المربع الداخلي.
paused = المباراة متوقفة مؤقتًا.
resumed = تتواصل المباراة.
sure-to-resign = هل تستسلم في هذه المباراة؟
turns-no-more = لن تدور الرقعة بعد الآن نحو صاحب الدور. يمكن إعادة ذلك من الخيارات.
other-tab = تواصلت هذه المباراة في تبويب آخر.
here-is-kept = ما كان هنا محفوظ.
game-not-kept = لن تبقى المباراة ولا الخيارات بعد إعادة التحميل: مساحة التخزين في هذا المتصفح ممتلئة أو مغلقة. احفظ المباراة نصًا، أو احذف مباريات من المكتبة.
step-before-first = قبل النقلة الأولى.
step-after = النقلة { $ply } من { $of }: { $turn }.
step-taken-back = تراجع: { counted-moves }.
step-played-again = إعادة: { counted-moves }.
step-stopped = توقف العرض.

## Results

result-whose =
    { $lone ->
        [won] فزت
        [lost] خسرت
       *[nobody] فاز { side-name }
    }
result-resigned = { result-whose }: استسلم { other-word }.
result-you-resigned = لقد استسلمت.
result-time = { result-whose }: انتهى وقت { other-word }.
result-your-time = خسرت: انتهى وقتك.
result-no-pieces = { result-whose }: لم تبقَ { x-for-other } أي قطعة.
result-no-move = { result-whose }: لا نقلة { x-for-other }.
result-score =
    { result-whose } { $first } مقابل { $second }.{ $credited ->
        [0] { "" }
        [one] { " " }الخانة الخالية تُحسب للفائز.
        [two] { " " }الخانتان الخاليتان تُحسبان للفائز.
       *[other] { " " }الخانات الخالية تُحسب للفائز.
    }
draw-repetition = تعادل: الوضعية نفسها للمرة الثالثة.
draw-agreement = تعادل بالاتفاق.
draw-passes = تعادل: مرّر الطرفان الدور.
draw-quiet =
    تعادل: { $game ->
        [alquerque] مئة نقلة بلا أسر
        [othello] لم يتغير شيء
       *[draughts] أربعون نقلة لكل طرف بلا أسر ولا تحريك حجر
    }.
draw-score = تعادل: { $first } مقابل { $second }.
draw = تعادل.

## Lessons. A small phone has room for three short lines.

lesson-step = { $step } من { $of }: { $text }
lesson-ask-step = المس الحجر المحاط بحلقة ثم نجمة، ليخطو على خط.
lesson-ask-step-draughts = المس حجرًا ثم نجمة: الأحجار تخطو إلى الأمام.
lesson-ask-capture = اقفز فوق الحجر الداكن إلى النقطة التي خلفه.
lesson-ask-capture-draughts = الأسر واجب متى أمكن: اقفز فوق الحجر الداكن.
lesson-ask-must-capture = إن أمكنك الأسر وجب عليك: أحد أحجارك يستطيعه.
lesson-ask-chain = اقفز، ثم واصل القفز بالقطعة نفسها.
lesson-ask-win = بقي حجر واحد، وعليك أسره.
lesson-ask-crown = اقفز إلى الصف الأخير: هناك يصبح الحجر ملكًا.
lesson-ask-place = المس نجمة: احصر قرصًا أبيض بين قرصين أسودين.
lesson-ask-rows = قرص واحد قد يقلب عدة خطوط. ابحث عن الخانة.
lesson-ask-corner = قرص الركن لا ينقلب أبدًا. خذ الركن.
lesson-ask-count = الخانة الأخيرة. يفوز من كانت أقراصه أكثر.
lesson-told-step = هذه خطوة. والآن الأسر.
lesson-told-capture = أسرته! يفوز من يأسر أحجار خصمه كلها أو يحاصرها.
lesson-told-must-capture = صحيح: لم تكن أي نقلة أخرى مسموحة.
lesson-told-chain = هذه سلسلة: أكثر من أسر في دور واحد.
lesson-told-win = فزت. الآن صرت تعرف اللعبة.
lesson-told-crown = فزت. وللملك أن يسير إلى الوراء أيضًا.
lesson-told-place = انقلب القرص. لا بد أن تقلب كل نقلة قرصًا.
lesson-told-rows = ثلاثة خطوط دفعة واحدة.
lesson-told-corner = سيبقى أسود حتى النهاية.
lesson-told-count = 40 مقابل 24: فاز الأسود. الآن صرت تعرف اللعبة.

## The library, games as texts, and links

library-took-place = المكتبة ممتلئة: حلّت أحدث مباراة محل أقدمها، { $title }.
library-took-place-of = المكتبة ممتلئة: حلّت أحدث مباراة محل أقدمها، { $title } بتاريخ { $date }.
library-full = في المكتبة الآن { counted-games }، وقد امتلأت: كل مباراة جديدة تحل محل أقدمها. صدّرها كلها، أو احذف بعضها، لتحفظ ما تريد حفظه.
library-not-kept = لا يمكن حفظ المكتبة: مساحة التخزين في هذا المتصفح ممتلئة أو مغلقة. صدّرها من صفحة المكتبة.
library-opened = { $title }: { $result }.
library-unreadable = لا يمكن قراءة هذه المباراة: { $why }. وستبقى في المكتبة.
library-deleted = حُذفت: { $title }.
library-undeleted = عادت المباراة إلى المكتبة.
library-exported =
    تم التصدير: { counted-games }.{ $unread ->
        [0] { "" }
        [one] { " " }وتُركت مباراة واحدة لا يمكن قراءتها.
        [two] { " " }وتُركت مباراتان لا يمكن قراءتهما.
        [few] { " " }وتُركت { $unread } مباريات لا يمكن قراءتها.
       *[other] { " " }وتُركت { $unread } مباراة لا يمكن قراءتها.
    }
link-unreadable = لا يمكن فتح هذا الرابط: { $why }. مباراتك كما كانت.
link-opened = مباراة من رابط: { $title }.
link-your-turn = تلعب ب{ side-word }، وهذا دورك.
link-friends-turn = تلعب ب{ side-word }، وهذا دور صديقك.
link-is-here = هذه هي المباراة التي على الرقعة.
link-send = أرسل الرابط إلى صديقك.
link-not-by-link = هذه المباراة الجديدة ليست عبر رابط. لتلعب مع صديقك هكذا، اختر الخصم «صديق، عبر رابط».
link-with-friend = هل تلعب هذه المباراة مع صديق؟ عندئذ يترك له الحاسوب الطرف الآخر.
link-friend-to-move = هذا دور صديقك. حين يعود منه رابط افتحه، أو الصقه في صفحة الحفظ والتحميل نصًا.
link-friend-has-side = الطرف الآخر لصديقك الآن. العب نقلتك، ثم أرسل الرابط.
text-too-large = النص كبير جدًا: لا يُقرأ أكثر من 4 ميغابايت. قسّمه إلى نصوص أصغر.
file-too-large = الملف { $file } كبير جدًا: لا يُقرأ أكثر من 4 ميغابايت. قسّمه إلى ملفات أصغر.
file-no-text = الملف { $file } ليس ملفًا نصيًا.
warning-of-game = المباراة { $number }: { $warning }.
read =
    { $place ->
        [board] تمت القراءة: { $what }.
        [library] تمت القراءة: { $what }، في المكتبة وعلى الرقعة.
        [library-all] تمت القراءة: { $what }، كلها في المكتبة، والأولى على الرقعة.
        [no-room] تمت القراءة: { $what }، على الرقعة. المكتبة ممتلئة ولا مكان فيها.
       *[no-room-all] تمت القراءة: { $what }، والأولى على الرقعة. المكتبة ممتلئة، وعدد ما لم يجد فيها مكانًا: { $left }.
    }
nothing-to-read = لا شيء للقراءة بعد: الصق مباراة أو رابطًا، أو اختر ملفًا.
copied = تم النسخ.
not-copied = لا يمكن النسخ هنا: حدّد النص وانسخه بنفسك.
game-with-rules = { game-title }، { $rules }
winner = فاز { side-name }
result-draw = تعادل
not-finished = لم تنتهِ

## Parts of the site that load later

part-loading = جارٍ التحميل: { $received } من { $total } كيلوبايت…
part-begins = جارٍ التحميل…
part-failed =
    { $part ->
        [rules] تعذّر تحميل القواعد
        [about] تعذّر تحميل هذه الصفحة
        [words] تعذّر تحميل هذه اللغة
       *[art] تعذّر تحميل رسوم هذه الرقاع والقطع
    }: الشبكة أو الخادم لا يستجيب كما ينبغي.

## Setting a position up

setup-empty = { $spot }، خالية.
setup-piece = { $spot }، { coloured-piece }.
setup-ready = دور { side-name }. { pieces-name }: { $game ->
        [othello] { $pieces-of-light } للأبيض، { $pieces-of-dark } للأسود
        [draughts] { $pieces-of-light } للفاتح، { $pieces-of-dark } للداكن
       *[alquerque] { $pieces-of-light } للفاتح، { $pieces-of-dark } للداكن
    }.
setup-no-pieces = لا { pieces-word } على الرقعة.
setup-no-pieces-of = لا { pieces-word } { x-for-side }.
setup-over = ستنتهي المباراة فورًا: يفوز { side-word }.
setup-over-draw = ستنتهي المباراة فورًا: تعادل.
setup-wrong = { $problem }؛ المتوقع: { $expected }.
setup-wrong-at = الحرف { $column }: { $problem }؛ المتوقع: { $expected }.

## What the browser keeps

kept-copy = حُفظت نسخة في تخزين هذا المتصفح باسم { $key }.
no-copy = لا مكان لحفظ نسخة: ما يُحفظ بعد الآن يحل محل القديم.
unreadable-settings = لا يمكن قراءة الخيارات المحفوظة ({ $why }). { $copy }
unreadable-game = لا يمكن قراءة مباراة { game-title } المحفوظة ({ $why }). { $copy }
unreadable-library = لا يمكن قراءة المكتبة ({ $why }). { $copy }
unreadable-statistics = لا يمكن قراءة الإحصاءات ({ $why }). { $copy }
mended-game =
    مباراة { game-title } المحفوظة متناقضة ({ $what ->
        [played] النقلات الملعوبة أكثر مما فيها من نقلات
        [draw] لا يمكن أن تكون قد انتهت كما تقول
       *[record] سجلها لمباراة أخرى
    })، وقد أُصلحت. { $copy }
unreadable-games = في المكتبة ما لا يمكن قراءته: { counted-games }. { $copy }
no-file = لا يمكن كتابة الملف هنا: انسخ النص بنفسك.
saved-too-long = فيه أكثر من { $most } حرف
saved-missing = `{ $field }` مفقود
saved-twice = `{ $field }` مكرر مرتين
saved-wrong = `{ $field }` لا يمكن أن يكون `{ $found }`
saved-version = من الإصدار { $found }، وهذا هو الإصدار { $ours }
saved-other-game = هي مباراة في لعبة أخرى: { game-title }
saved-no-level = لا يوجد مستوى { $number }
saved-no-depth = لا يوجد عمق { $number }
saved-exploration = ثابت الاستكشاف { $number } خارج المدى
saved-no-json = ليس JSON
saved-deep = قوائمه متداخلة أعمق من اللازم
saved-long-field = فيه نص أطول من اللازم
saved-no-game = لا مباراة فيه

## Labels

board-of = رقعة { game-title }
spot-empty-label = { $spot }، خالية
spot-piece-label = { $spot }، { coloured-piece }
spot-and = { $label }، { $remark }
piece-label = { coloured-piece }
seat-level = الحاسوب، المستوى { $level }
seat-depth = الحاسوب، العمق { $depth }
seat-chance = الحاسوب، نقلات عشوائية
seat-human = لاعب
seat-you = أنت
seat-friend = صديق، عبر رابط
strength-level =
    { $whose ->
        [both] قوة حاسوب { side-word }
       *[one] القوة
    }: المستوى { $level } من { $levels }، { level-name }
strength-depth =
    { $whose ->
        [both] قوة حاسوب { side-word }
       *[one] القوة
    }: العمق { $depth } من { $deepest } (بأنصاف النقلات)
strength =
    { $whose ->
        [both] قوة حاسوب { side-word }
       *[one] القوة
    }
level-name =
    { $level ->
        [1] وافد جديد
        [2] مبتدئ
        [3] متعلم
        [4] هاوٍ
        [5] لاعب منتظم
        [6] لاعب نادٍ
        [7] لاعب نادٍ قوي
        [8] خبير
        [9] أستاذ
       *[10] أستاذ كبير
    }
exploration = ثابت الاستكشاف في UCB1: { $number }
played-by = يلعب ب{ side-name }
named-seat = { $name } ({ $seat })
other-move = نقلة أخرى: { $turn }
other-move-of = نقلة أخرى: { $turn }، واحدة من { $others }
played-before = لُعبت من قبل: { $turn }
continue-game = متابعة هذه المباراة ({ counted-moves })
source-of = المصدر: { ruleset-source }.
slip = كما يقتضي مستواه، لم يدقق النظر هذه المرة، ولعب { $move }.
expected-win = فوز مؤكد { x-for-side }
expected-draw = تعادل مؤكد
expected-share = نحو { $share } { x-for-side }
evaluation = يتوقع الحاسوب نحو { $percents }% { x-for-side }
games-none = { "" }
games-one = مباراة واحدة
games-many = { counted-games }
games-unreadable = { counted-games }. وعدد ما لا يمكن قراءته { $unreadable }، ويبقى في هذا المتصفح.
games-opening = جارٍ فتح المكتبة.
opponent = { game-title }: { $seat }
streak = { $streak } (الأفضل { $best })
moves-many = { counted-moves }
with-help =
    { $times ->
        [zero] بلا مساعدة
        [one] بمساعدة: مرة واحدة
        [two] بمساعدة: مرتين
        [few] بمساعدة: { $times } مرات
       *[other] بمساعدة: { $times } مرة
    }
players-one = { side-name }: { $name }
players-both = { $name } ({ side-word }) – { $other-player } ({ other-word })
players-none = { "" }
entry-open = فتح
entry-replay = إعادة عرض
entry-delete = حذف
entry-of = { $button }: { $title } { $date }
counted-pieces = { pieces-name }
captured = المأسور
tab-yours = دورك – { game-title }
form-tagged = وسوم ونقلات
form-pdn = PDN
form-transcript = تدوين متصل
spots = الرقعة
eraser = ممحاة
resume = متابعة
go-on-here = متابعة من هنا
hint = تلميح
play-back-stop = إيقاف
play-back = إعادة عرض
type-move =
    { $game ->
        [alquerque] اكتب نقلة، مثل c2-c3
        [othello] اكتب نقلة، مثل d3
       *[draughts] اكتب نقلة بصيغة PDN: 11-15
    }
give-send = إرسال
give-copy = نسخ
start = البداية
learn-next = التالي
learn-play = العب
own-rules = قواعد مخصصة…
rules-of-own = قواعد مخصصة
method-of = طريقة حاسوب { side-word }
method = طريقة الحاسوب
ai-of = حاسوب { side-word }
at-bottom = { side-word } في الأسفل
computed-forced = لا شيء: لم تكن هناك إلا نقلة واحدة.
computed-nothing = لا شيء بعد: لم يأتِ دوره.
playouts-per-second = المحاكاة في الثانية
nodes-per-second = العقد في الثانية
playouts = المحاكاة
nodes = العقد
nodes-in-tree = العقد في الشجرة
nodes-looked-at = العقد المفحوصة
loading = جارٍ التحميل
try-again = إعادة المحاولة
goal =
    { $game ->
        [alquerque] يفوز من يأسر أحجار خصمه كلها أو يحاصرها.
        [othello] يفوز من كانت أقراصه أكثر في النهاية.
       *[draughts] يفوز من يأسر قطع خصمه كلها أو يحاصرها.
    }
about-game =
    { $game ->
        [alquerque] جدّ الداما، وعمره ألف عام: اقفز فوق أحجار خصمك على 25 نقطة.
        [othello] احصر أقراص خصمك بين أقراصك لتنقلب. يفوز من كانت أقراصه أكثر في النهاية.
       *[draughts] تُسمّى أيضًا checkers: اثنا عشر حجرًا لكل طرف على رقعة 8 في 8، وأسر إلزامي، وملوك تسير في الاتجاهين.
    }

## Rulesets

ruleset-title =
    { $ruleset ->
        [merkel] Merkel (2016)
        [medieval] قواعد العصور الوسطى
        [ancient] القواعد القديمة، المربع الداخلي
        [alfonso] كتاب ألفونسو العاشر (1283)
        [murray] Murray (1951)
        [othello] قواعد البطولات
        [othello-no-pass] بلا تمرير للدور
       *[draughts] الداما الإنجليزية
    }
ruleset-description =
    { $ruleset ->
        [merkel] إلى الأمام وإلى الجانب فقط، والأسر إلزامي حتى آخره: كل مباراة تصل إلى نهاية.
        [medieval] الخطوة على أي خط، والأسر إلزامي حتى آخره.
        [ancient] الخطوة على أي خط، والأسر إلزامي لكنه قد يتوقف، والأحجار الثمانية الأخيرة تتقاتل في المربع الداخلي.
        [alfonso] الخطوة على أي خط، ولا شيء إلزامي، وأسر واحد في الدور.
        [murray] الخطوة على أي خط، ولا شيء إلزامي، وللأسر أن يستمر.
        [othello] قواعد البطولات: من لا نقلة له يمرّر الدور، وتنتهي المباراة حين لا يستطيع أحد اللعب.
        [othello-no-pass] لا تمرير للدور: تنتهي المباراة متى عجز صاحب الدور عن اللعب.
       *[draughts] يبدأ الداكن؛ الأحجار تأسر إلى الأمام والملوك في الاتجاهين، وبلوغ الصف الأخير ينهي النقلة.
    }
ruleset-source =
    { $ruleset ->
        [merkel] Oliver Merkel, Alquerque (HTML5), 2016؛ وهي قريبة من R. C. Bell, Board and Table Games, 1979
        [medieval] Alquerque in the mediaeval Book of Games، نقلًا عن Libro de los juegos، سنة 1283
        [ancient] Alquerque (ancient checkers), El Qirkat
        [alfonso] Libro de los juegos، ألفونسو العاشر، 1283، بصياغة Ludii
        [murray] H. J. R. Murray, A History of Board-Games Other Than Chess, 1951، بصياغة Ludii
        [othello] الاتحاد العالمي لأوثيلو؛ وUCThello من عمل Oliver Merkel
        [othello-no-pass] خيار في UCThello من عمل Oliver Merkel
       *[draughts] الاتحاد العالمي للداما (World Checkers/Draughts Federation)؛ وقد يبدأ الفاتح، كما في بعض برامج Checkers
    }

# The label of a field; the value behind it goes on with the sentence.
option-steps = تخطو الأحجار
option-inverting = رجوع الحجر عن خطوته الأخيرة
option-capture = الأسر
option-chain = سلسلة الأسر
option-inner-square = ينحصر اللعب في المربع الداخلي
option-passing = من لا نقلة له
option-begin = صاحب النقلة الأولى
value-steps-forward = إلى الأمام وإلى الجانب
value-steps-any = على أي خط
value-inverting-forbidden = ممنوع
value-inverting-allowed = مسموح
value-capture-compulsory = إلزامي
value-capture-optional = اختياري
value-chain-compulsory = تستمر حتى آخرها
value-chain-optional = قد تتوقف بعد أي قفزة
value-chain-single = قفزة واحدة
value-inner-square-off = أبدًا
value-inner-square-from-eight = متى بقيت ثمانية أحجار
value-passing-must = يمرّر الدور
value-passing-game-over = يُنهي المباراة
value-begin-light = الفاتح
value-begin-dark = الداكن
# The same as parts of one sentence, with `meanings-end` at its end.
meaning-steps-forward = تخطو الأحجار إلى الأمام وإلى الجانب
meaning-steps-any = تخطو الأحجار على أي خط
meaning-inverting-forbidden = لا يرجع حجر عن خطوته الأخيرة
meaning-inverting-allowed = للحجر أن يرجع عن خطوته الأخيرة
meaning-capture-compulsory = الأسر إلزامي متى أمكن
meaning-capture-optional = الأسر اختياري
meaning-chain-compulsory = يستمر الأسر ما دام ممكنًا
meaning-chain-optional = قد يتوقف الأسر بعد أي قفزة
meaning-chain-single = الأسر قفزة واحدة
meaning-inner-square-off = كل النقاط صالحة للعب حتى النهاية
meaning-inner-square-from-eight = الأحجار الثمانية الأخيرة تلعب في المربع الداخلي
meaning-passing-must = من لا نقلة له يمرّر الدور
meaning-passing-game-over = تنتهي المباراة متى عجز لاعب عن اللعب
meaning-begin-light = يبدأ الفاتح
meaning-begin-dark = يبدأ الداكن
meanings-and = { $before }؛ { $meaning }
meanings-end = { $before }؛ و{ $meaning }.

## Texts that cannot be read: what is wrong, and what would be right. Without a full stop.

text-error = { text-subject } `{ $text }`: { $problem }؛ المتوقع: { $expected }
text-error-at = { text-subject } `{ $text }`، الحرف { $column }: { $problem }؛ المتوقع: { $expected }
text-subject =
    { $subject ->
        [position] الوضعية
        [move] النقلة
        [ruleset] مجموعة القواعد
        [date] التاريخ
       *[link] الرابط
    }
setup-error = الوضعية: { $problem }؛ المتوقع: { $expected }
file-error = { $problem }؛ المتوقع: { $expected }
import-error = المباراة { $game }، السطر { $line }، الحرف { $column }: { $cause }
x-left-out =
    { $variations ->
        [one] تُركت تفريعة واحدة
        [two] تُركت تفريعتان
        [few] تُركت { $variations } تفريعات
       *[other] تُركت { $variations } تفريعة
    }
warning-left-out = { x-left-out }
warning-left-out-from = { x-left-out } ابتداءً من السطر { $line }، الحرف { $column }: { $cause }
warning-behind-draw = تُرك ما بعد التعادل بحكم القواعد: { counted-moves }
warning-date = تُرك التاريخ: { $why }
warning-no-result = تُركت النتيجة: `{ $text }` ليس نتيجة
warning-other-result = النتيجة المذكورة، { $stated }، تخالف نتيجة القواعد، { $real }
outcome-word =
    { $outcome ->
        [light] فوز الفاتح
        [dark] فوز الداكن
       *[draw] تعادل
    }
warning-no-agreement = بهذه القواعد تنتهي كل مباراة، ولا يُتفق فيها على تعادل: تُحسب النتيجة كما ذُكرت

part-word =
    { $part ->
        [board] رقعة
        [side] صاحب دور
        [quiet] عدد أنصاف نقلات
        [number] رقم نقلة
        [barred] خطوة ممنوعة
        [point] نقطة
        [square] خانة
        [colour] لون
        [colon] نقطتان رأسيتان
        [comma] فاصلة
        [move] نقلة
        [name] اسم
       *[option] خيار
    }
# Behind ليس.
x-part-not =
    { $part ->
        [colour] لونًا
        [colon] نقطتين رأسيتين
        [name] اسمًا
        [option] خيارًا
       *[board] { part-word }
    }
problem-missing =
    { $part ->
        [board] الرقعة مفقودة
        [side] صاحب الدور غير مذكور
        [quiet] عدد أنصاف النقلات مفقود
        [number] رقم النقلة مفقود
        [barred] الخطوة الممنوعة مفقودة
        [point] النقطة مفقودة
        [square] الخانة مفقودة
        [colour] اللون مفقود
        [colon] النقطتان الرأسيتان مفقودتان
        [comma] الفاصلة مفقودة
        [move] النقلة مفقودة
        [name] الاسم مفقود
       *[option] الخيار مفقود
    }
problem-nothing = ليس هنا { part-word }
problem-not-a = `{ $text }` ليس { x-part-not }
problem-too-long = أطول من اللازم
problem-fields =
    فيها { $count ->
        [zero] لا حقول
        [one] حقل واحد
        [two] حقلان
        [few] { $count } حقول
        [many] { $count } حقلًا
       *[other] { $count } حقل
    }
problem-rows =
    في الرقعة { $count ->
        [one] صف واحد
        [two] صفان
        [few] { $count } صفوف
        [many] { $count } صفًا
       *[other] { $count } صف
    }
problem-squares =
    في الرقعة { $count ->
        [one] خانة واحدة
        [two] خانتان
        [few] { $count } خانات
       *[other] { $count } خانة
    }
problem-points =
    في الصف { $row } { $count ->
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $count } نقاط
       *[other] { $count } نقطة
    }
problem-no-piece = `{ $text }` لا يدل على شيء في الرقعة
problem-surplus = فيها زيادة على ما في الوضعية
problem-out-of-place = `{ $text }` ليس في مكانه
problem-side-twice = قطع { side-word } مذكورة مرتين
problem-square-twice = الخانة { $at } مذكورة مرتين
problem-backward = المدى من { $from } إلى { $to } معكوس
problem-too-many = عدد { pieces-name } { x-for-side } هو { $count }
problem-king = على { $at } ملك
problem-uncrowned = لا يقف حجر { x-colour } على { $at }، فهناك يُتوَّج
problem-light-square = هناك قطعة على خانة فاتحة
problem-no-checker = لا حجر على { $at }
problem-checker-twice = الحجر على { $at } مذكور مرتين
problem-no-such-step = حجر { x-colour } على { $from } لا يمكنه أن يخطو إلى { $to } على أي حال
problem-no-step-before = لا يمكن أن يكون حجر { x-colour } قد خطا من { $from } إلى { $to }
problem-nothing-barred = لا خطوة ممنوعة حيث يُسمح بالرجوع
problem-no-passes = لا تمرير للدور في هذه القواعد
problem-passed-twice = تنتهي المباراة بتمرير الدور مرتين
problem-illegal = غير قانونية
problem-capture-compulsory = غير قانونية، فالأسر إلزامي
problem-must-go-on = يجب أن يستمر الأسر
problem-only-one = فيها { part-word } واحدة فقط
problem-several-meant = تصلح اختصارًا لأكثر من أسر
problem-game-over = انتهت المباراة
problem-must-pass = لا يجوز تحريك أي حجر
problem-pass-not-forced = لا يُمرَّر الدور إلا حيث لا تترك القواعد غيره
problem-pass-beside-sets = لا يجوز تمرير الدور ما دامت هناك نقلة
problem-occupied = على هذه الخانة قرص
problem-turns-nothing = لن تقلب أي قرص
problem-no-ruleset = لا توجد مجموعة قواعد باسم `{ $text }`
problem-no-option = لا يوجد خيار `{ $text }`
problem-no-value = الخيار `{ $option }` لا يمكن أن يكون `{ $text }`
problem-option-twice = الخيار `{ $option }` مذكور مرتين
problem-no-position = لا توجد وضعية كهذه
problem-full = في المباراة { counted-moves }
problem-full-with-variations = في المباراة { counted-moves }، ومنها نقلات التفريعات
problem-no-date = لا يوجد تاريخ كهذا
problem-no-link = ليس رابطًا إلى مباراة
problem-damaged =
    الرابط تالف: { $damage ->
        [version] لا يوجد إصدار كهذا
        [characters] فيه حروف لا تكون في رابط
        [short] ينتهي قبل أوانه
        [checksum] مجموع التحقق خاطئ
       *[senseless] لا معنى له
    }
problem-newer = جاء من إصدار أحدث من هذه اللعبة
problem-long-text = النص أطول من اللازم
problem-nothing-in = لا مباراة في `{ $text }`
problem-more-games = عدد المباريات أكثر من { $count }
problem-closes-nothing = هناك `{ $text }` لا يُغلق شيئًا
problem-open-comment = هناك تعليق غير مغلق
problem-open-variation = هناك تفريعة غير مغلقة
problem-open-tag = الوسم `{ $text }` غير مغلق
problem-open-property = قيمة `{ $text }` غير مغلقة
problem-open-game = المباراة غير مغلقة
problem-open-value = قيمة الوسم `{ $text }` بلا نهاية
problem-tag-form = هناك وسم بلا اسم أو بلا قيمة بين علامتي اقتباس
problem-tag-inside = فيها وسم
problem-nothing-before = لا نقلة قبلها
problem-no-game = لا توجد لعبة `{ $text }`
problem-no-game-type = نوع اللعبة `{ $text }` غير معروف
problem-which-game = لا يتبيّن أي لعبة هذه
problem-more-moves = في المباراة أكثر من { counted-moves }
problem-no-game-there = لا توجد مباراة
problem-other-game = اللعبة هي `{ $text }`
problem-other-type = نوع اللعبة هو `{ $text }`
problem-no-ggf-board = `{ $text }` ليس رقعة
problem-not-the-turn-of = ليس هذا دور { side-word }

expected-alquerque-position = ثلاثة: الرقعة وصاحب الدور والخطوات الممنوعة، مثل `ddddd/ddddd/dd1ll/lllll/lllll l -`
expected-light-or-dark = `l` للفاتح أو `d` للداكن
expected-five-rows = خمسة صفوف، من الصف 5 نزولًا إلى الصف 1، يفصل بينها `/`
expected-five-points = خمس نقاط في كل صف
expected-checkers-or-digit = `l` للفاتح، أو `d` للداكن، أو رقم من 1 إلى 5 لعدد النقاط الخالية المتتالية
expected-barred-steps = `-` أو قائمة مرتبة مثل `c1-b1,d5-e5`
expected-no-barred-steps = `-` مكان الخطوات الممنوعة
expected-bars-of-checkers = خطوات ممنوعة لأحجار على الرقعة
expected-steps-of-the-rules = خطوات تسمح بها القواعد لولا المنع
expected-way-back = طريق الرجوع عن خطوة تسمح بها القواعد
expected-one-bar-each = خطوة ممنوعة واحدة على الأكثر لكل حجر
expected-two-passes = `pass` مرتين على الأكثر
expected-passes-last = تمرير الدور في الآخر
expected-counters-behind-bars = عددان على الأكثر بعد الخطوات الممنوعة
expected-othello-position = الخانات الـ64 من a1 إلى h8 وصاحب الدور، `X` أو `O`
expected-dark-or-light = `X` للأسود أو `O` للأبيض
expected-disc-or-empty = `X` للأسود، أو `O` للأبيض، أو `-` لخانة خالية
expected-all-squares = 64 خانة من a1 إلى h8
expected-semicolon = لا شيء بعد صاحب الدور إلا `;`
expected-discs-alone = أقراص فقط
expected-draughts-position = صاحب الدور وخانات الطرفين، مثل `B:W21,22,K30:B1,2`
expected-square-list = خانات من 1 إلى 32 تفصل بينها فواصل، والملوك مسبوقة بالحرف `K`، مثل `W21,22,K30`
expected-colour-and-squares = `W` أو `B` ثم خانات قطعه
expected-one-list-each = قائمة خانات واحدة لكل طرف
expected-lower-first = الخانة الأصغر رقمًا أولًا
expected-one-piece-each = قطعة واحدة على الأكثر في كل خانة
expected-full-stop = لا شيء بعد نقطة الختام
expected-counters-behind-squares = عددان على الأكثر بعد الخانات
expected-king-on = ملك هناك، `K{ $at }`
expected-dark-squares = قطع على الخانات الداكنة فقط
expected-count = عدد من 0 إلى 65535
expected-number = عدد من 1 إلى 65535
expected-twelve-pieces = اثنا عشر على الأكثر لكل طرف
expected-points = نقاط من a1 إلى e5، مثل `c2-c3` أو `a3xc3xe5`
expected-numbered-squares = خانات من 1 إلى 32، مثل `15x24x31`، `11-15`
expected-one-of = إحدى هذه: { $texts }
these = { $texts }
expected-no-move = لا نقلة
expected-no-move-as-over = لا نقلة، فقد انتهت المباراة
expected-option-once = كل خيار مرة على الأكثر
expected-position = وضعية من هذه اللعبة
expected-shorter-game = مباراة أقصر
expected-date = تاريخ مثل `2026-11-21` أو `2026.11.??` أو `????.??.??`
expected-link = نص يبدأ بـ `g1.`، وقد يسبقه عنوان وعلامة `#`
expected-whole-link = الرابط كاملًا، حرفًا حرفًا كما أُرسل
expected-link-size = 8 ميغابايت على الأكثر
expected-known-version = الإصدار 1 أو 2: أعد تحميل اللعبة لتحصل على أحدثها
expected-text-size = 4 ميغابايت على الأكثر
expected-games = مباريات بوسومها، أو نقلات مثل `c2-c3`، `11-15`، `f5d6`، أو GGF، أو رابط
expected-smaller-files = عدة ملفات أصغر
expected-file-part = نقلة أو تعليق أو وسم
expected-tag = وسم مثل `[Event "Club championship"]`
expected-ruleset-tag = وسم مثل `[Ruleset "merkel"]`
expected-tag-end = `]` بعد قيمة الوسم
expected-comment-end = `{ "}" }` في آخره
expected-variation-end = `)` في آخرها
expected-move = نقلة
expected-moves = نقلات
expected-any-move = نقلة مثل `c2-c3`، `11-15`، `f5`
expected-game = مباراة
expected-game-title = `Alquerque` أو `Othello` أو `English draughts`
expected-game-type = `21`، وهو الداما الإنجليزية
expected-ggf-properties = خصائص مثل `B[F5]`، وفي الآخر `;)`
expected-ggf-end = `]` في آخرها
expected-ggf-othello = `GM[Othello]`
expected-ggf-type = أوثيلو المعتادة على 8 في 8 خانات، `TY[8]`
expected-ggf-board = الحجم، و64 خانة `*` أو `O` أو `-`، وصاحب الدور، مثل `8 -...- *`
expected-in-turn = نقلات بالتناوب، `B[...]` للأسود

## What the page and its search say to each other

failure-no-request = ليس هذا طلبًا ({ $why })؛ المتوقع: طلب من الإصدار { $version }
failure-no-text = لا يمكن قراءة `{ $text }`
failure-no-exploration = لا يوجد ثابت استكشاف؛ المتوقع: من 0 إلى 1000
failure-no-depth = لا يوجد عمق { $number }؛ المتوقع: من 1 إلى { $most }
failure-no-level = لا يوجد مستوى { $number }؛ المتوقع: من 1 إلى { $most }
failure-only-uct = لا مستويات ولا محاكاة إلا في UCT؛ المتوقع: وقت، أو بلا حد
failure-other-worker = هذا النوع من العمال ليس فيه محرك كهذا؛ المتوقع: البراهين من المُبرهِن، وما عداها من البحث
failure-too-deep = العمق { $number } يأخذ وقتًا أطول من اللازم؛ المتوقع: { $most } على الأكثر

## What the page itself says. The ids are the English words: letters and digits, at most 40 characters of them.

page-Alquerque-Othello-and-draughts-against-t = القرق وأوثيلو والداما ضد الحاسوب
page-Play-Alquerque-Othello-and-English-draug = العب القرق وأوثيلو والداما الإنجليزية مع صديق أو ضد حاسوب يبحث بطريقة UCT أو ألفا-بيتا. مجانًا، مع إمكان التثبيت واللعب بلا اتصال.
page-Alquerque = القرق
page-Merkel = Merkel
page-choose-a-game = : اختر لعبة
page-Main = الرئيسية
page-Flip-board = قلب الرقعة
page-Menu = القائمة
page-Dark = الداكن
page-captured = المأسور
page-Alquerque-board = رقعة القرق
page-Describe-the-board = وصف الرقعة
page-Light = الفاتح
page-Game = المباراة
page-Othello = أوثيلو
page-Loading-the-games-and-the-computer-more = جارٍ تحميل الألعاب والحاسوب…
page-Bring-it-back = استرجاع
page-Accept = قبول
page-Decline = رفض
page-Resign = استسلام
page-Play-on-against-the-perfect-player = واصل اللعب ضد اللاعب الكامل
page-Play-by-link = لعب عبر رابط
page-Try-again = إعادة المحاولة
page-Dismiss-message = إخفاء الرسالة
page-Thinking = جارٍ التفكير
page-Moves-and-games = النقلات والمباريات
page-New-game = مباراة جديدة
page-New = جديدة
page-Undo = تراجع
page-Redo = إعادة
page-Draw = تعادل؟
page-End-turn = إنهاء الدور
page-Move-now = العب الآن
page-Who-wins = من يفوز؟
page-Show-me = أرني
page-Stop = إيقاف
page-Pause = إيقاف مؤقت
page-Resume = متابعة
page-Back-to-the-game = العودة إلى المباراة
page-Send-link = إرسال الرابط
page-How-to-play = كيف تلعب
page-Leave = خروج
page-Next = التالي
page-Rematch-sides-swapped = مباراة إعادة، مع تبادل اللونين
page-Rematch = مباراة إعادة
page-Review-it = مراجعة
page-Moves-and-figures-larger = تكبير النقلات والأرقام
page-Moves = النقلات
page-Step-through-the-game = تصفّح المباراة
page-To-the-start = إلى البداية
page-One-move-back = نقلة إلى الوراء
page-One-move-on = نقلة إلى الأمام
page-To-the-last-move = إلى آخر نقلة
page-Replay = إعادة عرض
page-No-move-yet = لا نقلات بعد.
page-Play-or-choose-a-game = العب، أو اختر لعبة:
page-English-draughts = الداما الإنجليزية
page-Moves-of-the-game = نقلات المباراة
page-Type-a-move = اكتب نقلة
page-Type-a-move-such-as-c2-c3 = اكتب نقلة، مثل c2-c3
page-What-the-AI-computes = ما يحسبه الحاسوب
page-Watch-it-think = شاهده وهو يفكّر
page-Nothing-yet-it-has-not-had-a-turn = لا شيء بعد: لم يأتِ دوره.
page-Playouts = المحاكاة
page-Depth-in-plies = العمق بأنصاف النقلات
page-Playouts-per-second = المحاكاة في الثانية
page-Score-in-pieces = التقييم بالقطع
page-Nodes-in-the-tree = العقد في الشجرة
page-Expected-result = النتيجة المتوقعة
page-Expected-line = التفريعة المتوقعة:
page-Move = النقلة
page-Score = التقييم
page-A-new-version-is-ready-Your-game-is-kept = هناك إصدار جديد جاهز. مباراتك محفوظة.
page-Reload = تحديث
page-Close-menu = إغلاق القائمة
page-Play = اللعب
page-Play-now = العب
page-Choose-a-game-more = اختيار لعبة…
page-Revenge-the-loser-chooses-more = مباراة الثأر: الخاسر يختار…
page-Set-up-a-position = إعداد وضعية
page-Study-this-game = ادرس هذه اللعبة
page-This-game-and-others = هذه المباراة وغيرها
page-Share = مشاركة
page-Save-or-load-as-text = الحفظ والتحميل نصًا
page-Library = المكتبة
page-Statistics = الإحصاءات
page-More = المزيد
page-Rules = القواعد
page-Options = الخيارات
page-About = حول
page-Install = تثبيت
page-Choose-a-game = اختيار لعبة
page-Close-new-game = إغلاق مباراة جديدة
page-Your-own-rules = قواعد مخصصة
page-First-move = النقلة الأولى
page-as-the-rules-say = حسب القواعد
page-light = الفاتح
page-dark = الداكن
page-drawn-at-random = بالقرعة
page-Opponent = الخصم
page-computer = الحاسوب
page-friend-here = صديق هنا
page-friend-by-link = صديق، عبر رابط
page-watch-two-AIs = حاسوب ضد حاسوب
page-You-play = تلعب بـ
page-Clock = الساعة
page-none = بلا ساعة
page-1-min = دقيقة
page-3-min-2-s = 3 دقائق + 2 ث
page-5-min = 5 دقائق
page-5-min-5-s = 5 دقائق + 5 ث
page-10-min-5-s = 10 دقائق + 5 ث
page-15-min-10-s = 15 دقيقة + 10 ث
page-30-min-20-s = 30 دقيقة + 20 ث
page-Time-for-each-player-and-what-each-move = وقت كل لاعب، وما تزيده كل نقلة. يبدأ العدّ مع النقلة الثانية.
page-Method = الطريقة
page-UCT = UCT
page-alpha-beta = ألفا-بيتا
page-random-moves = نقلات عشوائية
page-Go-on = متابعة
page-Close-options = إغلاق الخيارات
page-Players-of = لاعبو
page-Light-played-by = يلعب بالفاتح
page-Human = لاعب
page-AI = الحاسوب
page-Friend-by-link = صديق، عبر رابط
page-Dark-played-by = يلعب بالداكن
page-The-AI-s-method = طريقة الحاسوب
page-Level-1-is-for-a-first-game-level-10-thi = المستوى 1 لأول مباراة، والمستوى 10 يفكر حتى ثلاث ثوانٍ في النقلة؛ أما العمق فيأخذ ما يلزمه من وقت. يسري مع نقلة الحاسوب التالية.
page-This-concerns-each-piece-s-own-last-step = يخص هذا آخر خطوة لكل حجر على حدة: إذا خطا إلى الجانب فلا يعود في خطوته التالية إلى حيث كان، مهما مرّ من أدوار. وإذا سُمح بالرجوع فقد تنتهي المباراة بالتعادل.
page-The-running-game-goes-on-by-its-own-rule = المباراة الجارية تستمر بقواعدها. يسري هذا من المباراة الجديدة التالية.
page-Display = المظهر
page-Language = اللغة
page-Colours = الألوان
page-system = النظام
page-Board = الرقعة
page-wood = خشب
page-parchment = ورق قديم
page-contrast = تباين قوي
page-Pieces = القطع
page-stones = حجارة
page-plain = بسيطة
page-Motion = الحركة
page-slow = بطيئة
page-usual = عادية
page-fast = سريعة
page-Board-orientation = اتجاه الرقعة
page-to-you = نحوك
page-to-whoever-moves = نحو صاحب الدور
page-Show-where-a-piece-may-go = إظهار نقلات القطعة الممكنة
page-Show-coordinates = إظهار الإحداثيات
page-Show-what-the-AI-computes = إظهار ما يحسبه الحاسوب
page-Show-who-wins-when-no-AI-plays = إظهار من يفوز حين لا يلعب الحاسوب
page-Sound-and-keys = الصوت والمفاتيح
page-Move-sounds = أصوات النقلات
page-Volume = شدة الصوت
page-Vibrate-on-captures = اهتزاز عند الأسر
page-Keys-U-undo-R-redo-F-flip-H-hint-N-new-g = المفاتيح: U تراجع، R إعادة، F قلب الرقعة، H تلميح، N مباراة جديدة، M كتابة نقلة، B وصف الرقعة، ? القواعد
page-For-the-curious = للفضوليين
page-How-much-the-search-tries-moves-that-loo = كم يجرّب البحث النقلات التي تبدو أضعف حتى الآن. القيمة في الأصل هي الجذر التربيعي للعدد 2 (1.41).
page-Close-the-editor = إغلاق المحرر
page-Close-rules = إغلاق القواعد
page-Rules-of = قواعد
page-Draughts = الداما
page-Close-the-article = إغلاق المقال
page-Close-about = إغلاق صفحة حول
page-The-position-that-is-set-up = الوضعية التي تُعدّ
page-Put-on-the-board = ضع على الرقعة
page-Light-piece = قطعة فاتحة
page-Dark-piece = قطعة داكنة
page-Light-king = ملك فاتح
page-Dark-king = ملك داكن
page-Eraser = ممحاة
page-To-move = صاحب الدور
page-Play-from-here = العب من هنا
page-Start-position = وضعية البداية
page-Current-position = الوضعية الحالية
page-Clear = إفراغ
page-The-position-as-text = الوضعية نصًا
page-Tap-a-spot-to-put-the-chosen-piece-there = المس موضعًا لتضع فيه القطعة المختارة، والمسه ثانية لتزيلها. اسحب قطعة لتنقلها، أو أخرجها من الرقعة. وبلوحة المفاتيح: الأسهم وEnter وDelete.
page-The-game-as-text = المباراة نصًا
page-Close-the-game-as-text = إغلاق المباراة نصًا
page-This-game = هذه المباراة
page-Event = الحدث
page-Date = التاريخ
page-Written-as = الصيغة
page-Text = النص
page-Copy = نسخ
page-Download = تنزيل
page-Read-games = قراءة مباريات
page-Paste-games-or-a-link = الصق مباريات أو رابطًا
page-PDN-of-English-draughts-Othello-transcri = PDN للداما الإنجليزية، وتدوين أوثيلو المتصل وGGF، ونقلات أي لعبة هنا بوسوم أو بدونها؛ وإذا كان في النص عدة مباريات ذهبت إلى المكتبة. ويمكن أيضًا إفلات ملف (pdn أو ggf أو txt، حتى 4 ميغابايت) في أي مكان من الصفحة.
page-Choose-a-file-more = اختيار ملف…
page-Read = قراءة
page-Close-the-library = إغلاق المكتبة
page-Export-all = تصدير الكل
page-No-games-yet-Finished-games-and-files-wi = لا مباريات بعد. هنا تُحفظ المباريات المنتهية، والملفات التي فيها عدة مباريات، في هذا المتصفح وحده.
page-Games-the-newest-first = المباريات، الأحدث أولًا
page-Close-statistics = إغلاق الإحصاءات
page-Games-in-which-you-took-a-hint-or-looked = لا تُحسب المباريات التي طلبت فيها تلميحًا أو اطلعت فيها على من يفوز.
page-No-results-yet-Finished-games-against-th = لا نتائج بعد. هنا تُحسب المباريات المنتهية ضد الحاسوب، في هذا المتصفح وحده.
page-Against = الخصم
page-Played = لُعبت
page-Won = فوز
page-Drawn = تعادل
page-Lost = خسارة
page-Streak = تتابع
page-Delete-all = حذف الكل
page-Share-this-game = مشاركة هذه المباراة
page-Close-sharing = إغلاق المشاركة
page-Whoever-opens-this-link-sees-the-game-at = من يفتح هذا الرابط يرى المباراة عند هذه النقلة. المباراة في الرابط نفسه: لا شيء يُحفظ في أي مكان آخر.
page-Link-to-the-game = رابط المباراة
page-View-only-link = رابط للمشاهدة فقط
page-As-a-QR-code = على شكل رمز QR
page-QR-code-of-the-link-to-the-game = رمز QR لرابط المباراة
page-A-friend-can-make-the-next-move-and-send = يمكن لصديق أن يلعب النقلة التالية ويرسل إليك رابطًا. عندئذ يحل صديقك محل الحاسوب.
page-Loading-the-games-and-the-computer-there = جارٍ تحميل الألعاب والحاسوب: { $there } من { $all } كيلوبايت
page-The-game-has-not-arrived-yet-there-of-al = لم تصل اللعبة بعد: وصل { $there } من { $all } كيلوبايت، ولم يصل غيرها منذ { $seconds } ث.
page-Load-again = إعادة التحميل
page-Alquerque-could-not-start-a-file-is-miss = تعذّر بدء القرق: هناك ملف مفقود أو تالف.
page-Alquerque-could-not-start-the-page-has-n = تعذّر بدء القرق: لم تصل الصفحة كاملة.
page-Alquerque-needs-WebAssembly-which-this-b = يحتاج القرق إلى WebAssembly، وهي غير متاحة أو معطّلة في هذا المتصفح. أي متصفح حديث يشغّله.
page-Alquerque-has-stopped-because-of-a-fault = توقف القرق بسبب خلل. مباراتك محفوظة.

# Where one English word stands for several things.
theme-light = فاتح
theme-dark = داكن
motion-none = بلا حركة

## The titles of documents, and what the installed program says of itself

title-rules-alquerque = قواعد القرق
title-rules-othello = قواعد أوثيلو
title-rules-draughts = قواعد الداما الإنجليزية
title-who-wins = من يفوز في القرق؟
title-about = حول القرق
manifest-description = القرق وأوثيلو والداما الإنجليزية مع صديق أو ضد حاسوب يبحث بطريقة UCT أو ألفا-بيتا. واللعب ممكن بلا اتصال.
manifest-screenshot = مباراة ضد الحاسوب
