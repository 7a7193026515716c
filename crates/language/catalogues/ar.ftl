# Arabic (Modern Standard), in Fluent's form; see en.ftl for what is what. Places that are filled in are isolated by the program.

## Words that sentences are made of

quotes = «text»
point = .
group = 1,000
percentage = { $number }٪
percentage-about = نحو { percentage }
# The sides, with their article, begin a sentence as they stand in one.
side-name =
    { $side ->
        [light] الأبيض
        [dark] الأسود
        [white] الأبيض
       *[black] الأسود
    }
side-word = { side-name }
other-name =
    { $other ->
        [light] الأبيض
        [dark] الأسود
        [white] الأبيض
       *[black] الأسود
    }
other-word = { other-name }
# The sides behind ل.
x-for-side =
    { $side ->
        [light] للأبيض
        [dark] للأسود
        [white] للأبيض
       *[black] للأسود
    }
x-for-other =
    { $other ->
        [light] للأبيض
        [dark] للأسود
        [white] للأبيض
       *[black] للأسود
    }
# The colour of one piece, which is masculine whatever it is.
x-colour =
    { $side ->
        [light] أبيض
        [dark] أسود
        [white] أبيض
       *[black] أسود
    }
x-other-colour =
    { $other ->
        [light] أبيض
        [dark] أسود
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
       *[draughts] الأحجار
    }
