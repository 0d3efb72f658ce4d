// English words of praise and blame. One a line; `*` stands for any ending. Own work (no public list was copied).
export const LEXICON_EN = `
+ 5 stars
+ a bargain
+ a breeze
+ a champ
+ a cut above
+ a delight
+ a dream
+ a few clicks
+ a gem
+ a good buy
+ a good choice
+ a good option
+ a great buy
+ a great choice
+ a great option
+ a hit
+ a joy
+ a keeper
+ a marvel
+ a must
+ a pleasure
+ a powerhouse
+ a quick
+ a safe bet
+ a smart choice
+ a solid choice
+ a solid option
+ a steal
+ a step ahead
+ a strong choice
+ a strong contender
+ a strong option
+ a thrill
+ a treat
+ a triumph
+ a winner
+ a wonder
+ above and beyond
+ above average
+ absorbing
+ abundance
+ abundant
+ acclaimed
+ accommodating
+ accomplished
+ accurate*
+ addicted to
+ addictive
+ adept
+ admir*
+ ador*
+ advantage*
+ affordab*
+ agile
+ ahead of
+ ahead of its time
+ ahead of the competition
+ ahead of the curve
+ ahead of the pack
+ airy
+ all-round talent
+ all-rounder
+ alluring
+ amazing*
+ among the best
+ ample
+ ample room
+ an excellent choice
+ answered within
+ answers the phone
+ answers within
+ appealing
+ applaud*
+ appreciat*
+ are quick
+ artful
+ as advertised
+ as described
+ as good as
+ as it should be
+ as promised
+ as quick
+ assured
+ astonish*
+ at ease
+ at no extra cost
+ attentive
+ attractive
+ attractively priced
+ award*
+ award-winning
+ awesome
+ bang for the buck
+ bang for your buck
+ bang on
+ bargain
+ beat the
+ beaten only by
+ beats
+ beautiful*
+ beginner-friendly
+ beloved
+ bends over backwards
+ benefit*
+ best
+ best bet
+ best buy
+ best choice
+ best deal
+ best fit
+ best for
+ best of
+ best of its kind
+ best option
+ best overall
+ best pick
+ best value
+ best-in-class
+ best-selling
+ bestseller*
+ better
+ better alternative
+ better bet
+ better buy
+ better choice
+ better deal
+ better fit
+ better home
+ better off
+ better option
+ better pick
+ better than
+ better than ever
+ better value
+ big improvement
+ big plus
+ big win
+ blazing*
+ blessing
+ bliss*
+ booming
+ boon
+ breakthrough
+ breez*
+ bright future
+ bright spot
+ brightest
+ brilliant for
+ brilliant*
+ brisk
+ broadest
+ budget-friendly
+ bug-free
+ bulletproof
+ buttery
+ buy it again
+ calming
+ came first
+ came out ahead
+ came out on top
+ can't be beaten
+ can't fault
+ can't go wrong
+ can't live without
+ cannot be beaten
+ cannot fault
+ cannot go wrong
+ capable
+ carefree
+ carefully designed
+ carefully made
+ cares about
+ cares for
+ caring
+ celebrated
+ champion*
+ charm
+ charming
+ cheaper
+ cheapest
+ cheerful
+ cherish*
+ chic
+ class apart
+ class of its own
+ class-leading
+ classy
+ clean
+ cleaner
+ cleanest
+ cleanly
+ clear
+ clear favorite
+ clear favourite
+ clear improvement
+ clear winner
+ clearer
+ clearest
+ clever*
+ close to perfect
+ coherent
+ cohesive
+ comes first
+ comes out ahead
+ comes out on top
+ comfortabl*
+ comforting
+ comforts
+ comfy
+ commanding
+ commend*
+ compassionate
+ compelling
+ competent*
+ competitive price*
+ competitive rate*
+ competitively priced
+ comprehensive*
+ concise
+ confidence-inspiring
+ confident*
+ congenial
+ considerate
+ consistent
+ consistently
+ constructive
+ convenient*
+ cordial
+ cost-effective
+ cosy
+ could not be happier
+ couldn't ask for more
+ couldn't be better
+ couldn't be easier
+ couldn't be happier
+ couldn't live without
+ courteous
+ cozy
+ cream of the crop
+ credible
+ crisp
+ crowd-pleaser
+ crème de la crème
+ cult favorite
+ cult favourite
+ cult following
+ customer-first
+ customer-friendly
+ cut above
+ cute
+ cuts costs
+ cuts like
+ cuts the cost
+ cutting edge
+ cutting-edge
+ dashing
+ dazzl*
+ dead on
+ decent
+ deft*
+ delicious
+ delight*
+ delivers
+ delivers on
+ delivers what
+ delivers what it promises
+ dependable
+ dermatologist-recommended
+ deserved praise
+ deserved reputation
+ deservedly popular
+ deserves
+ detail-oriented
+ did not disappoint
+ diligent*
+ discreet*
+ distinguish*
+ does it all
+ does not let you down
+ does the job
+ does what it promises
+ does what it says
+ doesn't break
+ doesn't clog
+ doesn't disappoint
+ doesn't dry
+ doesn't irritate
+ doesn't leak
+ doesn't overheat
+ doesn't pill
+ doesn't sting
+ doesn't tangle
+ draws praise
+ dream to
+ dreamy
+ durab*
+ eager
+ ear-friendly
+ earned a
+ earned praise
+ earns its
+ earns praise
+ ease of use
+ easier
+ easiest
+ easily beats
+ easily the
+ easy
+ easy to
+ easy to clean
+ easy to install
+ easy to learn
+ easy to read
+ easy to set up
+ easy to use
+ easy-going
+ easygoing
+ eating its lunch
+ eats its lunch
+ eco-friendly
+ economical
+ edges out
+ editor's choice
+ editors' choice
+ effective*
+ efficient*
+ effortless*
+ elegant*
+ eminently
+ empower*
+ encouraged
+ encouraging
+ endear*
+ energetic
+ energizing
+ energy-efficient
+ engaging
+ enjoy*
+ enjoys a good reputation
+ enriching
+ entertaining
+ enthusias*
+ enviable
+ environmentally friendly
+ envy of
+ ergonomic*
+ esteemed
+ exactly what
+ exceeds
+ excel
+ excellent for
+ excellent reputation
+ excellent*
+ excels
+ exceptional*
+ exciting
+ exemplary
+ exhilarating
+ expertly
+ experts like
+ exquisite
+ extraordinar*
+ eye-catching
+ eye-friendly
+ fabulous*
+ fail-safe
+ fair
+ fair price*
+ fairest
+ fairly priced
+ faithful*
+ falls for
+ family-friendly
+ fan base
+ fan favorite
+ fan favourite
+ fantastic
+ far ahead
+ fascinating
+ fast
+ faster
+ fastest
+ faultless*
+ favorable
+ favorably
+ favorite*
+ favourable
+ favourably
+ favourite*
+ feature-packed
+ feature-rich
+ feels great
+ feels premium
+ feels solid
+ fell in love
+ finest
+ first choice
+ first in its class
+ first place
+ first time right
+ first try
+ first-class
+ first-rate
+ fits anywhere
+ fits everywhere
+ fits like a glove
+ fits perfectly
+ fits well
+ five stars
+ flagship quality
+ flawless*
+ flexib*
+ flourish*
+ fluent
+ fond of
+ foolproof
+ for nothing
+ forgives
+ forgiving
+ formidable
+ free of charge for life
+ fresh take
+ frictionless
+ friendliest
+ friendly
+ front-runner
+ frontrunner
+ frugal
+ fuel-efficient
+ full of features
+ fully charged in
+ fun
+ fun to use
+ fuss-free
+ future proof
+ future-proof
+ futureproof
+ gained ground
+ gained market share
+ gaining ground
+ gaining users
+ gains ground
+ game changer
+ game changing
+ game-changer
+ game-changing
+ generous*
+ genius
+ gentle learning curve
+ gentle*
+ genuine*
+ gets better
+ gets my vote
+ gets results
+ gets the job done
+ give it a try
+ glamorous
+ glitch-free
+ glorious*
+ glowing
+ go for it
+ go-to
+ godsend
+ goes the extra mile
+ going strong
+ gold medal
+ gold standard
+ good
+ good alternative
+ good as its word
+ good bet
+ good fit
+ good for
+ good price
+ good reputation
+ good value
+ goodwill
+ gorgeous
+ got better
+ graceful*
+ gracious*
+ grateful
+ gratifying
+ great
+ great alternative
+ great deal
+ great fit
+ great for
+ great price
+ great reputation
+ great value
+ greatest
+ grippy
+ grips well
+ ground-breaking
+ groundbreaking
+ growing fast
+ growing quickly
+ hailed
+ half the cost
+ half the money
+ half the price
+ half the time
+ handles easily
+ hands down
+ handsome*
+ handy
+ handy for
+ happily
+ happy
+ hard to beat
+ hard to do better
+ hard to fault
+ hard to find fault
+ hard to top
+ hard-wearing
+ hard-working
+ hardwearing
+ hardy
+ harmless
+ harmonious
+ has improved
+ has no equal
+ has not missed
+ has the edge
+ hasn't missed
+ hassle-free
+ head and shoulders
+ headache-free
+ heartwarming
+ hearty
+ heaven
+ heaven-sent
+ heavenly
+ helpful
+ high marks
+ high praise
+ high-end
+ high-grade
+ high-performance
+ high-performing
+ high-quality
+ high-spec
+ highest interest
+ highest marks
+ highest rate
+ highest score
+ highest-scoring
+ highly rated
+ highly recommend*
+ hit the mark
+ hits the mark
+ hits the spot
+ hold up
+ holds its own
+ holds up
+ holds well
+ honest*
+ honorable
+ honored
+ honors its
+ honourable
+ honoured
+ honours its
+ hooked
+ hopeful
+ hospitable
+ how it should be
+ huge improvement
+ hugely
+ hygienic
+ i'd buy
+ i'd choose
+ i'd go with
+ i'd pick
+ i'd take
+ ideal for
+ ideal*
+ idyllic
+ imaginative
+ immaculate
+ immersive
+ impartial
+ impeccab*
+ impress
+ impressed
+ impresses
+ impressive*
+ improve*
+ in a league of its own
+ in first place
+ in good hands
+ in its own league
+ in love with
+ in no time
+ in record time
+ in seconds
+ in the lead
+ included at no
+ incredible
+ incredibly good
+ indispensab*
+ industry-leading
+ inexpensive
+ ingenious
+ innovative
+ insightful
+ inspir*
+ instructive
+ intuit*
+ invaluable
+ inventive
+ inviting
+ irresistible
+ is easily
+ is quick
+ it shines
+ jack of all trades
+ jaw-dropping
+ jewel
+ joy to
+ joy to use
+ joyful
+ just right
+ just the thing
+ just works
+ keenly priced
+ keeps its cool
+ keeps its promise*
+ keeps its word
+ keeps pace
+ keeps things simple
+ keeps up
+ keeps you dry
+ keeps you warm
+ kept its promise*
+ kept its word
+ kept me dry
+ kept us dry
+ kept us warm
+ kid-friendly
+ kind to
+ kinder
+ kindest
+ knew her stuff
+ knew his stuff
+ knew their stuff
+ knowledgeable
+ known for its quality
+ knows her stuff
+ knows its
+ knows their stuff
+ largest selection
+ last for ever
+ lasts for ever
+ lasts forever
+ lauded
+ lavish
+ lead the
+ leader
+ leading brand
+ leading choice
+ leads by
+ leads in
+ leads on
+ leads the
+ leads the pack
+ league of its own
+ leap forward
+ leaves little to be desired
+ leaves nothing to be desired
+ leaves others
+ leaves the competition
+ legendary
+ less for more
+ lets you keep
+ lifeline
+ lifesaver
+ light on
+ light years ahead
+ lighter
+ lightest
+ lightning-fast
+ likable
+ like a charm
+ like a dream
+ like butter
+ like clockwork
+ like new
+ like silk
+ likeable
+ liked
+ likes
+ listened to
+ little to complain about
+ little to criticise
+ little to criticize
+ lived up to
+ lively
+ lives up to
+ loaded with features
+ long-lasting
+ long-lived
+ longest
+ longest battery
+ longest-lasting
+ looks after
+ looks like new
+ love
+ love it
+ loved
+ loved it
+ lovely
+ loves
+ loves it
+ lovingly
+ low cost
+ low fees
+ low price
+ low-cost
+ low-effort
+ low-maintenance
+ lower fees
+ lowest fees
+ lowest rate*
+ loyal
+ loyal following
+ lucid
+ luscious
+ lush
+ luxur*
+ made for
+ made for you
+ made progress
+ magic*
+ majestic
+ makes life easier
+ makes light work
+ makes progress
+ makes short work
+ makes the most of
+ manageable
+ maneuverable
+ manoeuvrable
+ market leader
+ market-leading
+ marvel*
+ masterful*
+ masterpiece
+ mellow
+ memorable
+ mess-free
+ meticulous*
+ mighty
+ mile ahead
+ miles ahead
+ mind-blowing
+ minutes to learn
+ misses a beat
+ modern
+ money saver
+ money well spent
+ money's worth
+ more for your money
+ most accurate
+ most comfortable
+ most complete
+ most durable
+ most efficient
+ most for your money
+ most generous
+ most popular
+ most precise
+ most reliable
+ most trusted
+ most versatile
+ much improved
+ much-loved
+ must-have
+ my choice
+ nailed it
+ nails
+ natural choice
+ natural fit
+ neat*
+ never broke
+ never crashed
+ never crashes
+ never disappoint*
+ never failed
+ never fails
+ never go back
+ never going back
+ never had a problem
+ never had an issue
+ never had any
+ never leaks
+ never let me down
+ never lets
+ never look back
+ never missed a beat
+ next level
+ next-level
+ nice surprise
+ nice to use
+ nice*
+ nifty
+ nimble*
+ no bugs
+ no catch
+ no cause for complaint
+ no competition
+ no complaints
+ no compromise
+ no contest
+ no crashes
+ no equal
+ no fees
+ no fuss
+ no issues
+ no lag
+ no leaks
+ no learning curve
+ no nonsense
+ no problem
+ no problems
+ no regrets
+ no rival
+ no strings attached
+ no surprises
+ no trouble
+ no-brainer
+ no-frills charm
+ nobody does it better
+ noiseless
+ none better
+ not to be missed
+ noteworthy
+ nothing beats
+ nothing better
+ nothing comes close
+ nothing else comes close
+ nothing to complain about
+ nourishing
+ number one
+ obsessed with
+ obvious choice
+ odor-free
+ on point
+ on the money
+ on the up
+ on time
+ on top of
+ one of the best
+ one of the few
+ one step ahead
+ one to watch
+ optimal*
+ optimistic
+ opulent
+ orderly
+ our choice
+ our own money
+ outclass*
+ outdo
+ outdoes
+ outlast*
+ outpace*
+ outperform*
+ outscore*
+ outsell*
+ outshine*
+ outstanding
+ outstrip*
+ over-deliver*
+ overdeliver*
+ pain-free
+ painless*
+ painstaking*
+ passes with flying colo*
+ pays for itself
+ pays more
+ pays off
+ pays the most
+ pays well
+ peace of mind
+ peaceful
+ peerless
+ perceptive
+ perfect fit
+ perfect for
+ perfect*
+ personable
+ pet-friendly
+ phenomenal*
+ pick of
+ pick of the bunch
+ picks up the phone
+ picturesque
+ pioneer*
+ pleasant surprise
+ pleasant to use
+ pleasant*
+ pleased
+ pleases
+ pleasing
+ pleasure
+ pleasure to use
+ plentiful
+ plenty
+ plenty of
+ plenty of room
+ plug-and-play
+ plus point
+ plush
+ plusses
+ pocket-friendly
+ poised
+ polished
+ polite*
+ popular*
+ positive surprise
+ potent
+ powerful
+ powerhouse
+ practical
+ pragmatic
+ praise
+ praised
+ praised for
+ praises
+ praiseworthy
+ precise*
+ preferred
+ prestigious
+ prevails
+ pristine
+ prize-winning
+ prized
+ pro-grade
+ productive
+ proficient
+ profitable
+ promising
+ prompt*
+ prosper*
+ proud*
+ proven
+ prudent
+ pulled ahead
+ pulls ahead
+ punches above its weight
+ punchy
+ punctual
+ purse-friendly
+ quick to
+ quick to learn
+ quick win
+ quicker
+ quickest
+ quickly
+ quiet*
+ radiant
+ raises the bar
+ rapid
+ rave*
+ raving
+ reasonably priced
+ reassur*
+ recognised for
+ recognized for
+ recommend*
+ recommended by
+ record growth
+ record profit*
+ record sales
+ refined
+ refreshing*
+ rejuvenat*
+ relaxed
+ relaxing
+ reliab*
+ remains calm
+ remarkab*
+ renowned
+ replied within
+ replies overnight
+ replies within
+ reputable
+ resilien*
+ resourceful
+ respected
+ responds quickly
+ responds within
+ responsive
+ revelation
+ revered
+ reward*
+ rich feature*
+ rich in
+ richest
+ right choice
+ right fit
+ right for you
+ right on
+ right out of the box
+ right tool
+ rising star
+ risk-free
+ robust
+ rock solid
+ rock steady
+ rock-solid
+ room for everything
+ roomier
+ roomy
+ rosy
+ rugged
+ runaway
+ runs like
+ runs rings around
+ runs smoothly
+ safe
+ safe choice
+ safe hands
+ safe option
+ safe pair of hands
+ safely
+ safer bet
+ safer choice
+ safest
+ safest bet
+ safest choice
+ sails through
+ satisf*
+ save money
+ save you
+ saved me
+ saved the day
+ saved us
+ saves
+ saves money
+ saves time
+ saves you
+ savvy
+ scored best
+ scored highest
+ scores best
+ scores highest
+ scores highly
+ scores well
+ seamless*
+ second chance
+ second to none
+ secure
+ securely
+ self-explanatory
+ sensational*
+ sensible
+ sensibly
+ sensibly priced
+ serene
+ serious contender
+ sets the bar
+ sets the standard
+ sharp
+ shine
+ shines
+ shining
+ shone
+ short learning curve
+ shrugs off
+ silent
+ silently
+ silky
+ simple
+ simple to use
+ simpler
+ simplest
+ simplif*
+ sincere*
+ sits well
+ skilful*
+ skilled
+ skillful*
+ skin-friendly
+ skips a beat
+ sleek
+ slick
+ smart
+ smart buy
+ smarter buy
+ smarter choice
+ smartest
+ smartly
+ smitten
+ smooth*
+ snappy
+ snug
+ soars
+ softest
+ solid
+ solid pick
+ solid reputation
+ solidly
+ some of the best
+ soothes
+ soothing
+ sophisticated
+ sound choice
+ sound investment
+ spacious
+ sparkles
+ sparkling clean
+ speaks your language
+ spectacular*
+ speedily
+ speedy
+ spend my own money
+ spend our own money
+ splendid*
+ spoils you
+ spot on
+ spot-on
+ spotless*
+ sprightly
+ stable
+ stain-resistant
+ standout
+ stands apart
+ stands behind
+ stands by
+ stands out
+ stands the test of time
+ star of the
+ state of the art
+ state-of-the-art
+ stayed cool
+ stays ahead
+ stays calm
+ stays cool
+ stays dry
+ stays glued
+ stays put
+ stays quiet
+ steadfast
+ steady
+ steal of
+ steals the show
+ stellar
+ step forward
+ step up
+ stepped up
+ still going strong
+ stole the show
+ stood out
+ straightforward
+ streak-free
+ streamlined
+ strength*
+ stress free
+ stress-free
+ stress-relieving
+ strikes a balance
+ striking*
+ strong
+ strong contender
+ strong pick
+ strong reputation
+ stronger
+ strongest
+ stunning*
+ sturdiest
+ sturdy
+ stylish*
+ sublime
+ succeed*
+ success
+ successes
+ successful
+ successfully
+ succinct
+ suit you
+ suitable for beginners
+ suited
+ suited to
+ suits
+ sumptuous
+ super
+ superb*
+ superior
+ supple
+ supportive
+ supreme
+ sure-fire
+ surefire
+ surpass*
+ surprised us pleasantly
+ surprisingly good
+ surprisingly well
+ swear by
+ swears by
+ sweet spot
+ swift*
+ swiss army knife
+ swore by
+ tactful
+ tailor made
+ tailor-made
+ takes care of
+ takes first place
+ takes the cake
+ takes the crown
+ takes the lead
+ takes the prize
+ talented
+ tangle-free
+ tasteful*
+ tastiest
+ tasty
+ taut
+ terrific
+ the best
+ the first in its class
+ the obvious choice
+ the only one that
+ thorough*
+ thoughtful*
+ thrilled
+ thrilling
+ thriv*
+ thrown in
+ tick all the boxes
+ ticks all the boxes
+ ticks every box
+ tidiest
+ tidy
+ time saver
+ time-saver
+ time-saving
+ timeless
+ timely
+ tireless*
+ took first place
+ took the lead
+ top choice
+ top marks
+ top of the class
+ top of the line
+ top of the list
+ top of the range
+ top of the table
+ top pick
+ top-class
+ top-end
+ top-notch
+ top-quality
+ top-rated
+ top-tier
+ tops our
+ tops the
+ tops the list
+ tops the table
+ tough
+ toughest
+ towers over
+ trailblaz*
+ transparent
+ treasure*
+ treat to
+ treats customers
+ tremendous*
+ trendy
+ triumph*
+ troopers
+ trouble-free
+ trounce*
+ true to its promise
+ true to its word
+ trumps
+ trust in
+ trusted
+ trusted name
+ trusting
+ trusts
+ trustworthy
+ trusty
+ truthful
+ turned the corner
+ unbeatable
+ unbeatable for
+ unbeaten
+ unbiased
+ uncluttered
+ uncomplicated
+ undefeated
+ undercut*
+ understands its
+ undisputed
+ unfailing*
+ unflappable
+ unforgettable
+ unlimited patience
+ unmatched
+ unmissable
+ unobtrusive
+ unparalleled
+ unpretentious
+ unrivaled
+ unrivalled
+ unsurpassed
+ untouchable
+ up to the job
+ upbeat
+ uplifting
+ upper hand
+ upside*
+ usable
+ useful
+ useful for
+ user friendly
+ user-friendly
+ valuable
+ value for money
+ value-packed
+ valued
+ velvety
+ versatile
+ viable
+ vibrant
+ vigorous
+ visionary
+ vivid
+ wallet friendly
+ wallet-friendly
+ warmest
+ warmly
+ we'd buy
+ we'd choose
+ we'd pick
+ wear-resistant
+ welcome*
+ well above
+ well balanced
+ well built
+ well crafted
+ well deserved
+ well designed
+ well documented
+ well earned
+ well engineered
+ well equipped
+ well finished
+ well liked
+ well loved
+ well made
+ well organised
+ well organized
+ well priced
+ well proven
+ well received
+ well regarded
+ well respected
+ well suited
+ well supported
+ well thought
+ well thought out
+ well thought-out
+ well worth
+ well-*
+ went the extra mile
+ wholesome
+ wide choice
+ wide range
+ widest choice
+ widest range
+ win
+ winner
+ winning
+ wins
+ wins by
+ wins every
+ wins for
+ wins hands down
+ wins hearts
+ wins out
+ wins praise
+ wise choice
+ wiser choice
+ with ease
+ within an hour
+ within minutes
+ within the hour
+ without a fault
+ without a hitch
+ without a murmur
+ without a problem
+ without any issues
+ without any problems
+ without breaking
+ without complaint
+ without compromise
+ without equal
+ without fuss
+ without issues
+ without peer
+ without problems
+ without rival
+ without trouble
+ witty
+ won a
+ won awards
+ won best
+ won by
+ won me over
+ won my
+ won our
+ won the
+ won the prize
+ won three
+ won us over
+ won't disappoint
+ won't let you down
+ won't regret
+ wonderful*
+ wondrous
+ workhorse
+ workhorses
+ works a treat
+ works beautifully
+ works fine
+ works flawlessly
+ works great
+ works out of the box
+ works perfectly
+ works reliably
+ works well
+ works without
+ world class
+ world-class
+ worry-free
+ worth
+ worth a look
+ worth a try
+ worth considering
+ worth every
+ worth it
+ worth more than
+ worth the extra
+ worth the money
+ worth the price
+ worth your money
+ worthwhile
+ worthy
+ worthy alternative
+ worthy rival
+ worthy winner
+ would buy again
+ would buy it again
+ would choose it again
+ would not be without
+ wouldn't be without
+ wow
+ wows
+ you can't beat
+ yummy
+ zero complaints
+ zero fuss
+ zero hassle
+ zero issues
+ zippy
+ ◎
+ ✅
+ ➕
+ 🏆
+ 👍
+ 🥇
- a burden
- a catch
- a chore
- a disappointment
- a disaster
- a drag
- a failure
- a far cry
- a fine of
- a flop
- a gamble
- a hassle
- a headache
- a joke
- a let-down
- a letdown
- a lottery
- a mess
- a nightmare
- a nuisance
- a pain
- a pity
- a shame
- a slog
- a weak spot
- a whole afternoon
- a whole day
- abandon*
- abrasive
- abrupt*
- absurd*
- abuse*
- abysmal
- accus*
- achilles heel
- achilles' heel
- ad-ridden
- add-ons cost
- ads everywhere
- adverse*
- adware
- afterthought
- aged badly
- aggravat*
- ailing
- aimless*
- alarming*
- alienat*
- alleg*
- also-ran
- amateurish
- ambiguous
- and it shows
- anger among
- anger*
- angry
- annoy*
- antiquated
- antitrust
- antitrust case
- anxious
- anything but
- apathetic
- apathy
- apolog*
- appalling*
- arbitrary
- archaic
- arrested
- arrived broken
- arrived damaged
- arrived late
- arrives late
- arrogan*
- ashamed
- astonishingly little
- at a loss
- at its worst
- atrocious
- avoid
- avoidable
- awful*
- awkward*
- back of the pack
- back to the drawing board
- back-and-forth
- backfire*
- backlash
- bad
- bad buy
- bad choice
- bad deal
- bad fit
- bad idea
- bad press
- bad reputation
- bad reviews
- bad surprise
- bad value
- badly
- baffl*
- bait-and-switch
- bandwidth-hungry
- bankrupt*
- banned
- bare-bones
- barebones
- barely usable
- barren
- battered
- battery-hungry
- bean counters
- behind the times
- belated*
- below average
- below expectation*
- below par
- below-average
- bends
- bent
- best avoided
- best left alone
- best to avoid
- better off with something
- bewilder*
- beyond repair
- biased
- big letdown
- big minus
- bill shock
- bitter taste
- bitter*
- blame*
- bland
- blasted
- blatant*
- bleak
- bleeds
- blight*
- bloat
- bloated
- bloatware
- blows the budget
- blows your budget
- blunder*
- blurry
- bogged down
- bogus
- boring
- botch*
- bother*
- bottleneck*
- bottom of our
- bottom of the
- bottom of the pile
- bottom of the table
- boycott*
- breach*
- break down
- breakage
- breaks
- breaks down
- breaks off
- breaks the bank
- bricked
- brings up the rear
- brittle
- broke
- broke after
- broke down
- broke me out
- broke off
- broke within
- broken
- bruises
- bug
- bugged
- buggiest
- buggy
- bugs
- built like it
- bulkiest
- bulky
- bumpy
- bungl*
- burden*
- buries
- burned
- burned my
- burned out
- burning cash
- burning sensation
- burning through
- burnout
- burns
- burns out
- burns through
- burnt
- burnt my
- buyer beware
- buzzing
- by contrast, lags
- callous*
- came apart
- came in for criticism
- came last
- came loose
- came off
- came under fire
- came up short
- can't be cancelled
- can't be exported
- can't be repaired
- can't be replaced
- can't be trusted
- can't be turned off
- can't compete
- can't cope
- can't deliver
- can't handle
- can't keep up
- can't match
- can't recommend
- can't rely on
- can't trigger
- cancelled its
- cannot be
- cannot be repaired
- cannot be replaced
- cannot be trusted
- cannot compete
- cannot deliver
- cannot keep up
- cannot match
- cannot recommend
- cannot rely on
- careless
- cash cow
- cash crunch
- cash grab
- cash-strapped
- catastroph*
- catches fire
- caught fire
- caught out
- caught red-handed
- cautionary
- caveat*
- ceased trading
- censure*
- chaf*
- chaos
- chaotic
- charged twice
- charged with
- charges extra
- cheap plastic
- cheap-looking
- cheaply made
- cheapskate
- cheat*
- chokes
- choppy
- chore
- chronic*
- class action
- class-action
- claustrophobic
- clog*
- clumsiest
- clumsy
- clunk*
- cluttered
- coarse
- coasting
- collapse*
- come unstuck
- comes apart
- comes at a cost
- comes in for criticism
- comes in last
- comes last
- comes loose
- comes off
- comes up short
- complacen*
- complain*
- complexity
- complicated
- compromised
- conceal*
- concern
- concerning
- concerns
- condemn*
- confounding
- confus*
- confusing pricing
- congest*
- conked out
- contempt*
- contentious
- contradict*
- controvers*
- convicted
- convoluted
- corner-cutting
- corrod*
- corrosion
- corrupt*
- cost cutting
- cost-cutting
- costly
- costs more
- counterfeit*
- counterintuitive
- counterproductive
- cracked
- crackl*
- cracks
- cracks easily
- cramped
- crash*
- creak*
- cringe*
- crippl*
- criticis*
- criticiz*
- critics say
- crooked
- crude
- culprit
- cumbersome
- cut corners
- cut jobs
- cut off
- cutbacks
- cuts corners
- cuts jobs
- cutting jobs
- cyberattack
- damag*
- dangerous*
- data breach
- data leak*
- data loss
- data scandal
- dated design
- dated interface
- daunting
- daylight robbery
- days late
- dead last
- dead on arrival
- dead weight
- dead within
- deadlock
- deadweight
- deal breaker
- deal-breaker
- dealbreaker
- dearer
- dearest
- debacle
- debt*
- debt-laden
- deceit*
- deceiv*
- deceptive
- declined
- declining
- deeply flawed
- defect*
- deficien*
- defunct
- degrad*
- delay*
- delisted
- delusional
- demean*
- demoralis*
- demoraliz*
- deni*
- dented
- dents
- dents easily
- deplor*
- depress*
- derail*
- derid*
- despair*
- desperat*
- deteriorat*
- detest*
- detract*
- detriment*
- devoid
- devours
- did not work
- did nothing
- didn't answer
- didn't reply
- didn't respond
- didn't work
- died after
- died within
- dies after
- dies quickly
- dies within
- difficult to justify
- difficult to recommend
- difficult*
- digs in
- dilapidated
- diminish*
- dingy
- dire
- dirty
- disadvantag*
- disagree*
- disappoint*
- disapprov*
- disarray
- disaster*
- disastrous
- discolor*
- discolour*
- discomfort*
- disconcert*
- disconnected
- disconnecting
- disconnects
- discontent*
- discontinu*
- discourag*
- discredit*
- discriminat*
- disgrace*
- disgust*
- dishonest*
- dishonour*
- disingenuous
- disjointed
- dislike*
- dismal
- disorgani*
- disparag*
- displeas*
- disposable
- disposable gear
- disproportionat*
- dispute*
- disquiet*
- disregard*
- disrepair
- disreput*
- disrespect*
- disrupted
- disruption*
- dissapoint*
- dissatisf*
- distort*
- distract*
- distress*
- distrust*
- disturbing
- do not bother
- do not buy
- dodged
- dodges
- does not cut it
- does not deliver
- does not disclose
- does not respond
- does not work
- doesn't cut it
- doesn't deliver
- doesn't disclose
- doesn't reply
- doesn't respond
- doesn't work
- don't bother
- don't buy
- don't count on
- don't expect
- don't rely
- doomed
- doorstop
- double-edged
- doubt*
- downfall
- downgrade*
- downhill
- downside*
- downtime
- drab
- draconian
- dragged
- drags
- drags and
- drain
- drains
- drawback*
- drawn-out
- draws criticism
- dreadful
- dreary
- drew criticism
- dribble*
- dries out
- drinks battery
- dripping
- drips
- drop-outs
- dropouts
- dropped calls
- dropped the ball
- drops calls
- drops connection
- drops out
- drops the ball
- drops the connection
- dubious*
- dud
- dull
- dullest
- dust collector
- dysfunctional
- eat* up
- eats battery
- eats into
- eats up
- egregious*
- embarrass*
- embattled
- emptied
- endanger*
- enrag*
- eroded
- erodes
- eroding
- erratic
- errone*
- error-prone
- errors
- evasive
- exaggerat*
- exasperat*
- excessive*
- excruciat*
- exhaust*
- exorbitant
- expensive
- exploit*
- expose[ds]*
- extortion*
- eye watering
- eye-watering
- eyesore
- fabricat*
- faded
- fades
- fades quickly
- fading
- fail
- failed
- failed to deliver
- fails
- fails to disclose
- failure*
- fake*
- fall apart
- fallout
- falls apart
- falls behind
- falls flat
- falls off
- falls short
- falls well short
- false claim*
- false promise*
- faltered
- faltering
- falters
- far from ideal
- far from perfect
- far-fetched
- fatal*
- fatigu*
- faulty
- feature-poor
- fed up
- feeble
- feel cheap
- feels cheap
- feels dated
- feels like a toy
- fell apart
- fell behind
- fell flat
- fell off
- fell short
- felt cheap
- ferocious
- fiasco
- fiddly
- file for
- filed for
- fine print
- fined
- fines
- finicky
- finished last
- fire hazard
- fishy
- fizzl*
- flagging
- flak
- flaky
- flaw
- flawed
- flaws
- flicker*
- flimsiest
- flimsy
- flop
- flopped
- flounder*
- flunk*
- fobbed off
- foggy
- fooled
- foolish
- for months without
- for weeks
- force-sell*
- forgets
- forgettable
- forgot
- foul*
- found wanting
- fragile
- frail
- fraud*
- fraught
- fray*
- freezes
- freezes up
- frightening
- frown*
- frozen
- frumpy
- frustrat*
- full of ads
- fumbl*
- furious
- fussy
- futile
- fuzzy
- gaffe*
- gap in
- gaps
- garbled
- garish
- gathering dust
- gathers dust
- gaudy
- gave out
- gave up
- gave up the ghost
- gets dirty
- gets hot
- gets in the way
- gets lost
- gets noisy
- gets on my nerves
- gets stuck
- gets tangled
- gets too hot
- gets worse
- getting worse
- ghastly
- ghosted
- gimmick*
- give a wide berth
- give it a miss
- gives out
- gives up
- glaring
- glitch*
- gloomy
- go wrong
- goes off
- goes under
- goes wrong
- going downhill
- going under
- going wrong
- gone bad
- gone downhill
- got lost
- got stuck
- got worse
- gouge*
- gouging
- grainy
- grating
- greasy
- greed
- greedy
- grievance*
- grim
- grimy
- grinding
- gripe*
- grotesque
- grudging*
- grueling
- gruelling
- grumbl*
- guilty
- gulps
- gummy
- guzzles
- had enough of
- half-baked
- half-finished
- half-hearted
- hamper*
- hands off
- hapless
- hard sell
- hard to
- hard to defend
- hard to justify
- hard to recommend
- hard-to-*
- hardest to
- hardship*
- harmed
- harmful
- harming
- harms
- harsh
- harshly
- has aged
- has not updated
- hasn't aged well
- hasn't updated
- hassl*
- hate
- hated
- hates
- haunt*
- haywire
- hazard*
- headache*
- heartless
- heavier
- heaviest
- heavily criticised
- heavy and
- heavy as
- heavy-handed
- hefty
- helpless*
- hiccup*
- hidden charge*
- hidden cost*
- hidden fee*
- hidden in
- hides fees
- hides its
- hides the
- high turnover
- high-maintenance
- hiked
- hinder*
- hiss*
- hit and miss
- hit or miss
- hit with
- hit-and-miss
- hit-or-miss
- hoax
- hogs
- hold-ups
- holds you to
- hollow
- hopeless*
- horribl*
- horror
- hostile
- hot air
- hot mess
- hours on hold
- howls
- huge disappointment
- humiliat*
- humming noise
- hums
- hung up
- hurt
- hurts
- hype
- hyped
- hypocri*
- icky
- ignoranc*
- ignored
- ignores
- ignoring
- ill at ease
- ill fitting
- ill suited
- ill-*
- illegal*
- illogical
- immature
- impair*
- impasse
- impatien*
- imperfect*
- impersonal
- impossible
- impractical
- imprecise
- improper*
- in debt
- in decline
- in hot water
- in last place
- in the red
- in the small print
- in trouble
- inaccura*
- inaction
- inadequate*
- inappropriate*
- incapable
- incoherent
- incompat*
- incompeten*
- incomplete
- incomprehensible
- inconclusive
- inconsiderate
- inconsistent*
- inconvenien*
- incorrect*
- indicted
- indifferent
- ineffective
- ineffic*
- inept
- ineptitude
- inexcusab*
- inexplicab*
- inferior
- infest*
- inflated
- inflexible
- infring*
- infuriat*
- injustice
- insecure
- insensitive
- insidious
- insincere
- insipid
- insolven*
- instab*
- insufficient*
- insult*
- intermittent*
- interrupt*
- intimidat*
- into the red
- intrusive
- invasive
- investigat*
- irate
- irked
- irks
- irrational*
- irregular*
- irrelevant
- irreparable
- irresponsib*
- irritat*
- is declining
- is heavy
- isn't worth
- isn't worth the
- issue
- issues
- jammed
- jams
- janky
- jarring*
- jerky
- job cuts
- job losses
- judder*
- junk
- junky
- kaput
- keep away
- keep clear
- keep your money
- keeps asking
- keeps breaking
- keeps crashing
- keeps failing
- keeps you waiting
- kept applicants waiting
- kept breaking
- kept crashing
- kept failing
- kept waiting
- knock-off
- laborious
- lack
- lackadaisical
- lacking
- lackluster
- lacklustre
- lacks
- lag
- lagged
- laggiest
- lagging
- lagging behind
- laggy
- lags
- lags behind
- laid off
- lambast*
- lamentabl*
- landfill
- languish*
- last place
- late delivery
- laughabl*
- lawsuit*
- lax
- lay off
- laying off
- layoff*
- lays off
- lazy
- leak
- leaked
- leaks
- leaky
- least accurate
- least convincing
- least impressive
- least reliable
- leaves a lot to be desired
- leaves much to be desired
- left alone
- left behind
- left the market
- lemon
- less accurate
- less comfortable
- less convincing
- less durable
- less good
- less impressive
- less powerful
- less reliable
- less secure
- less stable
- less useful
- less value
- let down
- let me down
- let us down
- let-down
- letdown
- lethargic
- lets you down
- liabilit*
- lies about
- lifeless
- like a jet
- like a toy
- limitation*
- litigation
- littered
- living on its name
- lock-in
- locked in
- locked out
- locks up
- locks you in
- logjam
- logs out
- logs you out
- long delay*
- long lead time*
- long queue*
- long queues
- long wait*
- long waits
- look at other
- look elsewhere
- looks cheap
- looks dated
- looks like a toy
- loophole*
- loose fit
- lopsided
- lose patience
- loses
- loses connection
- loses data
- loses its
- loses patience
- loses suction
- loses the connection
- losing
- losing customers
- losing ground
- loss of
- loss-making
- losses
- lost
- lost connection
- lost customers
- lost data
- lost ground
- lost interest
- lost its
- lost my
- lost our
- lost patience
- lost their
- lost trust
- loud
- louder
- loudest
- lousy
- ludicrous
- lukewarm
- lumpy
- lurch*
- maddening
- made us wait
- main drawback
- make you wait
- makes you wait
- makeshift
- malfunction*
- malicious
- mangl*
- manipulat*
- marred
- meager
- meagre
- measly
- meddl*
- mediocre
- meltdown
- menac*
- mess
- messy
- middling
- mind-numbing
- mindless
- minus point
- minus points
- misaligned
- miscalculat*
- misconduct
- miser
- miserabl*
- misery
- misfir*
- misfit
- misguided
- mishandl*
- mishap*
- misinform*
- misleading*
- misled
- mismanag*
- misplaced
- misrepresent*
- missed the boat
- missed the mark
- misses the mark
- missing
- mistake*
- mistreat*
- mistrust*
- misus*
- mixed bag
- mixed feelings
- mixed reputation
- mixed results
- mixed reviews
- moan*
- mocked
- moldy
- money down the drain
- money for nothing
- money grab
- money pit
- money-grabbing
- monotonous
- more expensive
- most expensive
- muddl*
- muffled
- mundane
- murky
- mushy
- musty
- nag
- nagging
- naggy
- nags
- narrowest
- nasty
- nasty surprise
- nausea*
- needless*
- negative*
- neglect*
- negligen*
- nerve-racking
- nervous wreck
- never again
- never answered
- never arrived
- never bothered
- never got back
- never replied
- never responds
- never worked
- nickel-and-dime*
- niggl*
- nightmare*
- no answer
- no apology
- no backup
- no bargain
- no encryption
- no explanation
- no fun
- no good
- no help
- no hotline
- no joy
- no longer competitive
- no longer maintained
- no longer supported
- no longer updated
- no match
- no match for
- no option to
- no phone support
- no place for
- no refund*
- no reply
- no response
- no substitute
- no support
- no updates
- no use
- no warranty
- no way to
- no women's
- no-frills at best
- noisier
- noisier than
- noisiest
- noisy
- noisy image
- non-compliant
- non-replaceable
- noncompliant
- nonsens*
- not aged well
- not convinced
- not convincing
- not enough
- not for beginners
- not for everyone
- not good enough
- not great
- not ideal
- not nearly enough
- not recommended
- not to be trusted
- not up to
- not updated
- not waterproof
- not working
- not worth
- not worth it
- not worth the
- nothing but trouble
- nothing special
- notorious*
- nowhere near
- nuisance
- obnoxious
- obscure*
- obsolete
- obstacle*
- obstruct*
- odd choice
- off the pace
- off-brand
- off-putting
- offend*
- offensive*
- oily
- on hold for
- on strike
- on the blink
- one drawback
- one-dimensional
- onerous
- opaque
- opaque pricing
- oppressive
- ordeal
- ordered to pay
- out of date
- out of its depth
- out of reach
- out of stock
- out of touch
- outage*
- outclassed by
- outcry
- outdated
- outgunned
- outmatched
- outmoded
- outperformed by
- outrag*
- over the odds
- over-engineered
- over-priced
- overbearing
- overblown
- overcharg*
- overcomplicated
- overcooked
- overcrowded
- overengineered
- overheat*
- overhyped
- overkill
- overload*
- overly complex
- overpay*
- overpriced
- overpromis*
- overrated
- overrun
- oversensitive
- oversize*
- oversold
- overspend*
- overstat*
- overstretched
- overwhelm*
- packed up
- painful*
- paltry
- panic*
- panned
- paperweight
- passed around
- past its best
- past its prime
- patchy
- pathetic*
- pedestrian
- peeling
- peels
- peels off
- penalt*
- penny-pinching
- perfunctory
- peril*
- pernicious
- perplex*
- pester*
- petition against
- petty
- phony
- pilling
- pills and
- pinches
- pitfall*
- plague*
- plan a night
- plastic-feeling
- plasticky
- plodding
- plummet*
- pointless
- poison*
- pollut*
- poor choice
- poor fit
- poor reputation
- poor reviews
- poor value
- poor*
- power-hungry
- precious little
- prejudic*
- premature*
- pretentious
- price gouging
- price hike*
- price increase*
- price rise*
- price tag hurts
- priced out
- prices out
- prices rose
- pricey
- pricier
- priciest
- privacy concern*
- privacy issue*
- problem*
- profit warning
- prohibitiv*
- prone to
- protest*
- provok*
- pulled out of
- punish*
- puny
- pushes you
- pushy
- put off
- put people off
- put up its prices
- put up prices
- puts many off
- puts many people off
- puts off
- puts people off
- puzzling
- quality control
- queas*
- questionable
- quibbl*
- quickly adds up
- quirk*
- quit on
- racket
- racks up
- raised its prices
- raised prices
- raises prices
- raising prices
- ramshackle
- rancid
- ranks last
- ransomware
- rattle
- rattles
- rattly
- recall
- recalled
- recalls
- reckless
- red flag*
- reek*
- refus*
- refuses to say
- regret*
- reluctan*
- remorse
- repel*
- repetitive
- reprehensib*
- reprimand*
- repuls*
- resent*
- residue
- resting on its laurels
- restless
- restrict*
- rests on its laurels
- retract*
- revok*
- ridicul*
- rip off
- rip-off
- ripped off
- risky
- roasted
- rot
- rots
- rotten
- rough
- roughest
- rubbish
- rubs
- rude*
- rudimentary
- ruin*
- run out of
- run-around
- runaround
- runner-up at best
- runs hot
- runs out of
- runs out quickly
- rushed
- rusts
- rusty
- sabotag*
- sacked
- sacrific*
- sad
- saddening
- sadly
- safety concern*
- safety hazard
- safety issue*
- sagg*
- sags
- sales decline
- sank
- save your money
- scald*
- scam
- scammed
- scandal*
- scarce
- scare*
- scary
- scathing
- sceptic*
- scorn*
- scrapped
- scrappy
- scratched
- scratches
- scratches easily
- scratchy
- screams
- screech*
- screwed
- second best
- second fiddle
- second-best
- second-rate
- security breach*
- security flaw*
- security hole*
- security incident*
- security issue*
- sells data
- sells your data
- senseless
- sent in circles
- setback*
- severe
- shabby
- shady
- shaky
- shallow
- sham
- shamb*
- shame
- shatter*
- shocked
- shocking*
- shoddy
- short of
- short-lived
- shortage*
- shortcoming*
- shorter battery
- shortfall*
- should avoid
- showing its age
- shows its age
- shrank
- shrill
- shrinks
- shrunk
- shun*
- shut down
- shuts down
- sick
- sick of
- simply too
- sinking
- skeptic*
- sketchy
- skewed
- skimp*
- skip the hype
- sky-high
- slammed
- slapdash
- slapped with
- slated
- sleazy
- slipped
- slippery
- slips
- sloppy
- slow
- slow at
- slow delivery
- slow launches
- slow service
- slow support
- slow to
- slower
- slower support
- slower than
- slowest
- slowly
- sluggish
- slump*
- small print
- smear*
- smells bad
- smells like
- smells of
- smug
- snag*
- snail
- snapped
- snaps off
- sneak*
- snoop*
- snub*
- so little
- soaked
- soaking wet
- soaks through
- soft spot for nobody
- soggy
- sore
- sore point
- sore spot
- sounds like a
- sour
- soured
- spam*
- spies on
- spills
- splits
- spoiled
- spoils the
- spoilt
- spotty
- spyware
- squander*
- squeak*
- squeal*
- staff shortage*
- staff turnover
- stagger*
- stagnat*
- stained
- staining
- stains
- stale
- stale taste
- stalled
- stalls
- stay away
- stay clear
- stay well away
- steep
- steep learning curve
- steer clear
- stench
- sticker shock
- sticking point
- sticky
- sticky residue
- stiff
- stiff price
- stifl*
- stigma
- still waiting
- sting*
- stinks
- stinky
- stodgy
- stopped working
- stops working
- stranded
- strapped for cash
- strenuous
- stressful
- stricken
- strife
- strings attached
- stripped
- stripped-down
- struggl*
- stubborn*
- stuck
- stuck in the past
- stumbl*
- stumbling block
- stunted
- stupid*
- stutter*
- sub-par
- subdued
- subpar
- substandard
- sued
- suffer*
- superficial*
- superfluous
- surly
- surprisingly little
- suspended
- suspicio*
- swamped
- sweats
- sweaty
- swindle*
- tacky
- tainted
- take days
- take weeks
- taken to task
- takes a long time
- takes a week
- takes ages
- takes days
- takes forever
- takes hours
- takes months
- takes ten days
- takes three weeks
- takes too long
- takes two weeks
- takes weeks
- tangl*
- tardy
- tarnish*
- tarnished reputation
- tasteless
- tastes bland
- tastes of plastic
- tatty
- tears after
- tears at
- tears easily
- tears within
- tedious
- teething
- temperamental
- terminated
- terribl*
- terrify*
- thankless
- the catch
- the smell
- thin on
- think twice
- thirstiest
- thorny
- threat*
- throttl*
- throwaway
- throwaway product
- thumbs down
- time-consuming
- timed out
- times out
- tinny
- tips over
- tired
- tired of
- tiresome
- to task
- too basic
- too big
- too bright
- too bulky
- too cold
- too complex
- too dark
- too dear
- too expensive
- too few
- too fiddly
- too fragile
- too greasy
- too hard
- too heavily
- too heavy
- too high
- too hot
- too large
- too late
- too limited
- too little
- too long
- too loud
- too low
- too many
- too much
- too narrow
- too noisy
- too often
- too pricey
- too rigid
- too risky
- too shallow
- too short
- too short for
- too simple
- too slow
- too small
- too soft
- too steep
- too stiff
- too strict
- too thick
- too thin
- too tight
- too vague
- too weak
- too wide
- took a long time
- took days
- took forever
- took hours
- took months
- took too long
- took weeks
- topples
- torment*
- torn
- tortuous
- toxic
- toy-like
- tracks you
- tragic*
- trailed
- trails behind
- treacher*
- trick in the book
- trickiest
- tricky
- trouble*
- turbulen*
- turmoil
- turned out to be
- turned sour
- ugliest
- ugly
- unacceptab*
- unanswered
- unappealing
- unattractive
- unavailable
- unaware
- unbalanced
- unbearabl*
- uncertain
- unclean
- unclear
- unclear pricing
- uncomfortabl*
- uncompetitive
- unconvinc*
- uncooperative
- undelivered
- under fire
- under investigation
- under par
- under-par
- under-staffed
- undercooked
- underdeliver*
- underhand*
- undermanned
- undermine*
- underperform*
- underpowered
- undersized
- understaffed
- underwhelm*
- undesirabl*
- undone
- uneas*
- unethical
- uneven
- unexplained
- unfair*
- unfinished
- unforgiv*
- unfortunately
- unfriendly
- ungainly
- unhappi*
- unhappy
- unhealthy
- unhelpful
- unimpress*
- uninformed
- uninspir*
- unintuitive
- uninviting
- unjust*
- unlawful*
- unlucky
- unmanageable
- unmotivated
- unnecessar*
- unnerving
- unpleasant surprise
- unpleasant*
- unpolished
- unpopular
- unpredictab*
- unprepared
- unproductive
- unprofessional
- unproven
- unqualified
- unreadable
- unrealistic*
- unrefined
- unreliab*
- unremarkable
- unrepairable
- unresolved
- unrespons*
- unrest
- unsafe
- unsatisf*
- unsavory
- unscrupulous
- unsettl*
- unsightly
- unskilled
- unsound
- unspectacular
- unstable
- unsteady
- unsuccessful*
- unsuitable
- unsupported
- untested
- untidy
- untimely
- untrained
- untrustworth*
- untruth*
- unusable
- unwanted
- unwelcome
- unwieldy
- unwilling
- unworkable
- up in smoke
- upcharge*
- uphill
- upsell*
- upset*
- useless
- vague
- vain
- vanish*
- vapid
- very little for
- vex*
- vicious*
- victim*
- vile
- violat*
- volatil*
- vulgar
- vulnerab*
- wait times
- walkout
- wallet-busting
- warned
- warning*
- warns
- warp*
- wary
- washed out
- washed-out
- waste
- waste of money
- waste of time
- wasted
- wasteful
- watered-down
- way below
- weak choice
- weak point
- weak points
- weak spot
- weak value
- weak*
- weaker than
- wears down
- wears off
- wears out
- wears thin
- weary
- weeks late
- weighs heavily
- weird*
- well below
- went bust
- went downhill
- went unanswered
- went under
- went wrong
- wet feet
- what i don't
- whin*
- whirr*
- white cast
- wide berth
- wilt*
- withdrawn
- wither*
- withheld
- wobbl*
- woeful*
- woes
- won't say
- won't work
- wonky
- wore off
- wore out
- worn
- worn out
- worri*
- worry
- worrying*
- worse
- worse than
- worsen*
- worst
- worthless
- would avoid
- would not recommend
- wouldn't touch
- wrangl*
- wreck
- wretched*
- wrong
- wrong choice
- wrong tool
- wrongly
- yawn
- yellowing
- yellows
- △
- ➖
- 👎
`;