pieces-word =
    { $game ->
        [alquerque] أحجار
        [othello] أقراص
       *[draughts] أحجار
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
none = لا شيء
told = { $what }.
as-it-is = { $text }

## The board

in-hand = اخترت { piece-name } على { $at }. يمكنه الانتقال إلى { $targets }.
put-back = عاد { piece-name } إلى { $at }.
jumped = أُسرت! اقفز مرة أخرى من { $at } إلى { $targets }.
jumped-may-end = أُسرت! اقفز مرة أخرى من { $at } إلى { $targets }، أو أنهِ دورك.
chain = واصل الأسر! اقفز إلى { $targets }. للتراجع المس الحجر أو اضغط Esc.
chain-may-end = واصل الأسر إلى { $targets }، أو المس الحجر على { $spot } لإنهاء دورك.
# The same where legal moves are not shown.
chain-unlisted = واصل الأسر! للتراجع المس الحجر أو اضغط Esc.
chain-may-end-unlisted = واصل الأسر، أو المس الحجر على { $spot } لإنهاء دورك.
row-label =
    { $named ->
        [number] الخانات
       *[letters] الصف
    } { $row }: { $spots }.
row-piece =
    { $at } { $piece ->
        [king] { coloured-piece }
       *[man] { x-colour }
    }
row-empty = { $at } خالية
row-all-empty = خالية
premove-made = نقلة مسبقة: { $turn }.
premove-cancelled = أُلغيت النقلة المسبقة.
premove-refused = لم تعد نقلتك المسبقة قانونية. دورك.
remark-in-hand = مختار
remark-may-end = يمكنك إنهاء دورك هنا
remark-target = يمكنك الانتقال إلى هنا
remark-may-set = يمكنك اللعب هنا
remark-may-move = يمكن تحريكه
remark-premove = نقلة مسبقة
remark-last = النقلة الأخيرة
remark-wins = تفوز
remark-draws = تتعادل
remark-loses = تخسر
print-pieces =
    { $game ->
        [othello] قُصّ الأقراص زوجًا زوجًا. اطوِ كل زوج من وسطه والصقه.
       *[other] قُصّ الأحجار.
    }

## Why a move is not possible

no-such-move = `{ $move }` ليست نقلة قانونية. جرّب { $moves }.
game-over = انتهت المباراة.
ais-turn = هذا دور الحاسوب.
view-only = أنت تشاهد هذه المباراة فقط. لتلعب، عُد إلى مباراتك.
looked-back = أنت تنظر إلى وضعية سابقة. لتلعب، عُد إلى المباراة.
loaded-goes-on =
    { $how ->
        [resume] لمواصلة اللعب، اضغط «متابعة».
       *[move] لمواصلة اللعب، العب نقلة.
    }
may-not-go = جرّب { $targets }.
may-move = يمكنك تحريك { $spots }.
may-set = يمكنك اللعب على { $spots }.
capture-compulsory = عليك أن تأسر.
capture-with = عليك أن تأسر من { $spots }.
# A tap or click is answered without names of squares: what it is about pulses.
capture-ringed = عليك أن تأسر: استعمل حجرًا محاطًا بحلقة.
use-ringed = استعمل حجرًا محاطًا بحلقة.
use-dot =
    { $pointer ->
        [touch] المس نقطة.
       *[mouse] انقر نقطة.
    }
use-broken-ring =
    { $pointer ->
        [touch] المس حلقة متقطعة.
       *[mouse] انقر حلقة متقطعة.
    }
chain-here =
    { $pointer ->
        [touch] واصل الأسر: المس حلقة متقطعة.
       *[mouse] واصل الأسر: انقر حلقة متقطعة.
    }
chain-may-end-here =
    { $pointer ->
        [touch] المس حلقة متقطعة لتأسر مرة أخرى، أو حجرك لتنهي دورك.
       *[mouse] انقر حلقة متقطعة لتأسر مرة أخرى، أو حجرك لتنهي دورك.
    }
blocked-here = هذا الحجر محاصر.
turns-nothing-here = لن ينقلب شيء هناك.
why-no-line-here = لا خط يصل إلى هناك.
why-came-from-here = جاء من هناك، فلا يمكنه الرجوع مباشرة.
why-here-from-here = تحرك هذا الحجر للتو، فلا يمكنه الرجوع مباشرة.
why-far-row-here = هذا الحجر في الصف الأخير: من هناك لا يمكنه إلا الأسر.
spot-taken = هذا الموضع مشغول.
no-move-there = لا يمكن الانتقال إلى هناك.
spot-occupied = يوجد { piece-word } على { $spot } من قبل.
turns-nothing-beside = لا يمكنك اللعب على { $spot }: لن ينقلب شيء.
turns-nothing-between = لا يمكنك اللعب على { $spot }: لن يُحصر أي قرص { x-other-colour }.
spot-empty =
    اختر أولًا { $piece ->
        [man] أحد أحجارك
       [disc] أحد أقراصك
       *[checker] أحد أحجارك
    }.
others-turn = هذا دور { side-word }.
blocked = { piece-name } على { $spot } محاصر.
why-no-line = لا خط يصل بين { $from } و{ $to }.
why-not-back = تتحرك الأحجار إلى الأمام أو إلى الجانب، ولا تعود إلى الوراء إلا عند الأسر.
why-came-from = جاء من { $from }، فلا يمكنه الرجوع إليها مباشرة.
why-here-from = الحجر على { $at } جاء من { $from }، فلا يمكنه الرجوع إليها مباشرة.
why-far-row = الحجر على { $at } في الصف الأخير: من هناك لا يمكنه إلا الأسر.
why-inner-square = متى بقي { $checkers } أحجار أو أقل، يجب أن تنتهي كل نقلة في المربع الداخلي.
why-edge-first = متى بقي { $checkers } أحجار أو أقل، حرّك أولًا أحجارك من الحافة.
why-dark-squares = الأحجار لا تغادر الخانات الداكنة.
why-man-forward = الأحجار تتحرك إلى الأمام فقط، والملوك في الاتجاهين.

## Draws by agreement

draw-offered = { side-name } يعرض التعادل. هل يقبل { other-name }؟
draw-declined = { side-name } يرفض التعادل.
draw-ai-declines =
    الحاسوب يرفض التعادل: { $why ->
        [chance] يلعب نقلات عشوائية
        [early] المباراة بدأت للتو
        [unthought] لم ينظر في هذه الوضعية بعد
        [better] يظن أنه يفوز
       *[hopes] ما زال يأمل أن يقلب النتيجة
    }.

## Notices

prover-incomplete = تعذّر تحميل بعض بيانات الحلّال، فصار «حل» يعرف وضعيات أقل.
rematch-you = مباراة إعادة، بتبادل اللونين. تلعب ب{ side-word }.
rematch = مباراة إعادة.
before-is-back = استُعيدت المباراة السابقة.
paused = المباراة متوقفة مؤقتًا.
resumed = تتواصل المباراة.
standing-pieces = الأحجار: { side-name } { $own }، { other-name } { $others }.
standing-last = النقلة الأخيرة: { $turn }.
help-not-counted = استعنت بالمساعدة، فلن تُحتسب هذه المباراة في إحصاءاتك.
undo-not-counted = إذا لعبت الآن نقلة أخرى، فلن تُحتسب هذه المباراة في إحصاءاتك.
later-moves-gone = تم التراجع عن النقلات اللاحقة.
sure-to-resign = هل تستسلم في هذه المباراة؟
before-is-kept = مباراتك السابقة محفوظة.
turns-no-more = التدوير التلقائي متوقف. يمكنك تشغيله من الخيارات.
sure-to-leave = هل تغادر المباراة المباشرة؟
left-live = غادرتَ المباراة المباشرة.
inner-square = من الآن ينحصر اللعب في المربع الداخلي.
stated-win = فاز { side-name }، حسب الملف
stated-draw = تعادل، حسب الملف
against-perfect = أنت الآن { side-word }، والحاسوب يلعب بأفضل ما يستطيع.
sits-below = { side-name } في الأسفل.
search-no-move = لم يجد الحاسوب أي نقلة.
search-failed = واجه الحاسوب مشكلة: { $why }.
search-other-version = حُدّث التطبيق. يُرجى إعادة تحميل الصفحة.
search-impossible = تعذّر تشغيل الحاسوب. ما زال بإمكان شخصين اللعب.
game-not-kept = لا يمكن حفظ مباراتك وخياراتك: مساحة تخزين المتصفح ممتلئة أو مغلقة. نزّل المباراة، أو احذف مباريات أو دراسات لتوفير مساحة.
study-not-kept = لا يمكن حفظ نقلاتك وتعليقاتك: مساحة تخزين المتصفح ممتلئة أو مغلقة. نزّل هذا الفصل، أو احذف مباريات أو دراسات لتوفير مساحة.
search-wrong-move-why = أعاد الحاسوب شيئًا غير صالح ({ $why }).
search-wrong-move = أعاد الحاسوب نقلة غير صالحة: `{ $move }`.
search-anew = توقف الحاسوب عن الاستجابة، فأُعيد تشغيله، والمباراة مستمرة.
revenge-side = مباراة إعادة: خسر { side-word }، فله أن يختار القواعد واللون.
revenge-you = مباراة إعادة: خسرت، فلك أن تختار القواعد واللون.
revenge-ai = خسر الحاسوب، فاختار القواعد وبدّل اللونين.
other-tab = استمرت هذه المباراة في علامة تبويب أخرى.
here-is-kept = حُفظت مباراة علامة التبويب هذه في المكتبة.
line-ends = النتيجة مثبتة، لكن الطريق إليها لم يُعرف بعد.

## The search

search-thinks = { side-name } يفكر.
search-incomplete = تعذّر تحميل بعض البيانات، فلعب الحاسوب أضعف قليلًا.
verdict-win =
    يمكن { x-for-side } فرض الفوز{ $known ->
        [exactly] { " " }({ counted-moves })
        [most] { " " }({ counted-moves } على الأكثر)
       *[win] { "" }
    }
verdict-looking = جارٍ الحساب…
verdict-open = حلها من هنا صعب جدًا. حاول مجددًا في مرحلة لاحقة من المباراة.
prover-missing =
    { $arrived ->
        [some] توقف تحميل الحلّال بعد { $received } كيلوبايت. حاول من جديد.
       *[none] تعذّر تحميل الحلّال. حاول من جديد حين يتوفر الاتصال.
    }
hint-looking = يجري البحث عن تلميح…
hint-piece = تلميح: الحجر على { $at }. اطلب تلميحًا آخر لترى النقلة.
hint-column = تلميح: انظر إلى العمود { $at }. اطلب تلميحًا آخر لترى النقلة.
hint-row = تلميح: انظر إلى الصف { $at }. اطلب تلميحًا آخر لترى النقلة.
hint-this-piece = تلميح: حرّك الحجر المعلَّم. تلميح آخر يريك النقلة.
hint-dots = تلميح: جرّب نقطة معلَّمة. تلميح آخر يريك النقلة.
hint-move = تلميح: { $at }
new-version = هناك إصدار جديد جاهز.

## The line below the players

status-yours =
    { $task ->
        [move] دورك
        [capture] دورك: عليك أن تأسر
        [chain] واصل الأسر
       *[go-on] واصل الأسر، أو أنهِ دورك
    }
# Before the first move.
status-first =
    { $task ->
        [choose] { $pointer ->
            [touch] دورك: المس حجرًا محاطًا بحلقة.
           *[mouse] دورك: انقر حجرًا محاطًا بحلقة.
        }
        [go] { $pointer ->
            [touch] الآن المس نقطة.
           *[mouse] الآن انقر نقطة.
        }
       *[place] { $pointer ->
            [touch] دورك: المس نقطة.
           *[mouse] دورك: انقر نقطة.
        }
    }
first-solved = محلول.
first-streak =
    { $days ->
        [zero] { $days } يوم متتالٍ
        [one] يوم واحد متتالٍ
        [two] يومان متتاليان
        [few] { $days } أيام متتالية
        [many] { $days } يومًا متتاليًا
       *[other] { $days } يوم متتالٍ
    }
status-side =
    { $task ->
        [move] دور { side-name }
        [capture] على { side-name } أن يأسر
        [chain] على { side-name } أن يواصل الأسر
       *[go-on] { x-for-side } أن يواصل الأسر أو ينهي دوره
    }
status-send = أرسل الرابط إلى صديقك
status-friends = في انتظار نقلة صديقك
status-replaying = يجري العرض…
status-thinking = { side-name } يفكر…

## Turns, and the course of games

# $flips: عدد الأقراص التي قُلبت، وهو 0 في الألعاب الأخرى.
played = { side-name }: { $turn }{ x-flips }.
played-by-ai = { side-name } (الحاسوب): { $turn }{ x-flips }.
played-by-you = أنت: { $turn }{ x-flips }.
x-flips =
    { $flips ->
        [0] { "" }
       *[other] ، { counted-flips }
    }
counted-flips =
    { $flips ->
        [one] قُلب قرص واحد
        [two] قُلب قرصان
        [few] قُلبت { $flips } أقراص
       *[other] قُلب { $flips } قرصًا
    }
move-flips = { $turn }، { counted-flips }
move-pass = تمرير
passed = لا نقلة { x-for-side }، فمُرِّر الدور.
must-pass = لا نقلة قانونية { x-for-side }، فعليه تمرير الدور.
you-passed = لم تكن لك نقلة، فمرّرت دورك.
you-must-pass = لا نقلة قانونية لك، فعليك تمرير الدور.
your-turn = دورك.
your-turn-capture = دورك: عليك أن تأسر من { $spots }.
side-to-move = دور { side-name }.
side-to-capture = على { side-name } أن يأسر من { $spots }.
new-game-begins = مباراة جديدة. يبدأ { side-name }.
game-goes = { game-title }.
replaces-unfinished = بدأت مباراة جديدة.
step-taken-back = تم التراجع: { counted-moves }.
step-stopped = توقف العرض.

## Results

result-whose =
    { $lone ->
        [won] فزت
        [lost] خسرت
       *[nobody] فاز { side-name }
    }
result-resigned =
    { $lone ->
        [won] فزت! استسلم { other-word }.
       *[nobody] فاز { side-name }. استسلم { other-word }.
    }
result-you-resigned = لقد استسلمت. فاز { side-name }.
result-friend-resigned = فزت! استسلم صديقك.
result-time =
    { $lone ->
        [won] فزت بالوقت!
       *[nobody] فاز { side-name } بالوقت.
    }
result-your-time = خسرت بالوقت.
result-no-pieces =
    { $lone ->
        [won] فزت! أسرت كل الأحجار.
        [lost] خسرت. أُسرت كل أحجارك.
       *[nobody] فاز { side-name }. لم يبقَ { x-for-other } أي حجر.
    }
result-no-move =
    { $lone ->
        [won] فزت! لا نقلة قانونية { x-for-other }.
        [lost] خسرت. لا نقلة قانونية لك.
       *[nobody] فاز { side-name }. لا نقلة قانونية { x-for-other }.
    }
result-score =
    { result-whose } { $first } مقابل { $second }.{ $credited ->
        [0] { "" }
        [one] { " " }الخانة الخالية تُحسب للفائز.
        [two] { " " }الخانتان الخاليتان تُحسبان للفائز.
       *[other] { " " }الخانات الخالية تُحسب للفائز.
    }
draw-repetition = تعادل: تكررت الوضعية نفسها ثلاث مرات.
draw-agreement = تعادل بالاتفاق.
draw-passes = تعادل: مرّر الطرفان الدور.
draw-quiet =
    تعادل: { $game ->
        [alquerque] 100 نقلة بلا أسر
        [othello] لم يتغير شيء
       *[draughts] 40 نقلة لكل طرف بلا أسر ولا تحريك حجر
    }.
draw-score = تعادل: { $first } مقابل { $second }.
draw = تعادل.

## Advice at the end of a game

end-first-win =
    { $variant ->
        [0] أول فوز لك في هذا المستوى!
        [1] أحسنت! هذا أول فوز لك في هذا المستوى.
       *[other] فزت على هذا المستوى للمرة الأولى!
    }
end-held = كدت تفوز! حاول مجددًا باللون الآخر.
end-helped =
    { $result ->
        [won] فزت بمساعدة، فلا تُحتسب هذه المباراة. هل تفوز دونها؟
       *[drawn] لا يُحسب تعادل بمساعدة. هل تنجح دونها؟
    }
end-friends =
    { $result ->
        [won] مباراة جميلة! مباراة الإعادة تبدّل الجانبين.
       *[drawn] لم يتغلب أي طرف. مباراة الإعادة تبدّل الجانبين.
    }
end-watched =
    { $result ->
        [won] هزم الحاسوب نفسه. لتلعب أنت، ابدأ مباراة جديدة.
       *[drawn] لم يستطع الحاسوب أن يهزم نفسه. لتلعب أنت، ابدأ مباراة جديدة.
    }
end-late = نصيحة: اختر وقتًا أطول أو ثوانيَ أكثر لكل نقلة.
end-blocked = نصيحة: الحجر في الصف الأخير لا يستطيع إلا الأسر. أبقِ بعض أحجارك في الخلف.
# What the tip is about: corners, mobility or captures.
end-tip =
    نصيحة: { $about ->
        [corners] راقب الأركان، فالقرص في الركن لا يُقلب أبدًا.
        [mobility] لا تكثر من قلب الأقراص في البداية، وأبقِ لنفسك نقلات أكثر من خصمك.
       *[captures] قبل كل نقلة انظر ما الذي قد يأسره خصمك بعدها.
    }

## Lessons. A small phone has room for three short lines.

lesson-step = { $step } من { $of }: { $text }
lesson-ask-step =
    { $pointer ->
        [touch] المس الحجر المحاط بحلقة، ثم نقطة.
       *[mouse] انقر الحجر المحاط بحلقة، ثم نقطة.
    }
lesson-ask-step-draughts =
    { $pointer ->
        [touch] المس حجرًا ثم نقطة. الأحجار تتقدم إلى الأمام.
       *[mouse] انقر حجرًا ثم نقطة. الأحجار تتقدم إلى الأمام.
    }
lesson-ask-capture = اقفز فوق حجر خصمك إلى النقطة التي خلفه.
lesson-ask-capture-draughts = عليك أن تأسر إن استطعت. اقفز فوق حجر خصمك.
lesson-ask-must-capture = متى أمكنك الأسر وجب عليك. ابحث عن الحجر الذي يستطيع الأسر.
lesson-ask-chain = خذ حجرين في دور واحد: حجرك يواصل القفز.
lesson-ask-far-row = في الصف الأخير لا يستطيع الحجر إلا الأسر. اجعله يأسر.
lesson-ask-win = بقي لخصمك حجر واحد. خذه.
lesson-ask-crown = اقفز إلى الصف الأخير: هناك يصبح الحجر ملكًا يمكنه أن يتحرك إلى الوراء أيضًا.
lesson-ask-place =
    { $pointer ->
        [touch] المس نقطة لتحصر قرصًا بين قرصين من أقراصك.
       *[mouse] انقر نقطة لتحصر قرصًا بين قرصين من أقراصك.
    }
lesson-ask-rows = قرص واحد قد يقلب أقراصًا في عدة خطوط. جرّب ذلك.
lesson-ask-corner = قرص الركن لا ينقلب أبدًا. خذ الركن.
lesson-ask-count = آخر خانة! الفوز لمن أقراصه أكثر.
lesson-told-step = أحسنت! والآن الأسر.
lesson-told-step-forward = جيد! لا تعود الأحجار إلى الوراء إلا عند الأسر.
lesson-told-capture = أسرته! خذ أحجار خصمك كلها أو حاصرها لتفوز.
lesson-told-must-capture = صحيح! متى أمكنك الأسر فلا نقلة أخرى قانونية.
lesson-told-chain = رائع! هذه سلسلة: أكثر من أسر في دور واحد.
lesson-told-far-row = أحسنت! يمكنك الأسر في أي اتجاه.
lesson-told-win = فزت! الآن صرت تعرف القواعد.
lesson-told-place = انقلب! كل نقلة يجب أن تقلب قرصًا على الأقل.
lesson-told-rows = ثلاثة خطوط دفعة واحدة!
lesson-told-corner = أحسنت! هو لك حتى نهاية المباراة.
lesson-told-count = 40 مقابل 24، فزت! قاعدة أخيرة: إن لم تكن لك نقلة مرّرت دورك.
learn-next = التالي
learn-play = العب

## The library, games as texts, and links

library-took-place = المكتبة ممتلئة: حلّت أحدث مبارياتك محل أقدمها، { $title }.
library-took-place-of = المكتبة ممتلئة: حلّت أحدث مبارياتك محل أقدمها، { $title } بتاريخ { $date }.
library-full = المكتبة ممتلئة ({ counted-games }): كل مباراة جديدة ستحل محل أقدمها. صدّر بعض المباريات أو احذفها أولًا.
library-not-kept = لا يمكن حفظ مكتبتك: مساحة تخزين المتصفح ممتلئة أو مغلقة. صدّرها من صفحة المكتبة.
library-opened = { $title }: { $result }.
library-unreadable = لا يمكن فتح هذه المباراة: { $why }. وهي ما زالت في المكتبة.
library-deleted = حُذفت: { $title }.
library-undeleted = استُعيدت المباراة.
library-exported =
    تم التصدير: { counted-games }.{ $unread ->
        [0] { "" }
        [one] { " " }وتُركت مباراة تالفة واحدة.
        [two] { " " }وتُركت مباراتان تالفتان.
        [few] { " " }وتُركت { $unread } مباريات تالفة.
       *[other] { " " }وتُركت { $unread } مباراة تالفة.
    }
link-newer = لا يمكن فتح هذا الرابط: جاء من إصدار أحدث من هذه اللعبة. مباراتك لم تتغير.
link-damaged = هذا الرابط تالف: جزء منه ناقص أو متغيّر. انسخ الرابط كاملًا من جديد. مباراتك لم تتغير.
link-opened = فُتحت مباراة من رابط: { $title }.
from-study = تواصل اللعب من دراستك: { $title }.
link-your-turn = تلعب ب{ side-word }. دورك.
link-friends-turn = تلعب ب{ side-word }. دور صديقك.
link-is-here = هذه المباراة على رقعتك من قبل.
link-is-older = لا نقلات جديدة في هذا الرابط، لذلك تبقى مباراتك على الرقعة. هل بدأ صديقك مباراة جديدة؟
link-title = { $title }: { $turn }
link-send = أرسل الرابط إلى صديقك.
link-with-friend = هل تلعب مع صديق؟ سيأخذ طرف الحاسوب.
link-friend-to-move = دور صديقك. حين يصلك رابطه افتحه، أو الصقه في «مشاركة».
link-friend-has-side = صديقك يلعب الطرف الآخر الآن. العب نقلتك، ثم أرسل الرابط.
text-too-large = النص طويل جدًا: الحد 64 ميغابايت. قسّمه إلى أجزاء أصغر.
file-too-large = { $file } كبير جدًا: الحد 64 ميغابايت. قسّمه إلى ملفات أصغر.
file-no-text = { $file } ليس ملفًا نصيًا.
file-empty = { $file } فارغ.
unknown-game = تبدو هذه نقلات شطرنج. يعرف هذا الموقع القرق وأوثيلو والداما الإنجليزية.
warning-of-game = { $warning } (المباراة { $number }).
read =
    { $place ->
        [board] تم التحميل: { $what }.
        [library] تم الاستيراد: { $what }. تجدها في المكتبة.
        [library-all] تم الاستيراد: { $what }. كلها في المكتبة، والأولى على الرقعة.
        [no-room] تم التحميل: { $what }. لم يكن لها مكان في المكتبة.
       *[no-room-all] تم التحميل: { $what }. الأولى على الرقعة. المكتبة ممتلئة، فلم تجد فيها مكانًا { $left ->
            [one] مباراة واحدة
            [two] مباراتان
            [few] { $left } مباريات
           *[other] { $left } مباراة
        }.
    }
nothing-to-read = الصق أولًا مباراة أو رابطًا، أو اختر ملفًا.
text-is-address = لا يحتوي عنوان الويب هذا على مباراة. الصق المباراة نفسها.
text-is-json = هذا ملف JSON وليس مباراة. تُستعاد النسخ الاحتياطية من «مبارياتي»، «النسخة الاحتياطية».
reading-games =
    جارٍ التحميل: { $percent }٪، حتى الآن { $games ->
        [zero] لا مباريات.
        [one] مباراة واحدة.
        [two] مباراتان.
        [few] { $games } مباريات.
       *[other] { $games } مباراة.
    }
reading-stopped = تم الإيقاف. لم يُستورد شيء.
and-more = … و{ $count } غيرها.
copied = تم النسخ.
not-copied = لا يمكن النسخ هنا: حدّد النص وانسخه بنفسك.
picture-drawing = جارٍ الرسم…
picture-saved = حُفظت مع تنزيلاتك.
picture-failed = تعذّر إنشاء الصورة. تحقّق من اتصالك وحاول مرة أخرى.
game-with-rules = { game-title }، { $rules }
winner = فاز { side-name }
result-draw = تعادل
not-finished = لم تنتهِ
game-on-board = على الرقعة
form-tagged = وسوم ونقلات
form-pdn = PDN
form-transcript = تدوين متصل
entry-open = فتح
entry-replay = إعادة عرض
entry-delete = حذف
entry-of = { $button }: { $title }
games-unreadable =
    { counted-games }. { $unreadable ->
        [one] وهناك مباراة أخرى تالفة
        [two] وهناك مباراتان أخريان تالفتان
        [few] وهناك { $unreadable } مباريات أخرى تالفة
       *[other] وهناك { $unreadable } مباراة أخرى تالفة
    }، وتبقى في هذا المتصفح.

## The card at the end of a game

end-you-played = لعبت ب{ side-name }
end-moves =
    { $moves ->
        [zero] لا نقلات
        [one] نقلة واحدة
        [two] نقلتان
        [few] { $moves } نقلات
        [many] { $moves } نقلة
       *[other] { $moves } نقلة
    }
end-accuracy =
    { $about ->
        [yes] الدقة نحو { $percent }٪
       *[no] الدقة { $percent }٪
    }
# $own is the accuracy of $side, $others that of $other; – where it is unknown.
end-accuracy-both = الدقة: { side-name } { $own }، { other-name } { $others }
# $turn is the move, $before and $after are its side's chances to win. $whose: yours, or that of $side.
# Without the review in the study it is only likely.
end-moment-was =
    { $sure ->
        [yes] كانت نقطة التحول
       *[no] ربما كانت نقطة التحول
    }
end-moment =
    { $whose ->
        [yours-certain] { end-moment-was } { $turn }: كان بإمكانك قبلها فرض الفوز، ثم صار ذلك بإمكان خصمك.
        [other-certain] { end-moment-was } { $turn }: كان بإمكان { side-name } قبلها فرض الفوز، ثم صار ذلك بإمكان خصمه.
        [yours] { end-moment-was } { $turn }: هبطت فرصك من { $before }٪ إلى { $after }٪.
       *[other] { end-moment-was } { $turn }: هبطت فرص { side-name } من { $before }٪ إلى { $after }٪.
    }
at-turning-point =
    { $sure ->
        [yes] نقطة التحول
       *[no] ربما نقطة التحول
    }
# The number is that of the move list.
looking-back = نظرة إلى الوراء: النقلة { $ply } من { $of }
looking-back-start = نظرة إلى الوراء: البداية
end-better = الأفضل: { $turn }.
end-lesson = جرّب الدرس
end-next-level = التالي: { level-name }
end-easier-level = أسهل: { level-name }
end-next-depth = جرّب العمق { $depth }
end-easier-depth = أسهل: العمق { $depth }
install-by-share = لتثبيت اللعبة، المس «مشاركة» في شريط المتصفح، ثم «إضافة إلى الشاشة الرئيسية».
offline-stored =
    { $what ->
        [all] كل شيء محفوظ على هذا الجهاز للاستعمال بلا إنترنت ({ $size } م.ب).
        [some] اللعبة محفوظة على هذا الجهاز للاستعمال بلا إنترنت ({ $size } م.ب). وستُحفظ الدراسة والألغاز والحلّال حين يكون الاتصال جيدًا.
       *[game] اللعبة محفوظة على هذا الجهاز للاستعمال بلا إنترنت ({ $size } م.ب). الدراسة والألغاز والحلّال تحتاج إلى الإنترنت.
    }

## Labels of games and moves

back-to-own = العودة إلى مباراتي
play-a-game = العب مباراة
games-opening = جارٍ فتح مكتبتك…
library-empty = لا مباريات بعد. هنا تُحفظ المباريات المنتهية والمستوردة، في هذا المتصفح وحده.
library-busy = لا يمكن فتح مكتبتك. ربما تستخدمها علامة تبويب أخرى لهذا الموقع. أغلق علامات التبويب الأخرى فتظهر مبارياتك هنا. وحتى ذلك الحين تُحفظ المباريات الجديدة على حدة.
library-later = حُفظت مكتبتك بإصدار أحدث من هذا الموقع. أعد تحميل الصفحة للحصول عليه. مبارياتك في أمان. وحتى ذلك الحين تُحفظ المباريات الجديدة على حدة.
other-move = جُرّبت نقلة أخرى: { $turn }
other-move-of = جُرّبت نقلة أخرى: { $turn } (1 من { $others })
played-before = لُعبت من قبل: { $turn }
opening = الافتتاحية: { $name }
against-computer =
    { $whose ->
        [yours] { $end ->
            [won] فوز على { $name }
            [lost] خسارة أمام { $name }
           *[drawn] تعادل مع { $name }
        }
       *[other] { $player }: { $end ->
            [won] فوز على { $name }
            [lost] خسارة أمام { $name }
           *[drawn] تعادل مع { $name }
        }
    }
a-friend = صديق
by-resignation = بالاستسلام
by-help = بمساعدة
game-with-moves = { $title }، { counted-moves }
players-one = { side-name }: { $name }
players-both = { $name } ({ side-word }) – { $other-player } ({ other-word })
players-none = { "" }
games-many = { counted-games }
moves-many = { counted-moves }
standing-yours = دورك، وتلعب ب{ side-word }.
step-before-first = قبل النقلة الأولى.
step-after = النقلة { $ply } من { $of }: { $turn }.
continue-game = متابعة المباراة ({ counted-moves })
continue-with-players = متابعة بهذين اللاعبين
own-rules = قواعد مخصصة…
study-new-game = دراسة مباراة جديدة
rules-of-own = قواعد مخصصة
with-help =
    { $times ->
        [zero] بلا مساعدة
        [one] استُخدمت المساعدة مرة واحدة
        [two] استُخدمت المساعدة مرتين
        [few] استُخدمت المساعدة { $times } مرات
       *[other] استُخدمت المساعدة { $times } مرة
    }{ not-counted }
with-take-back = تراجعت عن نقلات{ not-counted }
with-handicap = تنازل{ not-counted }
not-counted =
    { $counts ->
        [no] { " – لا تُحتسب هذه المباراة" }
       *[any] { "" }
    }

## The ladder

ladder-beaten =
    { $beaten ->
        [both] هزمت هذا المستوى باللونين.
        [one] هزمت هذا المستوى وأنت { side-name }.
       *[some] هزمت هذا المستوى.
    }
ladder-adapts =
    { $rated ->
        [yes] ستفوز بنحو نصف مبارياتك. تصنيفك: { $rating }.
        [below] هذا أسهل مستوى. سترتقي كلما فزت.
        [later] ستفوز بنحو نصف مبارياتك.
       *[no] ليس لك تصنيف بعد، فتبدأ من هذا المستوى.
    }
your-rating = تصنيفك
level-rating =
    { $settled ->
        [later] { game-title }: يظهر تصنيفك بعد خمس مباريات.
        [below] { game-title }: ما زال تصنيفك دون مستوى «{ level-name }».
        [no] { game-title }: تصنيفك { $rating }، أي نحو قوة مستوى «{ level-name }». يصبح موثوقًا بعد نحو عشر مباريات.
       *[yes] { game-title }: تصنيفك { $rating }، أي نحو قوة مستوى «{ level-name }».
    }
ladder-done = هزمت كل المستويات باللونين!
ladder-solved =
    { $result ->
        [win] مع اللعب المثالي يفوز { side-name }.
       *[draw] مع اللعب المثالي تنتهي المباراة بالتعادل.
    }
streak = { $streak } (الأفضل { $best })
opponent = { game-title } ضد { $seat }
accuracy-chart =
    { $games ->
        [one] دقتك في المباراة الأخيرة: { $least }٪
       *[other] دقتك في آخر المباريات ({ counted-games }): من { $least }٪ إلى { $most }٪
    }
puzzle-results-of =
    { $count ->
        [zero] { game-title }: التصنيف { $rating }
        [one] { game-title }: التصنيف { $rating } بعد لغز واحد
        [two] { game-title }: التصنيف { $rating } بعد لغزين
        [few] { game-title }: التصنيف { $rating } بعد { $count } ألغاز
        [many] { game-title }: التصنيف { $rating } بعد { $count } لغزًا
       *[other] { game-title }: التصنيف { $rating } بعد { $count } لغز
    }
puzzle-best-streak =
    { $days ->
        [zero] أطول سلسلة: { $days } يوم
        [one] أطول سلسلة: يوم واحد
        [two] أطول سلسلة: يومان
        [few] أطول سلسلة: { $days } أيام
        [many] أطول سلسلة: { $days } يومًا
       *[other] أطول سلسلة: { $days } يوم
    }

## Statistics and backups

statistics-deleted = حُذفت كل النتائج.
backup-saved = حُفظت باسم { $file }.
backup-restored = استُعيدت النسخة.
backup-left-out = لم يُستعد لأن هذا الإصدار لا يستطيع قراءته: { $keys }.
backup-before =
    يعيد «التراجع عن آخر استعادة» { $dated ->
        [yes] ما كان هنا حتى { $date }
        [today] ما كان هنا قبل هذه الاستعادة
       *[no] ما كان هنا من قبل
    }: { $name ->
        [some] { $player }،{ " " }
       *[none] { "" }
    }{ counted-games } ضد الحاسوب.
backup-foreign = هذا الملف ليس نسخة احتياطية من هذه اللعبة.
backup-damaged = هذه النسخة تالفة: { $why }. لم يتغير شيء.
backup-no-room = لا مكان للنسخة في هذا المتصفح. لم يتغير شيء.

## Parts of the site that load later

part-loading = جارٍ التحميل… { $received } من { $total } كيلوبايت
part-begins = جارٍ التحميل…
part-stalled =
    { $part ->
        [rules] توقف تحميل القواعد
        [about] توقف تحميل هذه الصفحة
        [live] توقف تحميل اللعب المباشر
        [words] توقف تحميل هذه اللغة
       *[art] توقف تحميل هذه الرقاع والأحجار
    } ({ $received } من { $total } كيلوبايت). تحقق من اتصالك.
part-failed =
    { $part ->
        [rules] تعذّر تحميل القواعد
        [about] تعذّر تحميل هذه الصفحة
        [live] تعذّر تحميل اللعب المباشر
        [words] تعذّر تحميل هذه اللغة
       *[art] تعذّر تحميل هذه الرقاع والأحجار
    }. تحقق من اتصالك.

## Keyboard shortcuts

shortcuts-page = في كل مكان
shortcuts-board = على الرقعة
shortcuts-study = في الدراسة
shortcut-undo = التراجع عن نقلة
shortcut-hint = طلب تلميح
shortcut-new = مباراة جديدة
shortcut-flip = تدوير الرقعة
shortcut-type = كتابة نقلة
shortcut-standing = قراءة النتيجة بقارئ الشاشة
shortcut-describe = قراءة الرقعة بقارئ الشاشة
shortcut-list = إظهار هذه القائمة
shortcut-step = نقلة إلى الوراء أو إلى الأمام
shortcut-ends = أول وضعية أو آخر وضعية
shortcut-cursor = التنقل على الرقعة
shortcut-activate = حمل حجر أو وضعه
shortcut-cancel = إعادة الحجر أو إغلاق رسالة
shortcut-variation = التفريعة السابقة أو التالية
shortcut-tabs = على علامة تبويب: تبديل التبويب
shortcut-curve = على منحنى المراجعة: عشر نقلات إلى الأمام أو الوراء
shortcut-tree = في شجرة البحث: الأصل والفرع والجوار
shortcut-zoom = في شجرة البحث: تكبير أو تصغير
shortcut-leave = مغادرة شجرة البحث أو الجولة
key-home = Home
key-end = End
key-page-up = Page Up
key-page-down = Page Down
key-enter = Enter
key-space = المسافة
key-escape = Esc

## Setting a position up

setup-empty = { $spot }، خالية.
setup-piece = { $spot }، { coloured-piece }.
setup-ready = دور { side-name }. { pieces-name }: { $game ->
        [othello] { $pieces-of-light } للأبيض، { $pieces-of-dark } للأسود
        [draughts] { $pieces-of-light } للأبيض، { $pieces-of-dark } للأسود
       *[alquerque] { $pieces-of-light } للأبيض، { $pieces-of-dark } للأسود
    }.
setup-no-pieces = لا { pieces-word } على الرقعة.
setup-no-pieces-of = لا { pieces-word } { x-for-side }.
setup-over = ستكون المباراة منتهية من الآن: يفوز { side-word }.
setup-over-draw = ستكون المباراة منتهية من الآن: تعادل.
setup-wrong = { $problem }؛ المتوقع: { $expected }.
setup-wrong-at = الحرف { $column }: { $problem }؛ المتوقع: { $expected }.
eraser = ممحاة

## What the browser keeps

kept-copy = حُفظت نسخة في تخزين المتصفح باسم { $key }.
no-copy = لم يكن هناك مكان لنسخة، فستُكتب بيانات جديدة فوق البيانات التالفة.
unreadable-settings = خياراتك المحفوظة تالفة ({ $why }). { $copy }
unreadable-game = مباراة { game-title } المحفوظة تالفة ({ $why }). { $copy }
unreadable-library = مكتبتك تالفة ({ $why }). { $copy }
unreadable-statistics = إحصاءاتك تالفة ({ $why }). { $copy }
mended-game =
    كانت مباراة { game-title } المحفوظة تالفة ({ $what ->
        [played] تذكر نقلات أكثر مما فيها
        [draw] لا يمكن أن تكون قد انتهت هكذا
       *[record] نقلاتها لمباراة أخرى
    })، وقد أُصلحت. { $copy }
unreadable-games = التالف في مكتبتك: { counted-games }. { $copy }
no-file = لا يمكن حفظ الملف هنا. انسخ النص بدلًا من ذلك.
saved-too-long = فيه أكثر من { $most } حرف
saved-wrong = بيانات غير متوقعة: { $why }
saved-version = الإصدار { $found }، وهذا هو الإصدار { $ours }
saved-other-game = هي مباراة في لعبة أخرى: { game-title }
saved-no-level = المستوى { $number } غير معروف
saved-no-depth = العمق { $number } غير صالح
saved-exploration = ثابت الاستكشاف { $number } خارج المدى
saved-no-json = ليس JSON صالحًا
saved-long-field = فيه نص أطول من اللازم
saved-no-game = لا مباراة فيه

## Labels

board-of = رقعة { game-title }
spot-empty-label = { $spot }، خالية
spot-piece-label = { $spot }، { coloured-piece }
spot-and = { $label }، { $remark }
piece-label = { coloured-piece }
seat-level = الحاسوب، { level-name }
seat-depth = الحاسوب، العمق { $depth }
seat-uct = الحاسوب، { uct-name }
uct-name = UCT، { $limit }
seat-chance = الحاسوب، نقلات عشوائية
seat-player = اللاعب { $number }
seat-you = أنت
seat-friend = صديق
strength-level =
    { $whose ->
        [both] القوة ({ side-word })
       *[one] القوة
    }: { level-name } ({ $level } من { $levels })
strength-depth =
    { $whose ->
        [both] ينظر إلى الأمام ({ side-word })
       *[one] ينظر إلى الأمام
    }: { counted-moves }
strength-uct =
    { $whose ->
        [both] مباريات عشوائية (محاكيات) أو وقت لكل نقلة ({ side-word })
       *[one] مباريات عشوائية (محاكيات) أو وقت لكل نقلة
    }
# $playouts is a number with its thousands grouped.
limit-playouts = { $playouts } محاكاة
limit-seconds =
    { $seconds ->
        [one] ثانية واحدة
        [few] { $seconds } ثوانٍ
       *[other] { $seconds } ثانية
    }
limit-of-alquerque = { $limit }، كما في برنامج Merkel
limit-of-ucthello = { $limit }، كما في UCThello
strength =
    { $whose ->
        [both] القوة ({ side-word })
       *[one] القوة
    }
level-name =
    { $level ->
        [1] مستجد
        [2] مبتدئ
        [3] متعلم
        [4] صاعد
        [5] هاوٍ
        [6] متوسط
        [7] لاعب نادٍ
        [8] لاعب نادٍ قوي
        [9] لاعب بطولات
        [10] خبير
        [11] أستاذ
       *[12] أستاذ كبير
    }
exploration = ثابت الاستكشاف في UCB1: { $number }
exploration-hint = كم مرة يجرّب البحث النقلات التي تبدو أضعف حتى الآن. القيمة المعتادة 1.41، أي الجذر التربيعي للعدد 2.
exploration-unused = لا يستخدم هذا العدد إلا UCT: لتغييره اختر UCT محركًا.
named-seat = { $name } ({ $seat })
slip = في هذا المستوى لا يرى الحاسوب كل شيء. هنا اختار { $move }.
expected-win = فوز مفروض { x-for-side }
expected-draw = تعادل مفروض
expected-share = نحو { $share }٪ { x-for-side }
balance-label =
    { $whose ->
        [yours] فرصك
       *[side] فرص { side-name }
    }
evaluation = تقدير الحاسوب: نحو { $percents }٪
games-none = { "" }
counted-pieces = { pieces-name }
captured = المأسور
tab-yours = دورك – { game-title }
spots = الرقعة
go-on-here = متابعة من هنا
resume = متابعة
stop = إيقاف
play-back = إعادة عرض
rematch-short = مباراة إعادة
play-again = مباراة أخرى
type-move = اكتب نقلة، مثل { $turn }
type-move-any = اكتب نقلة
editor-hint =
    { $game ->
        [othello] انقر مربعًا أو المسه لتضع القرص، ومرة ثانية لتزيله. اسحب قرصًا لتنقله أو لتخرجه من الرقعة. وبلوحة المفاتيح: الأسهم وEnter وDelete.
        [draughts] انقر مربعًا أو المسه لتضع الحجر، ومرة ثانية لتزيله. اسحب حجرًا لتنقله أو لتخرجه من الرقعة. وبلوحة المفاتيح: الأسهم وEnter وDelete.
       *[alquerque] انقر نقطة أو المسها لتضع الحجر، ومرة ثانية لتزيله. اسحب حجرًا لتنقله أو لتخرجه من الرقعة. وبلوحة المفاتيح: الأسهم وEnter وDelete.
    }
give-send = إرسال
give-copy = نسخ
give-copied = تم النسخ
share-invite = دع صديقًا يتابع اللعب
share-link = رابط المباراة
start = البداية
play-by-link = لعب عبر رابط
new-play = العب
new-game = مباراة جديدة
method-of = المحرك ({ side-word })
method = المحرك
at-bottom = { side-word } في الأسفل
computed-forced = كانت النقلة إجبارية.
computed-nothing = لم يلعب الحاسوب بعد.
computed-book = لعب الحاسوب نقلة من كتاب الافتتاحيات.
ai-hint =
    { $counts ->
        [nodes] العقد وضعيات نظر فيها الحاسوب.
       *[playouts] المحاكاة مباريات عشوائية يجرّبها الحاسوب، والعقد وضعيات نظر فيها.
    }
playouts-per-second = المحاكاة في الثانية
nodes-per-second = العقد في الثانية
playouts = المحاكاة
nodes = العقد
nodes-in-tree = العقد في الشجرة
nodes-looked-at = العقد المفحوصة
loading = جارٍ التحميل
try-again = إعادة المحاولة
goal-alquerque = خذ أحجار خصمك كلها أو حاصرها.
goal =
    { $game ->
        [alquerque] { goal-alquerque }
        [othello] اجعل أقراصك أكثر في النهاية لتفوز.
       *[draughts] خذ أحجار خصمك كلها أو حاصرها.
    }
undo = تراجع
take-back = تراجع
bring-it-back = العودة إلى مباراتي
bring-moves-back = استعادتها
resign = استسلام
resign-side = يستسلم { side-name }
review-it = مراجعة
menu-study = افتح المباراة في الدراسة

## Rulesets

ruleset-title =
    { $ruleset ->
        [merkel] قواعد ميركل
        [medieval] قواعد العصور الوسطى
        [ancient] القواعد القديمة
        [alfonso] قواعد ألفونسو العاشر
        [murray] قواعد موراي
        [othello] قواعد البطولات
        [othello-no-pass] بلا تمرير للدور
       *[draughts] الداما الإنجليزية
    }
## What rules say

ruleset-description =
    { $ruleset ->
        [merkel] تحرّك إلى الأمام أو إلى الجانب. عليك أن تأسر وتواصل الأسر. كل مباراة تنتهي.
        [medieval] تحرّك في أي اتجاه. عليك أن تأسر وتواصل الأسر.
        [ancient] تحرّك في أي اتجاه. عليك أن تأسر، ولك أن تتوقف وسط السلسلة. الأحجار الثمانية الأخيرة تلعب في المربع الداخلي.
        [alfonso] تحرّك في أي اتجاه. الأسر اختياري؛ قفزة واحدة في الدور.
        [murray] تحرّك في أي اتجاه. الأسر اختياري، ومواصلته كذلك.
        [othello] إن لم تكن لك نقلة مرّرت الدور. وإن عجز الطرفان انتهت المباراة.
        [othello-no-pass] لا تمرير: إن لم تكن لك نقلة انتهت المباراة.
       *[draughts] يبدأ الأسود. الأحجار تأسر إلى الأمام والملوك في الاتجاهين. بلوغ الصف الأخير ينهي النقلة.
    }
ruleset-source =
    { $ruleset ->
        [merkel] ⁦Oliver Merkel, Alquerque (HTML5), 2016⁩؛ وهي قريبة من ⁦R. C. Bell, Board and Table Games, 1979⁩
        [medieval] ⁦Alquerque in the mediaeval Book of Games⁩، نقلًا عن ⁦Libro de los juegos⁩، سنة 1283
        [ancient] ⁦Alquerque (ancient checkers), El Qirkat⁩
        [alfonso] ⁦Libro de los juegos⁩، ألفونسو العاشر، 1283، بصياغة Ludii
        [murray] ⁦H. J. R. Murray, A History of Board-Games Other Than Chess, 1951⁩، بصياغة Ludii
        [othello] الاتحاد العالمي لأوثيلو؛ وUCThello من عمل Oliver Merkel
        [othello-no-pass] خيار في UCThello من عمل Oliver Merkel
       *[draughts] الاتحاد العالمي للداما (World Checkers/Draughts Federation)؛ وقد يبدأ الأبيض، كما في بعض برامج Checkers
    }

# The same as parts of one sentence, with `meanings-end` at its end.
meaning-steps-forward = تحرّك إلى الأمام أو إلى الجانب
meaning-steps-any = تحرّك على أي خط
meaning-inverting-forbidden = لا يمكن للحجر الرجوع إلى النقطة التي غادرها للتو
meaning-inverting-allowed = يمكن للحجر الرجوع إلى النقطة التي غادرها للتو
meaning-capture-compulsory = عليك أن تأسر إن استطعت
meaning-capture-optional = الأسر اختياري
meaning-chain-compulsory = واصل الأسر ما استطعت
meaning-chain-optional = يمكنك التوقف بعد أي قفزة
meaning-chain-single = قفزة واحدة في الدور
meaning-inner-square-off = تبقى الرقعة كلها في اللعب
meaning-inner-square-from-eight = الأحجار الثمانية الأخيرة تلعب في المربع الداخلي
meaning-passing-must = تمرّر الدور إن لم تكن لك نقلة
meaning-passing-game-over = تنتهي المباراة إن لم تكن لك نقلة
meaning-begin-light = يبدأ الأبيض
meaning-begin-dark = يبدأ الأسود
meanings-and = { $before }؛ { $meaning }
meanings-end = { $before }؛ { $meaning }.
source-of = المصدر: { ruleset-source }.
handicap-note = لا تُحتسب المباريات ذات التنازل في إحصاءاتك.
handicap =
    { $pieces ->
        [one] يبدأ الحاسوب ناقصًا حجرًا. { handicap-note }
        [two] يبدأ الحاسوب ناقصًا حجرين. { handicap-note }
        [few] يبدأ الحاسوب ناقصًا { $pieces } أحجار. { handicap-note }
       *[other] يبدأ الحاسوب ناقصًا { $pieces } حجرًا. { handicap-note }
    }
handicap-othello =
    { $pieces ->
        [one] تبدأ بركن واحد. { handicap-note }
        [two] تبدأ بركنين. { handicap-note }
        [few] تبدأ بـ{ $pieces } أركان. { handicap-note }
       *[other] تبدأ بـ{ $pieces } ركنًا. { handicap-note }
    }
handicap-pieces =
    { $pieces ->
        [one] ناقص حجرًا
        [two] ناقص حجرين
        [few] ناقص { $pieces } أحجار
       *[other] ناقص { $pieces } حجرًا
    }
handicap-corners =
    { $pieces ->
        [one] ركن لك
        [two] ركنان لك
        [few] { $pieces } أركان لك
       *[other] { $pieces } ركنًا لك
    }

## The options of rules

# The label of a field; the value behind it goes on with the sentence.
option-steps = الحركة
option-inverting = الرجوع مباشرة
option-capture = الأسر
option-chain = سلاسل الأسر
option-inner-square = ختام المربع الداخلي
option-passing = عند انعدام النقلات
option-begin = النقلة الأولى
value-steps-forward = إلى الأمام وإلى الجانب
value-steps-any = في أي اتجاه
value-inverting-forbidden = ممنوع
value-inverting-allowed = مسموح
value-capture-compulsory = إلزامي
value-capture-optional = اختياري
value-chain-compulsory = حتى آخرها
value-chain-optional = يمكن التوقف بعد أي قفزة
value-chain-single = قفزة واحدة فقط
value-inner-square-off = لا
value-inner-square-from-eight = عند 8 أحجار أو أقل
value-passing-must = تمرّر الدور
value-passing-game-over = تنتهي المباراة
value-begin-light = الأبيض
value-begin-dark = الأسود
# ما تختلف به القواعد عن قواعد ذات اسم.
ruleset-variant = { ruleset-title }، { $variant }
variant-steps-forward = دون خطوات إلى الخلف
variant-steps-any = الخطو في أي اتجاه
variant-inverting-forbidden = الرجوع مباشرة ممنوع
variant-inverting-allowed = الرجوع مباشرة مسموح
variant-capture-compulsory = الأسر إلزامي
variant-capture-optional = الأسر اختياري
variant-chain-compulsory = السلاسل إلزامية
variant-chain-optional = السلاسل اختيارية
variant-chain-single = قفزة واحدة فقط
variant-inner-square-off = الرقعة كلها
variant-inner-square-from-eight = المربع الداخلي

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
warning-unclaimed-draw =
    بعد النقلة { $move } كان يمكن أن تنتهي المباراة بالتعادل { $rule ->
        [repetition] بتكرار الوضعية ثلاث مرات
       *[quiet] لكثرة النقلات دون أسر
    }، لكن لم يطالب به أحد
warning-glued = السطر { $line }، الحرف { $column }: `{ $text }` يتبع نقلة دون مسافة، وصار تعليقًا
warning-cut = تُركت النقلات ابتداءً من السطر { $line }، الحرف { $column }: { $cause }
warning-date = تُرك التاريخ: { $why }
warning-no-result = تُركت النتيجة: `{ $text }` ليس نتيجة
warning-other-result = حسب الملف: { $stated }، وحسب القواعد: { $real }
outcome-word =
    { $outcome ->
        [light] فوز الأبيض
        [dark] فوز الأسود
        [white] فوز الأبيض
        [black] فوز الأسود
       *[draw] تعادل
    }
warning-no-agreement = لا تعادل بالاتفاق في هذه القواعد، فتبقى نتيجة الملف كما هي

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
problem-side-twice = أحجار { side-word } مذكورة مرتين
problem-square-twice = الخانة { $at } مذكورة مرتين
problem-backward = المدى من { $from } إلى { $to } معكوس
problem-too-many = عدد { pieces-name } { x-for-side } هو { $count }
problem-king = على { $at } ملك
problem-uncrowned = لا يقف حجر { x-colour } على { $at }، فهناك يُتوَّج
problem-light-square = هناك حجر على خانة فاتحة
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
expected-light-or-dark = `l` للأبيض أو `d` للأسود
expected-five-rows = خمسة صفوف، من الصف 5 نزولًا إلى الصف 1، يفصل بينها `/`
expected-five-points = خمس نقاط في كل صف
expected-checkers-or-digit = `l` للأبيض، أو `d` للأسود، أو رقم من 1 إلى 5 لعدد النقاط الخالية المتتالية
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
expected-colour-and-squares = `W` أو `B` ثم خانات أحجاره
expected-one-list-each = قائمة خانات واحدة لكل طرف
expected-lower-first = الخانة الأصغر رقمًا أولًا
expected-one-piece-each = حجر واحد على الأكثر في كل خانة
expected-full-stop = لا شيء بعد نقطة الختام
expected-counters-behind-squares = عددان على الأكثر بعد الخانات
expected-king-on = ملك هناك، `K{ $at }`
expected-dark-squares = أحجار على الخانات الداكنة فقط
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
expected-text-size = 64 ميغابايت على الأكثر
expected-games = مباريات بوسومها، أو نقلات مثل `c2-c3`، `11-15`، `f5d6`، أو GGF، أو رابط
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
failure-only-uct = ليس لهذا المحرك حد كهذا؛ المتوقع: وقت، أو بلا حد
failure-other-worker = هذا النوع من العمليات الخلفية ليس فيه محرك كهذا؛ المتوقع: البراهين من الحلّال، وما عداها من البحث
failure-too-deep = العمق { $number } يأخذ وقتًا أطول من اللازم؛ المتوقع: { $most } على الأكثر

## A friend on another device: what the page says

friend-connected = صديقك متصل.
friend-interrupted = انقطع الاتصال. المباراة محفوظة. انتظر من فضلك…
friend-lost = فُقد الاتصال. ادعُ صديقك من جديد أو واصلا عبر رابط.
friend-left = غادر صديقك. ادعه من جديد أو واصلا عبر رابط.
friend-away = أُغلقت صفحة صديقك أو أُعيد تحميلها. انتظر رابطه، أو ادعه من جديد.
friend-ended = انتهى الاتصال المباشر.
friend-rejoin = أُعيد تحميل هذه الصفحة. أرسل إلى صديقك رابطًا لمواصلة المباراة المباشرة.
friend-cancelled = أُلغيت الدعوة.
friend-waiting = في انتظار صديقك.
friend-invitation-lost = أُعيد تحميل هذه الصفحة، فلم تعد دعوتك صالحة. ادعُ صديقك من جديد.
friend-unreachable = لا يصل أحد الجهازين إلى الآخر
friend-offers =
    { $offer ->
        [draw] صديقك يعرض التعادل.
        [takeback] يودّ صديقك التراجع عن نقلة.
       *[rematch] صديقك يريد مباراة إعادة.
    }
friend-offered =
    { $offer ->
        [draw] عرضتَ التعادل.
        [takeback] طلبتَ التراجع عن نقلتك.
       *[rematch] طلبتَ مباراة إعادة.
    }
friend-declines =
    { $offer ->
        [draw] رفض صديقك التعادل.
        [takeback] رفض صديقك. النقلة قائمة.
       *[rematch] صديقك لا يريد مباراة إعادة الآن.
    }
friend-declined = رفضتَ الطلب.
friend-not-now = هذا غير ممكن الآن.
friend-agreed =
    { $offer ->
        [draw] اتفقتما على التعادل.
        [takeback] تم التراجع عن النقلة.
       *[rematch] مباراة إعادة! تبادلتما الجانبين.
    }
friend-says = صديقك: { $saying }
friend-you-say = أنت: { $saying }
saying-hello = مرحبًا!
saying-luck = حظًا سعيدًا!
saying-good-move = نقلة جيدة!
saying-oops = أوه!
saying-thanks = شكرًا!
saying-good-game = مباراة جميلة!
friend-illegal = أرسل الجهاز الآخر نقلة غير قانونية. رُفضت.
friend-clock = تُظهر ساعة صديقك وقتًا أكثر من اللازم. الحساب لساعة جهازك.
friend-differs =
    { $moves ->
        [0] في الجهاز الآخر نقلات مختلفة. هل تبدأ من جديد؟ تبقى نقلاتك إن لم توافق.
       *[other] في الجهاز الآخر نقلات مختلفة بعد النقلة { $moves }. هل تواصل من هناك؟ تبقى نقلاتك إن لم توافق.
    }
friend-differs-only = في الجهاز الآخر نقلات أكثر مما عندك. تتواصل المباراة حين يوافق صديقك.
friend-other-game = في الجهاز الآخر مباراة أخرى. أُغلق الاتصال، ومباراتك محفوظة.
friend-too-many = أرسل الجهاز الآخر رسائل كثيرة جدًّا. أُغلق الاتصال، ومباراتك محفوظة.
friend-unreadable = أرسل الجهاز الآخر شيئًا لا يُقرأ. تم تجاهله.
friend-version = لديك ولدى صديقك إصداران مختلفان. أعيدا تحميل الصفحة على الجهازين ثم ادعُ من جديد.
friend-copied = نُسخ. أرسله الآن إلى صديقك.
friend-not-copied = تعذّر النسخ. حدّد الرابط وانسخه.
friend-damaged-link = هذا الرابط غير كامل. انسخ الرابط كله وحاول مجددًا.
friend-own-link = هذا رابطك أنت. أرسله إلى صديقك وألصق رابطه هنا.
friend-other-invitation = هذا الرابط ردّ على دعوة سابقة. اطلب من صديقك فتح الدعوة الجديدة.
friend-no-invitation = هذا الرابط ردّ على دعوة لم تعد مفتوحة. ادعُ صديقك من جديد.
friend-no-server = هذا ليس عنوان خادم. يجب أن يبدأ بـ ⁦stun:⁩ أو ⁦turn:⁩.
friend-late = ما زلنا ننتظر صديقك. إن لم تبدأ المباراة فاطلب دعوة جديدة.
friend-no-camera = لا يمكن استخدام الكاميرا. ألصق الرابط بدلًا من ذلك.
friend-sides = أنت: { side-name }، صديقك: { other-name }
friend-first =
    { $mover ->
        [you] أنت تبدأ
       *[friend] صديقك يبدأ
    }
friend-continues = ستتابعان مباراة جارية
friend-to-move =
    { $mover ->
        [you] الدور لك
       *[friend] الدور لصديقك
    }
friend-control = الساعة: { $control } (دقائق + ثوانٍ لكل نقلة)

## A friend on another device: the dialog of live games. Only the build reads these.

live-start = ادعُ صديقًا
live-start-how = يلعب كل منكما على جهازه. إن كنتما على شبكة Wi-Fi نفسها فلا تحتاجان إلى شيء آخر.
live-invite = ادعُ
live-been-invited = هل دُعيت؟
live-been-invited-how = افتح الرابط الذي أرسله إليك صديقك أو ألصقه هنا.
live-wait = لحظة…
live-invite-first = أعطِ صديقك هذه الدعوة
live-give-how = اطلب من صديقك مسح هذا الرمز بكاميرا هاتف، أو أرسل إليه الرابط.
live-invite-then = أدخل جواب صديقك
live-invite-then-how = يحصل صديقك على رابط ليرسله إليك. افتحه على هذا الجهاز أو ألصقه هنا.
live-keep-open = أبقِ هذه الصفحة مفتوحة حتى يتصل صديقك.
live-invited = صديقك يدعوك إلى اللعب
live-replaces = ستُحفظ مباراتك هنا في المكتبة.
live-accept = العب
live-answer-first = أعطِ صديقك هذا الجواب
live-answer-then = انتظر صديقك
live-answer-then-how = حين يفتحه صديقك تبدأ المباراة على الجهازين.
live-rejoin = أرسل هذا الرابط إلى صديقك
live-rejoin-how = حين يفتحه تستمر المباراة.
live-connecting = جارٍ الاتصال…
live-connecting-how = يستغرق هذا بضع ثوانٍ.
live-failed-how = اتصلا بشبكة Wi-Fi نفسها أو أدخلا خادمًا في الأسفل، ثم ادعُ من جديد.
live-again = ادعُ من جديد
live-show = عرض الرابط
live-cancel = إلغاء الدعوة
live-handed = تبدأ المباراة في علامة التبويب الأخرى
live-handed-how = يمكنك إغلاق علامة التبويب هذه.
live-nobody = لم يعد هذا الرابط صالحًا
live-nobody-how = أُغلقت صفحة دعوتك أو أُعيد تحميلها. ادعُ صديقك من جديد.
live-connected = صديقك متصل
live-connected-how = أغلق هذه اللوحة لمواصلة اللعب.
live-hang = قطع الاتصال
live-unsupported = لا يستطيع هذا المتصفح وصل جهازين
live-unsupported-how = يمكنكما اللعب عبر رابط، نقلة بنقلة.
live-code = رمز QR للرابط
live-link = الرابط
live-send = إرسال
live-copy = نسخ
live-paste = رابط صديقك
live-use = اتصال
live-scan = مسح رمز
live-scan-stop = إيقاف المسح
live-camera = الكاميرا
live-server = لستما على الشبكة نفسها؟
live-server-url = خادم STUN أو TURN (⁦stun:…⁩ أو ⁦turn:…⁩)
live-server-user = اسم المستخدم (TURN)
live-server-password = كلمة المرور (TURN)
live-server-hint = اترك هذا فارغًا على شبكة Wi-Fi نفسها. وإلا فقد يحتاج الجهازان إلى خادم ليجد أحدهما الآخر. يرى خادم STUN عنوانك على الشبكة ووقت اتصالك، لا المباراة. أما خادم TURN فينقل المباراة مشفَّرة، فيرى أيضًا متى تُرسل وكم تُرسل.
live-server-use = دعوة جديدة بهذا الخادم
live-bar = صديقك
live-say = قل…

## The page

# Named by `data-say` in the HTML, and by start.js where the ids begin with `start-`.

page-title = القرق وأوثيلو والداما ضد الحاسوب
page-description = العب القرق وأوثيلو والداما الإنجليزية عبر الإنترنت ضد الحاسوب أو مع صديق. مجانًا، قابلة للتثبيت، وتعمل بلا اتصال.
alquerque = القرق
merkel = قواعد ميركل
heading-choose = – اختر لعبة
main-navigation = الرئيسية
flip-board = تدوير الرقعة
menu = القائمة
my-games = مبارياتي
help = مساعدة
close = إغلاق
dark = الأسود
board = رقعة القرق
describe-board = وصف الرقعة
light = الأبيض
game = اللعبة
othello = أوثيلو
loading-games = جارٍ تحميل الألعاب…
back-to-result = العودة إلى النتيجة
accept = قبول
decline = رفض
play-perfect = تابع ضد خصم مثالي
start-try-again = إعادة المحاولة
dismiss-message = إخفاء الرسالة
thinking = جارٍ التفكير
actions = النقلات والمباريات
new-game-short = جديدة
offer-draw = عرض التعادل
offer-draw-short = تعادل
end-turn = إنهاء الدور
move-now = العب الآن
who-wins = من يفوز في القرق؟
show-line = أرني
pause = إيقاف مؤقت
back-to-game = العودة إلى المباراة
send-link = إرسال الرابط
how-to-play = كيف تلعب
open-anyway = افتحه على أي حال
show-me-how = أرني كيف
change-level = تغيير المستوى
puzzle-of-the-day = لغز اليوم
leave-lesson = إنهاء الدرس
leave = مغادرة
stay = بقاء
rematch-swapped = مباراة إعادة، مع تبادل اللونين
end-looking = البحث عن نقطة التحول…
end-no-moment = لا نقطة تحول واضحة.
enlarge-sheet = توسيع قائمة النقلات
moves = النقلات
stepping = تصفّح المباراة
step-first = إلى البداية
step-back = نقلة إلى الوراء
step-on = نقلة إلى الأمام
step-last = إلى آخر نقلة
no-move-yet = لا نقلات بعد.
english-draughts = الداما الإنجليزية
moves-of-game = نقلات المباراة
type-a-move = اكتب نقلة
type-a-move-example = اكتب نقلة، مثل c2-c3
ai-info = تفكير الحاسوب
watch-thinking = شاهد البحث
ai-depth = عمق البحث
ai-score = التقييم بالأحجار
ai-expected = النتيجة المتوقعة
ai-line = التفريعة المتوقعة:
move = النقلة
score = التقييم
update-ready = هناك إصدار جديد جاهز. مباراتك محفوظة.
update-reload = تحديث
menu-solve = حل هذه الوضعية
set-up-position = إعداد وضعية
puzzles = ألغاز
share = مشاركة
library = المكتبة
statistics = الإحصاءات
rules = القواعد
marks = معاني العلامات
options = الخيارات
about = حول
install = تثبيت
offline-keep = احفظ الدراسة والألغاز والحلّال أيضًا
choose-game = اختر لعبة
new-own-rules = قواعد مخصصة
new-handicap = تنازل من الحاسوب
handicap-none = بلا تنازل
new-first-move = النقلة الأولى
new-first-usual = حسب القواعد
side-light = الأبيض
side-dark = الأسود
new-first-by-lot = عشوائي
new-opponent = الخصم
loser-chooses = ليختر الخاسر
opponent-computer = الحاسوب
opponent-friend-here = صديق هنا
opponent-friend-by-link = صديق عبر الإنترنت
new-watch = دع الحاسوب يلعب ضد نفسه
new-you-play = تلعب بـ
new-more = خيارات أخرى
new-you-by-lot = عشوائي
clock = الساعة
clock-none = بلا ساعة
clock-1-0 = دقيقة
clock-3-2 = 3 دقائق + 2 ث
clock-5-0 = 5 دقائق
clock-5-5 = 5 دقائق + 5 ث
clock-10-5 = 10 دقائق + 5 ث
clock-15-10 = 15 دقيقة + 10 ث
clock-30-20 = 30 دقيقة + 20 ث
clock-hint = وقت لكل لاعب، وزيادة لكل نقلة. تبدأ الساعتان بعد النقلة الأولى، ولا ساعة في اللعب عبر رابط.
new-adapts = مواءمة المستوى مع تصنيفي
method-levels = مستويات
method-uct = UCT
method-alpha-beta = ألفا-بيتا
method-random = نقلات عشوائية
new-engine-hint = المستويات تخطئ كالناس. يلعب UCT مباريات عشوائية كثيرة حتى النهاية ويعدّ نتائجها. وينظر ألفا-بيتا دائمًا العدد نفسه من النقلات إلى الأمام.
go-on = متابعة
hint = تلميح
options-inverting-hint = الحجر الذي تحرّك إلى الجانب لا يمكنه الرجوع مباشرة في نقلته التالية. إذا سمحت بذلك فقد تنتهي مباريات بالتعادل.
options-rules-later = يسري من مباراتك التالية.
options-apply-rules = بدء مباراة جديدة من هذه الوضعية
options-board-and-pieces = الرقعة والأحجار
options-playing = اللعب
options-language = اللغة
options-theme = الألوان
options-system = النظام
options-board = الرقعة
look-wood = خشب
look-classic = كلاسيكي
look-parchment = ورق قديم
look-contrast = تباين قوي
options-pieces = الأحجار
look-stones = حجارة
look-plain = بسيطة
options-motion = الحركة
motion-slow = بطيئة
motion-usual = عادية
motion-fast = سريعة
options-orientation = اتجاه الرقعة
orientation-yours = جهتك في الأسفل
orientation-mover = تدوير مع كل دور
options-targets = إظهار النقلات القانونية
options-rings = إحاطة الأحجار القابلة للتحريك
rings-first-games = في المباريات الأولى
rings-always = دائمًا
rings-never = أبدًا
options-notation = إظهار الإحداثيات
options-all-sides = الإحداثيات على الجهات الأربع
options-chances = إظهار فرص الفوز أثناء المباراة
options-ai-info = إظهار تفكير الحاسوب
options-verdicts = إظهار النقلات الفائزة في مباريات لاعبين اثنين
options-book = لعب الافتتاحيات من الكتاب (من المستوى 6)
options-premoves = النقلات المسبقة: اختر نقلتك أثناء تفكير الحاسوب
options-sound-and-touch = الصوت والاهتزاز
options-general = عام
options-sound = أصوات النقلات
options-volume = شدة الصوت
options-vibration = اهتزاز عند الأسر
options-keys = اختصارات الحرف الواحد
shortcuts = اختصارات لوحة المفاتيح
options-for-the-curious = للفضوليين
rules-of = قواعد
print-board = طباعة رقعة
editor-board = الوضعية التي تُعدّها
editor-tools = أحجار للوضع
editor-light-man = حجر أبيض
editor-dark-man = حجر أسود
editor-light-king = ملك أبيض
editor-dark-king = ملك أسود
editor-to-move = صاحب الدور
editor-play = العب من هنا
editor-start = وضعية البداية
editor-current = الوضعية الحالية
editor-clear = إفراغ
editor-text = الوضعية نصًا
record = الاستيراد والتصدير
record-this-game = هذه المباراة
record-names = الأسماء والتاريخ
record-event = الحدث
record-date = التاريخ
record-form = الصيغة
record-text = النص
download = تنزيل
record-read-games = استيراد
record-input = الصق مباريات أو رابطًا
record-kinds = الصق PDN للداما، أو تدوين أوثيلو المتصل أو GGF، أو نقلات أي من هذه الألعاب وحدها. ويمكنك إفلات ملف (pdn أو ggf أو txt، حتى 64 ميغابايت) في أي مكان من الصفحة.
record-file = اختر ملفًا…
record-read = استيراد
library-export = تصدير الكل
library-more = عرض المزيد من المباريات
library-games = المباريات، الأحدث أولًا
statistics-hint = لا تُحتسب المباريات ذات التنازل، ولا التي استخدمت فيها تلميحًا أو «حل» أو تراجعت فيها عن نقلة. أما الدقة فمن المراجعة السريعة بعد كل مباراة.
statistics-empty = لا نتائج بعد. هنا تُحسب المباريات المنتهية ضد الحاسوب، في هذا المتصفح وحده.
statistics-won = فوز
statistics-as-light = بالأبيض / الأبيض
statistics-as-dark = بالأسود / الأسود
statistics-drawn = تعادل
statistics-lost = خسارة
statistics-streak = تتابع
statistics-delete = حذف الكل
accuracy-title = الدقة
best-title = أفضل المباريات
backup-title = النسخة الاحتياطية
backup-hint = يحفظ كل شيء في ملف واحد: اسمك والخيارات والنتائج والدراسات والألغاز والمكتبة والمباريات الجارية. لا يُرفع شيء. الاستعادة تستبدل كل شيء ما عدا المكتبة، إذ تُضاف مبارياتها إليها.
backup-save = حفظ كل شيء
backup-restore = استعادة…
backup-undo = التراجع عن آخر استعادة
your-name = اسمك
friend = العب مع صديق عبر الإنترنت
play-live = العب مباشرة
play-live-hint = كلاكما متصل الآن، وتصل كل نقلة فورًا.
play-by-link-hint = يرسل كل منكما رابطًا بعد كل نقلة، متى شئتما.
share-game = مشاركة هذه المباراة
share-hint = كل من لديه رابط يرى المباراة. لا يُرفع شيء.
share-up-to-here = حتى هذه النقلة فقط
share-view-only = للمشاهدة فقط
share-code = على شكل رمز QR
share-code-label = رمز QR لرابط المباراة
share-picture = حفظ صورة
picture-png = صورة (PNG)
picture-svg = رسم (SVG)
picture-gif = مباراة متحركة (GIF)
share-by-link-hint = تابع اللعب مع صديق: يتولى طرف الحاسوب، ويرسل كل منكما إلى الآخر رابطًا بعد كل نقلة.
share-move-first = ليتابع صديقك اللعب، العب نقلتك أولًا، ثم شارك الرابط من هنا.
start-game-stalled = توقف تحميل اللعبة: لم يصل شيء منذ 10 ثوانٍ.
start-words-stalled = توقف تحميل نصوص الصفحة: لم يصل شيء منذ 10 ثوانٍ.
start-no-memory = تعذّر بدء لعبة القرق: الذاكرة لا تكفي. أغلق علامات تبويب أو تطبيقات أخرى، ثم أعد التحميل.
start-unsupported = تعذّر بدء لعبة القرق: لا يستطيع هذا المتصفح تشغيلها. حدّث المتصفح أو استخدم متصفحًا آخر.
start-framed = لا تعمل لعبة القرق داخل صفحة موقع آخر.
start-unframed = افتح لعبة القرق في علامة تبويب
start-catalogue = اختر فهرس نصوص (⁦.ftl⁩)
start-load-again = إعادة التحميل
start-no-file = تعذّر بدء لعبة القرق: هناك ملف مفقود أو تالف.
start-incomplete = تعذّر بدء لعبة القرق: لم تُحمّل الصفحة كاملة.
start-failed = تعذّر بدء لعبة القرق بسبب خلل.
start-no-webassembly = تحتاج لعبة القرق إلى WebAssembly، وهي غير متاحة أو معطّلة في هذا المتصفح. أي متصفح حديث يشغّلها.
start-stopped = توقفت لعبة القرق بسبب خلل. مباراتك محفوظة.
start-as-file = تحتاج لعبة القرق إلى خادم ويب: لا تستطيع صفحة فُتحت ملفًّا أن تحمّل ملفاتها الأخرى. يشغّل الأمر python3 -m http.server خادمًا في مجلدها.
theme-light = فاتح
theme-dark = داكن
motion-none = بلا حركة

## The titles of documents, and what the installed program says of itself

title-rules-alquerque = قواعد القرق
title-rules-othello = قواعد أوثيلو
title-rules-draughts = قواعد الداما الإنجليزية
title-who-wins = من يفوز في القرق؟
title-marks = معاني العلامات
title-about = حول القرق
title-offline = أنت غير متصل بالإنترنت
description-offline = لعبة القرق ليست محفوظة على هذا الجهاز الآن. اتصل بالإنترنت لتحميلها من جديد.
description-study-offline = الدراسة ليست محفوظة على هذا الجهاز بعد. افتحها مرة وأنت متصل بالإنترنت، وبعدها تعمل بلا اتصال أيضًا.
manifest-description = العب القرق وأوثيلو والداما الإنجليزية ضد الحاسوب أو مع صديق. تعمل بلا اتصال.
manifest-screenshot = مباراة ضد الحاسوب
