// English words of praise and blame, one per line; `*` matches any ending. Original work (no public list was copied).
export const LEXICON_EN = `
+ #1
+ 10/10
+ 5 stars
+ 9/10
+ a bargain
+ a breeze
+ a champ
+ a clear winner
+ a cut above
+ a delight
+ a dream
+ a favorite
+ a favourite
+ a few clicks
+ a fine
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
+ a lot to like
+ a marvel
+ a model of
+ a must
+ a nice touch
+ a perfect
+ a pleasure
+ a plus point
+ a powerhouse
+ a quick
+ a relief
+ a safe bet
+ a smart choice
+ a solid choice
+ a solid option
+ a staple
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
+ a wonder worker
+ above and beyond
+ above average
+ above expectations
+ above its class
+ above its price
+ absorbing
+ absorbs fast
+ absorbs quickly
+ abundance
+ abundant
+ acclaimed
+ accommodating
+ accomplished
+ accurate*
+ ace up
+ aced the
+ aces the
+ ad-free
+ addicted to
+ addictive
+ adept
+ admir*
+ ador*
+ adored by
+ advantage*
+ affordab*
+ aged well
+ ages beautifully
+ ages well
+ agile
+ ahead of
+ ahead of its time
+ ahead of the competition
+ ahead of the curve
+ ahead of the pack
+ airy
+ all the right notes
+ all you could want
+ all you need
+ all-day battery
+ all-day comfort
+ all-round talent
+ all-rounder
+ all-star
+ allergen-free
+ alluring
+ almost flawless
+ almost perfect
+ always answers
+ always available
+ always helpful
+ always on
+ always reachable
+ always works
+ amazing*
+ among the best
+ ample
+ ample room
+ an asset
+ an excellent choice
+ answered within
+ answers the phone
+ answers within
+ apologised and
+ apologized and
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
+ at home in
+ at no extra cost
+ attentive
+ attractive
+ attractively priced
+ automates away
+ award*
+ award-winning
+ awesome
+ back on form
+ back on track
+ bang for the buck
+ bang for your buck
+ bang on
+ bargain
+ beat everything
+ beat the
+ beaten only by
+ beats
+ beats anything
+ beats every
+ beats everything
+ beats the competition
+ beats the rest
+ beautiful*
+ beginner-friendly
+ beloved
+ beloved by
+ benchmark for
+ bends over backwards
+ benefit*
+ bespoke feel
+ best
+ best answer
+ best app
+ best battery
+ best bet
+ best buy
+ best choice
+ best deal
+ best feature
+ best fit
+ best for
+ best of
+ best of its kind
+ best option
+ best overall
+ best performance
+ best pick
+ best picture
+ best price*
+ best protection
+ best quality
+ best rate*
+ best result*
+ best score*
+ best service
+ best solution
+ best sound
+ best support
+ best value
+ best-in-class
+ best-selling
+ bestseller*
+ better
+ better alternative
+ better and better
+ better battery
+ better bet
+ better buy
+ better choice
+ better deal
+ better fit
+ better home
+ better off
+ better option
+ better performance
+ better pick
+ better picture
+ better price*
+ better protection
+ better quality
+ better rate*
+ better result*
+ better service
+ better sound
+ better support
+ better than
+ better than ever
+ better than expected
+ better than its price
+ better than most
+ better value
+ beyond expectations
+ big advantage
+ big improvement
+ big plus
+ big win
+ biggest plus
+ blazing fast
+ blazing*
+ blessing
+ blew me away
+ blew my mind
+ blew us away
+ bliss*
+ booming
+ boon
+ boosted
+ boosts
+ boots instantly
+ born for
+ brand of choice
+ breakthrough
+ breathable
+ breathes well
+ breez*
+ bright future
+ bright spot
+ brightest
+ brilliant for
+ brilliant*
+ brings its a-game
+ brisk
+ broadest
+ brushes off
+ budget-friendly
+ bug-free
+ built to last
+ bull's-eye
+ bulletproof
+ bullseye
+ buttery
+ buy it again
+ calmed
+ calming
+ calms
+ came clean
+ came first
+ came out ahead
+ came out on top
+ came through
+ can count on
+ can depend on
+ can rely on
+ can't be beaten
+ can't fault
+ can't go wrong
+ can't live without
+ can't praise
+ can't say enough good
+ cancel any time
+ cancel anytime
+ cannot be beaten
+ cannot fault
+ cannot go wrong
+ cannot praise
+ capable
+ carbon neutral
+ carefree
+ carefully designed
+ carefully made
+ cares about
+ cares for
+ caring
+ celebrated
+ champion*
+ change for the better
+ charges in no time
+ charm
+ charming
+ cheap to run
+ cheaper
+ cheaper to run
+ cheapest
+ checks all the boxes
+ checks every box
+ checks most
+ cheerful
+ cherish*
+ chic
+ child's play
+ childproof
+ choice of professionals
+ class above
+ class apart
+ class of its own
+ class-leading
+ classy
+ clean
+ cleaned best
+ cleaned the most
+ cleaned up its act
+ cleaner
+ cleanest
+ cleanly
+ cleans best
+ cleans into
+ cleans right up
+ cleans thoroughly
+ cleans well
+ clear
+ clear advantage
+ clear choice
+ clear favorite
+ clear favourite
+ clear improvement
+ clear instructions
+ clear pick
+ clear winner
+ cleared up
+ clearer
+ clearest
+ clever solution
+ clever touch
+ clever*
+ climate neutral
+ close to flawless
+ close to perfect
+ coherent
+ cohesive
+ comes first
+ comes highly recommended
+ comes into its own
+ comes out ahead
+ comes out on top
+ comes recommended
+ comes through
+ comfortabl*
+ comfortable grip
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
+ configurable
+ congenial
+ considerate
+ consistent
+ consistent performer
+ consistently
+ constantly improved
+ constructive
+ convenient*
+ conversation starter
+ convinced even
+ coped well
+ coped with
+ copes well
+ copes with
+ copes with anything
+ cordial
+ cost-effective
+ cosy
+ could not ask for
+ could not be happier
+ couldn't ask for
+ couldn't ask for more
+ couldn't be better
+ couldn't be easier
+ couldn't be happier
+ couldn't live without
+ courteous
+ cozy
+ cream of the crop
+ creamy foam
+ credible
+ crisp
+ crowd favorite
+ crowd favourite
+ crowd-pleaser
+ crowned
+ crowned best
+ cruelty-free
+ crystal clear
+ crystal-clear
+ crème de la crème
+ cult favorite
+ cult favourite
+ cult following
+ customer-first
+ customer-friendly
+ customisable
+ customizable
+ cut above
+ cut my
+ cut our
+ cut out for
+ cute
+ cuts costs
+ cuts like
+ cuts the cost
+ cuts well
+ cutting edge
+ cutting-edge
+ dashing
+ day-long
+ dazzl*
+ de facto standard
+ dead on
+ decent
+ declutters
+ deep bass
+ deft*
+ delicious
+ delight*
+ delivers
+ delivers on
+ delivers what
+ delivers what it promises
+ depend on it
+ dependable
+ dermatologist-recommended
+ deserved praise
+ deserved reputation
+ deservedly
+ deservedly popular
+ deserves
+ detail-oriented
+ did best
+ did not disappoint
+ did the trick
+ did wonders
+ diligent*
+ discreet*
+ distinguish*
+ do nicely
+ does a fine job
+ does a good job
+ does a great job
+ does best
+ does it all
+ does nicely
+ does not let you down
+ does the job
+ does the trick
+ does what it promises
+ does what it says
+ does wonders
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
+ doing a great job
+ donates
+ down to the last
+ draws praise
+ dream to
+ dreamy
+ dries fast
+ dries in
+ dries quickly
+ drop-proof
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
+ easily forgiven
+ easily the
+ easy
+ easy choice
+ easy decision
+ easy pick
+ easy recommendation
+ easy to
+ easy to clean
+ easy to contact
+ easy to forgive
+ easy to install
+ easy to learn
+ easy to like
+ easy to love
+ easy to reach
+ easy to read
+ easy to recommend
+ easy to repair
+ easy to replace
+ easy to set up
+ easy to use
+ easy win
+ easy-going
+ easygoing
+ eating its lunch
+ eats its lunch
+ eco-friendly
+ economical
+ economical to run
+ edges out
+ editor's choice
+ editors' choice
+ effective*
+ efficient*
+ effortless*
+ elegant solution
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
+ equal to the task
+ ergonomic*
+ esteemed
+ ethical sourcing
+ even a child
+ even our sceptical
+ even sceptics
+ even skeptics
+ every box
+ every budget
+ every cent
+ every corner
+ every detail
+ every last
+ every minute
+ every need
+ every penny
+ everything you could
+ everything you need
+ exactly what
+ exactly what i
+ exactly what we
+ exactly what you
+ exceeded all
+ exceeded my
+ exceeded our
+ exceeds
+ excel
+ excellent coffee
+ excellent espresso
+ excellent for
+ excellent reputation
+ excellent reviews
+ excellent*
+ excels
+ exceptional*
+ exciting
+ exemplary
+ exhilarating
+ expandable
+ expertly
+ experts like
+ exquisite
+ extensible
+ extraordinar*
+ eye-catcher
+ eye-catching
+ eye-friendly
+ fabulous*
+ fail-safe
+ fair
+ fair price*
+ fair wages
+ fairest
+ fairly priced
+ faithful companion
+ faithful*
+ falls for
+ family favorite
+ family favourite
+ family-friendly
+ fan base
+ fan favorite
+ fan favourite
+ fantastic
+ far ahead
+ far more than
+ fared best
+ fared well
+ fares well
+ fascinating
+ fast
+ fast connection
+ fast delivery
+ fast network
+ fast payout*
+ fast reply
+ fast shipping
+ fast support
+ faster
+ fastest
+ faultless*
+ favorable
+ favorably
+ favorite among
+ favorite*
+ favourable
+ favourably
+ favourite among
+ favourite*
+ feat of
+ feather-light
+ featherweight
+ feature-packed
+ feature-rich
+ feel confident
+ feel safe
+ feels at home
+ feels expensive
+ feels good
+ feels great
+ feels luxurious
+ feels natural
+ feels premium
+ feels right
+ feels solid
+ fell in love
+ felt confident
+ felt heard
+ felt looked after
+ felt safe
+ felt welcome
+ few complaints
+ few downsides
+ few flaws
+ few weaknesses
+ fewest complaints
+ fewest errors
+ fewest faults
+ fewest problems
+ fewest returns
+ fine choice
+ fine example
+ fine foam
+ fine job
+ fine machine
+ fine sunscreens
+ fine tool
+ finest
+ finished first
+ finished top
+ firing on all
+ firm favorite
+ firm favourite
+ firm grip
+ first choice
+ first in its class
+ first place
+ first time right
+ first try
+ first-class
+ first-rate
+ fit for purpose
+ fits any
+ fits anywhere
+ fits everywhere
+ fits in a pocket
+ fits in any
+ fits like a glove
+ fits neatly
+ fits perfectly
+ fits snugly
+ fits the bill
+ fits well
+ five stars
+ fixed it
+ fixed my problem
+ fixed the problem
+ flagship quality
+ flawless*
+ flexib*
+ flourish*
+ fluent
+ folds away
+ folds flat
+ folds up small
+ fond of
+ foolproof
+ for good reason
+ for nothing
+ forgivable
+ forgives
+ forgiving
+ formidable
+ free of charge for life
+ free repair
+ free replacement
+ frequent updates
+ fresh take
+ frictionless
+ friendliest
+ friendly
+ friendly staff
+ front runner
+ front-runner
+ frontrunner
+ frugal
+ fuel-efficient
+ full coverage
+ full marks
+ full of features
+ full of praise
+ full sound
+ full-bodied
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
+ gave me a refund
+ generous*
+ genius
+ gentle learning curve
+ gentle*
+ genuine*
+ gets better
+ gets better with
+ gets deep
+ gets every
+ gets everything
+ gets into every
+ gets my money
+ gets my vote
+ gets our vote
+ gets results
+ gets the job done
+ gets you there
+ give it a try
+ gives back
+ gives you more
+ glamorous
+ glided
+ glides
+ glitch-free
+ glorious*
+ glowing
+ glowing reviews
+ go for it
+ go-to
+ godsend
+ goes beyond
+ goes deeper
+ goes farther
+ goes further
+ goes the extra mile
+ going strong
+ going strong after
+ gold medal
+ gold standard
+ gold-standard
+ good
+ good alternative
+ good as its word
+ good battery
+ good bet
+ good coffee
+ good coverage
+ good cup
+ good fit
+ good for
+ good grip
+ good job
+ good match
+ good night's sleep
+ good performance
+ good picture
+ good price
+ good protection
+ good quality
+ good reputation
+ good result*
+ good reviews
+ good service
+ good solution
+ good sound
+ good support
+ good value
+ goodwill
+ gorgeous
+ got better
+ got our vote
+ graceful*
+ gracious*
+ grateful
+ gratifying
+ great
+ great addition
+ great alternative
+ great battery
+ great coffee
+ great coverage
+ great cup
+ great deal
+ great espresso
+ great feature
+ great fit
+ great for
+ great job
+ great match
+ great performance
+ great picture
+ great price
+ great protection
+ great quality
+ great reputation
+ great result*
+ great reviews
+ great service
+ great solution
+ great sound
+ great support
+ great taste
+ great value
+ greatest
+ grippy
+ grips well
+ ground-breaking
+ groundbreaking
+ growing fast
+ growing quickly
+ grows with you
+ guilt-free
+ hailed
+ half the cost
+ half the money
+ half the price
+ half the time
+ halved our
+ halved the
+ halves the
+ handled everything
+ handles anything
+ handles easily
+ handles hills
+ handles rain
+ handles well
+ hands down
+ handsome*
+ handy
+ handy feature
+ handy for
+ happily
+ happy
+ hard act to follow
+ hard to beat
+ hard to do better
+ hard to fault
+ hard to find a flaw
+ hard to find fault
+ hard to top
+ hard-wearing
+ hard-working
+ hardly any maintenance
+ hardwearing
+ hardy
+ harmless
+ harmonious
+ has a lot going for it
+ has held up
+ has improved
+ has more to offer
+ has never let
+ has no equal
+ has not missed
+ has the edge
+ hasn't missed
+ hassle-free
+ head and shoulders
+ head-turner
+ headache-free
+ healed
+ heaped praise
+ heaps praise
+ heartwarming
+ hearty
+ heaven
+ heaven-sent
+ heavenly
+ held fast
+ held firm
+ held up
+ held up fine
+ held up well
+ helped me
+ helped us
+ helpful
+ helpful staff
+ heroic
+ high marks
+ high praise
+ high uptime
+ high-end
+ high-grade
+ high-performance
+ high-performing
+ high-quality
+ high-quality feel
+ high-spec
+ highest interest
+ highest marks
+ highest rate
+ highest score
+ highest-scoring
+ highly rated
+ highly recommend*
+ hit it out
+ hit its stride
+ hit the mark
+ hits all the right
+ hits its stride
+ hits the mark
+ hits the spot
+ hold up
+ holds a charge
+ holds its charge
+ holds its own
+ holds up
+ holds well
+ home run
+ honest*
+ honorable
+ honored
+ honored the warranty
+ honors its
+ honors its warranty
+ honourable
+ honoured
+ honoured the warranty
+ honours its
+ honours its warranty
+ hooked
+ hopeful
+ hospitable
+ household staple
+ how it should be
+ huge improvement
+ huge plus
+ hugely
+ human on the line
+ human support
+ hydrates
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
+ improves every
+ improves with
+ in a league of its own
+ in fine form
+ in first place
+ in good hands
+ in good shape
+ in great shape
+ in its element
+ in its own league
+ in love with
+ in no time
+ in plain english
+ in record time
+ in rude health
+ in seconds
+ in the dust
+ in the lead
+ in the top
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
+ irritation-free
+ is easily
+ is quick
+ it shines
+ jack of all trades
+ jaw-dropping
+ jewel
+ jitter-free
+ joy to
+ joy to use
+ joyful
+ just right
+ just the thing
+ just what i
+ just what the doctor
+ just what we
+ just what you need
+ just works
+ justifiably
+ keenly priced
+ keeps costs down
+ keeps everyone happy
+ keeps its cool
+ keeps its promise*
+ keeps its shape
+ keeps its word
+ keeps pace
+ keeps things simple
+ keeps up
+ keeps you dry
+ keeps you warm
+ kept going longest
+ kept its promise
+ kept its promise*
+ kept its shape
+ kept its word
+ kept me dry
+ kept us dry
+ kept us warm
+ key advantage
+ kid-friendly
+ kid-proof
+ killer feature
+ kind to
+ kinder
+ kindest
+ king of
+ knew her stuff
+ knew his stuff
+ knew their stuff
+ knocked our socks
+ knocks it out
+ knowledgeable
+ knowledgeable staff
+ known for its quality
+ knows her stuff
+ knows its
+ knows their stuff
+ lacks nothing
+ lag-free
+ largest selection
+ last for ever
+ lasted longest
+ lasted the longest
+ lasts a week
+ lasts ages
+ lasts all day
+ lasts for days
+ lasts for ever
+ lasts for years
+ lasts forever
+ lasts longest
+ lasts the longest
+ lasts twice
+ lauded
+ laughs at
+ lavish
+ lead the
+ leader
+ leader of the pack
+ leading brand
+ leading choice
+ leads by
+ leads in
+ leads on
+ leads the
+ leads the pack
+ league of its own
+ leak-proof
+ leakproof
+ leap forward
+ learned from its mistakes
+ learnt from its mistakes
+ least effort
+ least noise
+ least power
+ least time
+ least waste
+ leaves little to be desired
+ leaves no marks
+ leaves no residue
+ leaves no shine
+ leaves no streaks
+ leaves no white cast
+ leaves nothing to be desired
+ leaves others
+ leaves room for
+ leaves the competition
+ legendary
+ legible
+ less for more
+ less hassle
+ less noise
+ less plastic
+ less stress
+ less time
+ less waste
+ less work
+ lesson in
+ lets you keep
+ lifelike
+ lifeline
+ lifesaver
+ lifted sales
+ lifts
+ light on
+ light years ahead
+ lighter
+ lightest
+ lightning fast
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
+ listens to customers
+ listens to feedback
+ listens to its users
+ listens to users
+ little downtime
+ little maintenance
+ little to complain about
+ little to criticise
+ little to criticize
+ lived up to
+ lively
+ lives up to
+ lives up to its name
+ loaded with features
+ logical choice
+ logical pick
+ long support
+ long-lasting
+ long-lived
+ longest
+ longest battery
+ longest-lasting
+ looks after
+ looks good
+ looks great
+ looks like new
+ looks smart
+ looks stunning
+ looks the part
+ lot to love
+ lots going for it
+ lots to like
+ love
+ love it
+ loved
+ loved by
+ loved it
+ lovely
+ loves
+ loves it
+ lovingly
+ low cost
+ low fees
+ low maintenance
+ low price
+ low-cost
+ low-effort
+ low-maintenance
+ lower fees
+ lowest fees
+ lowest rate*
+ loyal
+ loyal companion
+ loyal following
+ lucid
+ luscious
+ lush
+ luxur*
+ made for
+ made for you
+ made me feel
+ made progress
+ made to last
+ magic*
+ main advantage
+ maintenance-free
+ majestic
+ major plus
+ make a good
+ make a great
+ make fine
+ makes a fine
+ makes a good
+ makes a great
+ makes an excellent
+ makes fine
+ makes life easier
+ makes light work
+ makes progress
+ makes short work
+ makes the most of
+ manageable
+ maneuverable
+ manoeuvrable
+ marathon battery
+ market leader
+ market-leading
+ marvel*
+ masterclass
+ masterful*
+ masterpiece
+ matures nicely
+ medal
+ mellow
+ melts in
+ memorable
+ mess-free
+ meticulous*
+ mighty
+ mile ahead
+ miles ahead
+ mind-blowing
+ minor quibbles
+ minutes to learn
+ misses a beat
+ misses nothing
+ modern
+ money saver
+ money well spent
+ money's worth
+ money-back guarantee
+ more accurate
+ more bang
+ more capable
+ more comfort
+ more comfortable
+ more complete
+ more consistent
+ more convincing
+ more durable
+ more efficient
+ more flexible
+ more for less
+ more for your money
+ more generous
+ more intuitive
+ more mature
+ more modern
+ more open
+ more pleasant
+ more polished
+ more powerful
+ more practical
+ more precise
+ more refined
+ more reliable
+ more responsive
+ more robust
+ more secure
+ more stable
+ more than adequate
+ more than capable
+ more than enough
+ more than holds
+ more than the price
+ more transparent
+ more value
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
+ most votes
+ much improved
+ much to like
+ much-loved
+ must-have
+ my choice
+ my money is on
+ my money on
+ nailed it
+ nails
+ nails the
+ nails the basics
+ named best
+ natural choice
+ natural colors
+ natural colours
+ natural fit
+ near perfect
+ near-perfect
+ neat solution
+ neat touch
+ neat trick
+ neat*
+ never broke
+ never clogs
+ never complained
+ never complains
+ never crashed
+ never crashes
+ never disappoint*
+ never drops
+ never failed
+ never fails
+ never freezes
+ never go back
+ never going back
+ never had a problem
+ never had an issue
+ never had any
+ never hangs
+ never jams
+ never leaks
+ never let me down
+ never lets
+ never look back
+ never missed a beat
+ never once
+ never slips
+ never stalls
+ never tears
+ next level
+ next-level
+ nice addition
+ nice feature
+ nice job
+ nice surprise
+ nice to use
+ nice touch
+ nice*
+ nifty
+ nimble*
+ nippy
+ no bugs
+ no catch
+ no cause for complaint
+ no commitment
+ no competition
+ no complaints
+ no compromise
+ no contest
+ no crashes
+ no downtime
+ no dropouts
+ no equal
+ no fees
+ no flaws
+ no fuss
+ no hidden
+ no interruptions
+ no issues
+ no lag
+ no leaks
+ no learning curve
+ no lock-in
+ no mess
+ no nonsense
+ no problem
+ no problems
+ no questions asked
+ no regrets
+ no residue
+ no rival
+ no shine
+ no small print
+ no smell
+ no strings attached
+ no surprises
+ no trouble
+ no weak spots
+ no weaknesses
+ no white cast
+ no wish unfulfilled
+ no wonder
+ no-brainer
+ no-frills charm
+ no. 1
+ no.1
+ nobody does it better
+ noiseless
+ none better
+ not once
+ not to be missed
+ noteworthy
+ nothing beats
+ nothing better
+ nothing comes close
+ nothing else comes close
+ nothing is missing
+ nothing missing
+ nothing not to like
+ nothing to complain about
+ nourishes
+ nourishing
+ number one
+ number-one
+ obsessed with
+ obvious choice
+ odor-free
+ offers more
+ old favourite
+ on fire nothing
+ on point
+ on the money
+ on the up
+ on time
+ on top form
+ on top of
+ on-time delivery
+ one for the
+ one of the best
+ one of the few
+ one step ahead
+ one to watch
+ only minor
+ open about
+ opens instantly
+ optimal*
+ optimistic
+ opulent
+ orderly
+ our choice
+ our money on
+ our own money
+ our winner
+ out of the park
+ out of the way
+ out of your way
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
+ overall winner
+ overdeliver*
+ owned up
+ packs away
+ packs down
+ packs flat
+ packs small
+ pacy
+ paid off
+ pain free
+ pain-free
+ pain-relieving
+ painless*
+ painstaking*
+ pampered
+ pampering
+ pampers
+ paper-thin nothing
+ parts are available
+ passed all
+ passed every
+ passed the
+ passes all
+ passes every
+ passes with flying colo*
+ pays back
+ pays dividends
+ pays fairly
+ pays for itself
+ pays its
+ pays more
+ pays off
+ pays the most
+ pays well
+ pays you back
+ peace of mind
+ peaceful
+ peerless
+ perceptive
+ perennial favourite
+ perfect crema
+ perfect espresso
+ perfect fit
+ perfect for
+ perfect match
+ perfect*
+ perfectly suited
+ performed best
+ performed well
+ performs best
+ performs well
+ person on the line
+ personable
+ pet-friendly
+ phenomenal*
+ pick of
+ pick of the bunch
+ picked up most
+ picked up the most
+ picks up at once
+ picks up quickly
+ picks up the phone
+ picturesque
+ pin-sharp
+ pioneer*
+ placed first
+ plain english
+ plants trees
+ plastic-free
+ plays to its strengths
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
+ plenty to like
+ plug-and-play
+ plus point
+ plush
+ plusses
+ pocket-friendly
+ podium
+ poised
+ pole position
+ polished
+ polite*
+ popular among
+ popular with
+ popular*
+ positive reviews
+ positive surprise
+ poster child
+ potent
+ powerful
+ powerhouse
+ practical
+ practically perfect
+ pragmatic
+ pragmatic answer
+ praise
+ praised
+ praised for
+ praises
+ praiseworthy
+ precise*
+ preferred
+ premium without
+ prestigious
+ prevails
+ prime example of good
+ pristine
+ prize-winning
+ prized
+ pro-grade
+ productive
+ professionals swear
+ proficient
+ profitable
+ promising
+ prompt*
+ pros swear by
+ prosper*
+ proud*
+ proven
+ prudent
+ prudent choice
+ pulled ahead
+ pulls ahead
+ pulls through
+ punches above its weight
+ punchy
+ punchy bass
+ punctual
+ purrs
+ purse-friendly
+ put my money
+ queen of
+ quick delivery
+ quick off the mark
+ quick payout*
+ quick replies
+ quick reply
+ quick support
+ quick to
+ quick to learn
+ quick win
+ quicker
+ quickest
+ quickly
+ quiet*
+ radiant
+ raised the bar
+ raises the bar
+ ran longest
+ ranked best
+ ranked first
+ ranked highest
+ ranks first
+ ranks high
+ ranks highly
+ rapid
+ rapid-fire
+ rated best
+ rated highest
+ rated highly
+ rave about
+ rave reviews
+ rave*
+ raved about
+ raves about
+ raving
+ razor-sharp
+ reachable
+ reaches corners
+ reaches every
+ reaches under
+ reacts instantly
+ reads well
+ ready for
+ ready for anything
+ ready in no time
+ ready in seconds
+ real advantage
+ real deal
+ real humans
+ real people
+ real person
+ real plus
+ reasonably priced
+ reassur*
+ recognised for
+ recognized for
+ recommend*
+ recommended by
+ record growth
+ record profit*
+ record sales
+ recycled
+ reduced my
+ reduced our
+ reference point
+ refillable
+ refined
+ refreshing*
+ refunded at once
+ refunded immediately
+ refunded me
+ refunded without
+ regular updates
+ rejuvenat*
+ relaxed
+ relaxing
+ reliab*
+ reliable companion
+ reliable connection
+ reliable performer
+ relied on
+ relied upon
+ relief from
+ relies on nothing
+ remains calm
+ remarkab*
+ removed the most
+ renowned
+ repairable
+ repays
+ replaced free of charge
+ replaced my
+ replied within
+ replies overnight
+ replies within
+ reputable
+ resilien*
+ resourceful
+ respected
+ responded the same day
+ responds immediately
+ responds instantly
+ responds quickly
+ responds to feedback
+ responds within
+ responsive
+ revelation
+ revered
+ reward*
+ rich crema
+ rich feature*
+ rich flavor
+ rich flavour
+ rich in
+ rich sound
+ rich taste
+ richest
+ right answer
+ right at home
+ right balance
+ right choice
+ right fit
+ right for you
+ right note
+ right on
+ right out of the box
+ right to the edge
+ right tool
+ right up to the edge
+ rightly
+ ripens
+ rises to the occasion
+ rising star
+ risk-free
+ robust
+ rock solid
+ rock steady
+ rock-hard grip
+ rock-solid
+ room for everything
+ room to grow
+ roomier
+ roomy
+ rose to the challenge
+ rose to the occasion
+ rosy
+ rugged
+ runaway
+ runs like
+ runs rings excerpt
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
+ saved a lot
+ saved hours
+ saved me
+ saved me hours
+ saved the day
+ saved us
+ saved us hours
+ saves
+ saves effort
+ saves energy
+ saves hours
+ saves money
+ saves space
+ saves the day
+ saves time
+ saves water
+ saves you
+ savvy
+ savvy choice
+ scales well
+ scored best
+ scored high
+ scored highest
+ scored the most
+ scores best
+ scores high
+ scores highest
+ scores highly
+ scores well
+ scratch-resistant
+ seal of approval
+ seamless*
+ seams held
+ second chance
+ second look
+ second to none
+ secret weapon
+ secure
+ secure grip
+ securely
+ self-explanatory
+ selling point
+ sensational*
+ sensible
+ sensibly
+ sensibly priced
+ serene
+ serious contender
+ served me well
+ served us well
+ serves well
+ set the pace
+ sets a high bar
+ sets the bar
+ sets the pace
+ sets the standard
+ sharp
+ shatterproof
+ shine
+ shines
+ shining
+ shining example
+ shone
+ short learning curve
+ showered with praise
+ showpiece
+ shows its strengths
+ showstopper
+ shrewd
+ shrugged off
+ shrugs off
+ silent
+ silently
+ silky
+ silky foam
+ silky milk
+ simple
+ simple to use
+ simpler
+ simplest
+ simplif*
+ sincere*
+ sing its praises
+ singing its praises
+ sings its praises
+ sinks in quickly
+ sips
+ sits well
+ skilful*
+ skilled
+ skillful*
+ skin feels
+ skin soft
+ skin-friendly
+ skips a beat
+ slam dunk
+ slashed my
+ slashed our
+ sleek
+ sleep soundly
+ sleep well
+ slept like a
+ slept soundly
+ slept well
+ slick
+ slides under
+ slips into
+ small quibbles
+ smart
+ smart buy
+ smart pick
+ smarter buy
+ smarter choice
+ smartest
+ smartly
+ smells good
+ smells great
+ smells heavenly
+ smells lovely
+ smells nice
+ smitten
+ smooth taste
+ smooth*
+ snappy
+ snug
+ soars
+ soft and
+ lowerSeverity
+ softens
+ softest
+ solid
+ solid connection
+ solid performer
+ solid pick
+ solid reputation
+ solid reviews
+ solidly
+ solved my problem
+ solved our problem
+ solved the problem
+ some of the best
+ someone you can trust
+ soothed
+ soothes
+ soothing
+ sophisticated
+ sorted it out
+ sorted out
+ sound choice
+ sound investment
+ sounds fantastic
+ sounds good
+ sounds great
+ sounds natural
+ sounds rich
+ spacious
+ spare parts available
+ spares are easy
+ sparkles
+ sparkling clean
+ speak highly
+ speaks for itself
+ speaks highly
+ speaks in its favor
+ speaks in its favour
+ speaks your language
+ spectacular*
+ sped up
+ speedily
+ speeds up
+ speedy
+ spend my own money
+ spend our own money
+ spill-proof
+ splendid*
+ spoiled by nothing
+ spoils you
+ spoilt by
+ spoke highly
+ spot on
+ spot-on
+ spotless*
+ sprightly
+ stable
+ stable connection
+ stable signal
+ stain-resistant
+ stamp of approval
+ standout
+ standout feature
+ stands apart
+ stands behind
+ stands by
+ stands by its products
+ stands out
+ stands the test of time
+ star of the
+ star performer
+ starts first time
+ starts instantly
+ state of the art
+ state-of-the-art
+ stayed cool
+ stayed standing
+ stayed upright
+ stays ahead
+ stays calm
+ stays cool
+ stays dry
+ stays glued
+ stays put
+ stays quiet
+ stays upright
+ steadfast
+ steady
+ steady updates
+ steal of
+ steals the show
+ stellar
+ step forward
+ step up
+ stepped up
+ still going
+ still going strong
+ still standing
+ stole the show
+ stood out
+ stood upright
+ stows away
+ stows neatly
+ straightforward
+ streak-free
+ streamlined
+ streamlined our
+ streamlines
+ strength*
+ stress free
+ stress-free
+ stress-relieving
+ strikes a balance
+ strikes a chord
+ strikes the right
+ striking*
+ strong
+ strong contender
+ strong performer
+ strong pick
+ strong point
+ strong points
+ strong reputation
+ strong reviews
+ strong signal
+ strong suit
+ stronger
+ strongest
+ struck a chord
+ stunning*
+ sturdiest
+ sturdy
+ stutter-free
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
+ supported for years
+ supportive
+ supreme
+ sure grip
+ sure-fire
+ surefire
+ surpass*
+ surpassed my
+ surpassed our
+ surprised us pleasantly
+ surprisingly good
+ surprisingly well
+ survived
+ survived a
+ survived our
+ survived the
+ swear by
+ swear by it
+ swears by
+ sweet spot
+ swift*
+ swiss army knife
+ swore by
+ tactful
+ tailor
+ tailor made
+ tailor-made
+ tailored to
+ takes a beating
+ takes anything
+ takes care of
+ takes first place
+ takes gold
+ takes on anything
+ takes silver
+ takes the cake
+ takes the crown
+ takes the lead
+ takes the pain
+ takes the prize
+ takes top spot
+ talented
+ tangle-free
+ tasteful*
+ tastes fresh
+ tastes good
+ tastes great
+ tastes like the real
+ tastes rich
+ tastiest
+ tasty
+ taut
+ tear-resistant
+ ten out of ten
+ terrific
+ test winner
+ textbook example
+ the benchmark
+ the best
+ the clear winner
+ the first in its class
+ the genuine article
+ the most points
+ the obvious choice
+ the one to beat
+ the one to buy
+ the one to get
+ the one to have
+ the only one that
+ the real thing
+ the undisputed
+ the victor
+ there's much to
+ thick crema
+ thorough*
+ thoughtful touch
+ thoughtful*
+ thrilled
+ thrilling
+ thriv*
+ thrown in
+ thumbs up
+ tick all the boxes
+ ticks a lot of boxes
+ ticks all the boxes
+ ticks every box
+ ticks many
+ ticks most
+ ticks the boxes
+ tidies up
+ tidiest
+ tidy
+ tidy up
+ time saver
+ time-saver
+ time-saving
+ timeless
+ timely
+ tireless*
+ took a beating
+ took first place
+ took gold
+ took the lead
+ tool of choice
+ top choice
+ top five
+ top marks
+ top of the class
+ top of the line
+ top of the list
+ top of the range
+ top of the table
+ top performer
+ top pick
+ top spot
+ top three
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
+ tough act to follow
+ toughest
+ tour de force
+ towers over
+ trailblaz*
+ transparent
+ transparent about
+ travel companion of choice
+ treasure*
+ treat to
+ treats customers
+ treats its staff
+ treats its workers
+ treats staff well
+ tremendous*
+ trendy
+ triumph*
+ troopers
+ trouble free
+ trouble-free
+ trounce*
+ true to its promise
+ true to its word
+ true to life
+ true-to-life
+ trump card
+ trumps
+ trust in
+ trusted
+ trusted by
+ trusted companion
+ trusted name
+ trusting
+ trusts
+ trustworthy
+ trusty
+ truthful
+ turned itself excerpt
+ turned the corner
+ turned things excerpt
+ two thumbs up
+ types well
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
+ uninterrupted
+ unlimited patience
+ unmatched
+ unmissable
+ unobtrusive
+ unparalleled
+ unpretentious
+ unrivaled
+ unrivalled
+ unsung hero
+ unsurpassed
+ untouchable
+ up for anything
+ up for the job
+ up to the challenge
+ up to the job
+ up to the task
+ up-front pricing
+ upbeat
+ updates for years
+ upfront about
+ upfront pricing
+ upgradeable
+ uplifting
+ upped its game
+ upper hand
+ ups its game
+ upside*
+ usable
+ useful
+ useful feature
+ useful for
+ user friendly
+ user-friendly
+ uses half
+ uses less
+ uses little
+ valuable
+ value for money
+ value-packed
+ valued
+ velvety
+ velvety foam
+ versatile
+ viable
+ vibrant
+ victorious
+ victory for
+ vigorous
+ virtually flawless
+ visionary
+ vivid
+ vivid colors
+ vivid colours
+ voted best
+ wallet friendly
+ wallet-friendly
+ wants for nothing
+ warm welcome
+ warmest
+ warmly
+ warmly received
+ we'd buy
+ we'd choose
+ we'd pick
+ weapon of choice
+ wear-resistant
+ welcome addition
+ welcome change
+ welcome*
+ well above
+ well balanced
+ well built
+ well crafted
+ well deserved
+ well deserved praise
+ well designed
+ well documented
+ well earned
+ well engineered
+ well equipped
+ well finished
+ well liked
+ well looked after
+ well loved
+ well made
+ well matched
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
+ went beyond
+ went out of its way
+ went out of their way
+ went the extra mile
+ what a relief
+ what you see is what you get
+ what's not to like
+ whisper quiet
+ whisper-quiet
+ wholesome
+ wicks
+ wide choice
+ wide coverage
+ wide range
+ widest choice
+ widest range
+ will do nicely
+ win
+ winner
+ winner is
+ winning
+ wins
+ wins approval
+ wins by
+ wins every
+ wins for
+ wins gold
+ wins hands down
+ wins hearts
+ wins our vote
+ wins out
+ wins over even
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
+ without interruption
+ without interruptions
+ without issues
+ without peer
+ without problems
+ without rival
+ without trouble
+ witty
+ won a
+ won approval
+ won awards
+ won best
+ won by
+ won first
+ won gold
+ won me over
+ won my
+ won our
+ won over even
+ won silver
+ won the
+ won the prize
+ won three
+ won us over
+ won't disappoint
+ won't let you down
+ won't regret
+ wonderful*
+ wondrous
+ word of mouth
+ worked first time
+ worked wonders
+ workhorse
+ workhorses
+ works a treat
+ works beautifully
+ works fine
+ works first time
+ works flawlessly
+ works great
+ works miracles
+ works out of the box
+ works perfectly
+ works reliably
+ works well
+ works without
+ works wonders
+ world class
+ world-class
+ worry free
+ worry-free
+ worth
+ worth a look
+ worth a try
+ worth buying
+ worth considering
+ worth every
+ worth having
+ worth it
+ worth its price
+ worth its weight
+ worth knowing
+ worth more than
+ worth paying
+ worth the effort
+ worth the extra
+ worth the hassle
+ worth the money
+ worth the price
+ worth the upgrade
+ worth the wait
+ worth trying
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
+ years later
+ years of updates
+ you can trust
+ you can't beat
+ yummy
+ zero complaints
+ zero downtime
+ zero fuss
+ zero hassle
+ zero issues
+ zippy
+ zips hold
+ ◎
+ ✅
+ ➕
+ 🏆
+ 👍
+ 🥇
- a brick
- a burden
- a catch
- a chore
- a disappointment
- a disaster
- a drag
- a dud
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
- a lot of patience
- a lottery
- a mess
- a nightmare
- a nuisance
- a pain
- a pity
- a shame
- a slog
- a struggle
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
- advise against
- advised against
- advises against
- adware
- afterthought
- aged badly
- aggravat*
- ailing
- ailing company
- aimless*
- alarm bell
- alarm bells
- alarming*
- alienat*
- all but impossible
- all show
- all talk
- alleg*
- also-ran
- amateurish
- ambiguous
- and it shows
- anger among
- anger*
- angry
- angry customers
- annoy*
- annoyed customers
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
- arrived cracked
- arrived damaged
- arrived dented
- arrived dirty
- arrived late
- arrived scratched
- arrived used
- arrives late
- arrogan*
- ashamed
- ashy
- asks a lot of
- asks too much
- astonishingly little
- astroturf*
- at a loss
- at its worst
- at risk
- at your own risk
- atrocious
- avoid
- avoidable
- awful*
- awkward*
- axed
- axes
- back of the pack
- back to the drawing board
- back-and-forth
- backdoor
- backfire*
- backlash
- backward step
- bad
- bad advice
- bad battery
- bad buy
- bad choice
- bad coverage
- bad deal
- bad fit
- bad idea
- bad look
- bad omen
- bad performance
- bad press
- bad quality
- bad reputation
- bad result*
- bad reviews
- bad service
- bad sign
- bad sound
- bad support
- bad surprise
- bad taste
- bad value
- badly
- baffl*
- bait-and-switch
- bandwidth-hungry
- banged
- bankrupt*
- banned
- banned from
- banned ingredient*
- bare-bones
- barebones
- barely usable
- barred from
- barren
- battered
- battery died
- battery drain
- battery-hungry
- be careful
- be warned
- be wary
- bean counters
- behind a paywall
- behind the times
- belated*
- bells and whistles nobody
- below average
- below expectation*
- below par
- below-average
- bends
- bent
- beset by
- best avoided
- best left alone
- best to avoid
- beta feel
- better days
- better off with something
- beware
- bewilder*
- beyond repair
- biased
- big letdown
- big minus
- big question mark
- big risk
- bill shock
- billed me
- billed twice
- billing error*
- billing issue*
- billing problem*
- bitter aftertaste
- bitter coffee
- bitter taste
- bitter*
- black screen
- blame*
- blames customers
- blames others
- blames the user
- blames you
- bland
- blasted
- blatant*
- bleached
- bleak
- bleeds
- bleeds customers
- bleeds you
- blew a fuse
- blew it
- blew up
- blight*
- bloat
- bloated
- bloatware
- blocked my
- blocked our
- blows the budget
- blows your budget
- blue screen
- blunder*
- blurry
- bogged down
- bogged down by
- bogus
- boilerplate
- bold claims
- bombarded
- bombards
- boring
- botch*
- botched it
- bother*
- bots only
- bottleneck*
- bottom of our
- bottom of the
- bottom of the pile
- bottom of the table
- bought reviews
- bowed
- boycott*
- breach*
- break down
- breakage
- breaks
- breaks down
- breaks its promise
- breaks me out
- breaks off
- breaks the bank
- bricked
- bricked my
- brings up the rear
- brittle
- broke
- broke after
- broke down
- broke its promise
- broke me out
- broke off
- broke out
- broke within
- broken
- broken promise*
- bruises
- buckled
- buckled under
- buckles
- bug
- bugged
- buggiest
- buggy
- bugs
- built like it
- bulkiest
- bulky
- bullied
- bullies
- bumps into
- bumpy
- bungl*
- burden*
- burdened by
- buried in menus
- buried in the
- buried under
- buries
- burn hazard
- burned
- burned my
- burned my skin
- burned out
- burned users
- burning cash
- burning sensation
- burning through
- burnout
- burns
- burns out
- burns through
- burns through pods
- burns to
- burnt
- burnt coffee
- burnt my
- burnt taste
- buyer beware
- buyers complain
- buyers report
- buzzed
- buzzing
- by contrast, lags
- cakey
- callous*
- came apart
- came in for criticism
- came last
- came loose
- came off
- came to pieces
- came under fire
- came under scrutiny
- came undone
- came unstuck
- came up short
- can of worms
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
- can't shake
- can't trigger
- cancelled its
- canned answers
- canned replies
- canned responses
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
- cannot shake
- careless
- cares little
- cares more about
- cash cow
- cash crunch
- cash grab
- cash-strapped
- catastroph*
- catches fire
- caught fire
- caught in
- caught out
- caught red-handed
- caught up in
- cause for alarm
- cause for concern
- caution against
- caution is
- cautionary
- cautions against
- caveat*
- caved in
- ceased trading
- censure*
- chaf*
- chalky
- chaos
- chaotic
- chapter 11
- charged extra
- charged me
- charged twice
- charged us
- charged with
- charges extra
- chatbot only
- cheap imitation
- cheap plastic
- cheap quality
- cheap-looking
- cheaply made
- cheapskate
- cheat*
- chemical smell
- chipped
- chips easily
- chokes
- choking hazard
- choppy
- chore
- chronic*
- circling the drain
- clanked
- class action
- class-action
- clattered
- claustrophobic
- clog*
- clogs pores
- clone of
- closed branches
- closed its doors
- closed my account
- closed stores
- closes branches
- closes its doors
- closing branches
- closing stores
- cloud over
- cloying
- clumsiest
- clumsy
- clunk*
- cluttered
- coarse
- coasting
- cold calls
- collapse*
- come unstuck
- comes apart
- comes at a cost
- comes in for criticism
- comes in last
- comes last
- comes loose
- comes off
- comes undone
- comes unstuck
- comes up short
- complacen*
- complain*
- complaints from
- complaints of
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
- constant ads
- constant crashes
- constant errors
- constant noise
- constant problems
- constant trouble
- constant updates break
- constantly breaks
- constantly crashes
- constantly fails
- constantly loses
- contaminated
- contamination
- contempt*
- contentious
- contradict*
- contradictory answers
- controvers*
- convicted
- convoluted
- copy-paste replies
- copycat
- corner-cutting
- corrod*
- corrosion
- corrupt*
- cost cutting
- cost-cutting
- costly
- costs extra for
- costs more
- could not care less
- couldn't care less
- couldn't keep up
- counterfeit*
- counterintuitive
- counterproductive
- court ordered
- court ruled against
- cover-up
- covered up
- covers up
- cracked
- cracked under
- crackl*
- cracks
- cracks are showing
- cracks easily
- cracks show
- cramped
- crapshoot
- crash*
- creak*
- cringe*
- crippl*
- crisis-hit
- criticis*
- criticised for
- criticiz*
- criticized for
- critics say
- crooked
- crude
- crumbled
- crumbled under
- crumbles
- culled
- culprit
- cumbersome
- cup of tea nothing
- customers complain
- cut corners
- cut jobs
- cut off
- cut out
- cutbacks
- cuts corners
- cuts in and out
- cuts jobs
- cuts out
- cutting jobs
- cyberattack
- damag*
- damaged in transit
- damp squib
- dangerous*
- dark clouds
- data breach
- data exposed
- data leak*
- data loss
- data scandal
- dated design
- dated interface
- daunting
- daylight robbery
- days late
- days offline
- dead end
- dead last
- dead on arrival
- dead spot
- dead spots
- dead weight
- dead within
- dead zone
- dead zones
- deadlock
- deadweight
- deafening
- deal breaker
- deal-breaker
- dealbreaker
- dearer
- dearest
- debacle
- debt*
- debt-laden
- debt-ridden
- deceit*
- deceiv*
- deceptive
- declined
- declining
- declining quality
- deeply flawed
- defect*
- deficien*
- deflects
- defunct
- degrad*
- delay*
- delisted
- delisted by
- delusional
- demands a lot
- demands patience
- demands too much
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
- difficult to cancel
- difficult to clean
- difficult to justify
- difficult to open
- difficult to reach
- difficult to read
- difficult to recommend
- difficult to use
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
- disappointed buyers
- disappointed customers
- disappointed users
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
- disconnects often
- discontent*
- discontinu*
- discourag*
- discredit*
- discriminat*
- disgrace*
- disgruntled
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
- does not care
- does not cut it
- does not deliver
- does not disclose
- does not respond
- does not work
- doesn't care
- doesn't cut it
- doesn't deliver
- doesn't disclose
- doesn't reply
- doesn't respond
- doesn't work
- dogged by
- don't bother
- don't buy
- don't care about
- don't count on
- don't expect
- don't rely
- doomed
- doorstop
- double charged
- double-charged
- double-edged
- doubt*
- down for days
- down for hours
- down the drain
- down the tubes
- downfall
- downgrade*
- downgraded by
- downhill
- downplayed
- downplays
- downside*
- downtime
- drab
- draconian
- dragged
- drags
- drags and
- drain
- drains
- drains the battery
- drawback*
- drawn-out
- draws criticism
- dreadful
- dreary
- drew criticism
- dribble*
- dried out my
- dries out
- dries out my
- drifts off
- drinks battery
- dripping
- drips
- drives me crazy
- drives you mad
- drop-outs
- dropouts
- dropped a clanger
- dropped by
- dropped calls
- dropped from
- dropped its
- dropped support
- dropped the ball
- drops calls
- drops connection
- drops out
- drops the ball
- drops the connection
- drove me mad
- drove us mad
- drowned out
- drowns out
- dubious*
- dud
- dull
- dullest
- dust collector
- dysfunctional
- ear-splitting
- earsplitting
- eat* up
- eats battery
- eats into
- eats through
- eats up
- egregious*
- email only
- embarrass*
- embattled
- embroiled in
- emptied
- empty promise*
- end of life
- end-of-life
- endanger*
- ended support
- endless loading
- endless menus
- endless updates
- ends support
- enrag*
- entangled in
- eroded
- erodes
- eroding
- erratic
- errone*
- error codes
- error-prone
- errors
- evasive
- evasive answers
- exaggerat*
- exaggerated claims
- exasperat*
- excessive*
- excruciat*
- exercise caution
- exhaust*
- exited the market
- exits the market
- exorbitant
- expects too much
- expensive
- exploit*
- expose[ds]*
- exposed customer
- exposed data
- exposed to
- extortion*
- eye watering
- eye-watering
- eyesore
- fabricat*
- faced criticism
- faces a lawsuit
- faces allegations
- faces charges
- faces criticism
- faces lawsuits
- faces questions
- faces scrutiny
- faded
- fades
- fades quickly
- fading
- fail
- failed
- failed me
- failed on
- failed to deliver
- failed to keep up
- failed us
- fails
- fails to disclose
- fails to keep up
- failure*
- fake reviews
- fake*
- fall apart
- fallen silent
- falling apart
- fallout
- falls apart
- falls behind
- falls flat
- falls off
- falls short
- falls well short
- false advertising
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
- feature creep
- feature-poor
- fed up
- feeble
- feel cheap
- feels cheap
- feels clunky
- feels dated
- feels flimsy
- feels fragile
- feels heavy
- feels hollow
- feels like a beta
- feels like a chore
- feels like a toy
- feels like an afterthought
- feels like work
- feels old
- feels outdated
- feels plastic
- feels plasticky
- feels rushed
- feels slow
- feels sluggish
- feels unfinished
- feels wobbly
- fell apart
- fell behind
- fell flat
- fell off
- fell short
- fell silent
- fell to pieces
- felt cheap
- ferocious
- fewest features
- fewest points
- fewest votes
- fiasco
- fiddly
- file for
- filed for
- finding its feet
- fine print
- fined
- fines
- finicky
- finished last
- fire hazard
- fire risk
- fishy
- fizzl*
- flagging
- flak
- flaked
- flaky
- flaw
- flawed
- flaws
- flicker*
- flimsiest
- flimsy
- flood of complaints
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
- forbidden from
- force-sell*
- forgets
- forgettable
- forgot
- form letter
- form over function
- foul*
- found guilty
- found wanting
- fragile
- frail
- fraud*
- fraught
- fray*
- freezes
- freezes up
- frightening
- frills nobody
- frown*
- froze my
- froze our
- froze the
- frozen
- frumpy
- frustrat*
- frustrated customers
- frustrated users
- full of ads
- fumbl*
- furious
- fussy
- futile
- future is uncertain
- fuzzy
- gaffe*
- gap in
- gaps
- garbled
- garish
- gathering dust
- gathers dust
- gaudy
- gave in
- gave out
- gave up
- gave up after
- gave up the ghost
- gave way
- gets caught
- gets confused
- gets dirty
- gets hot
- gets in the way
- gets lost
- gets lost under
- gets noisy
- gets on my nerves
- gets on your nerves
- gets stuck
- gets stuck on
- gets stuck under
- gets tangled
- gets too hot
- gets wedged
- gets worse
- getting worse
- ghastly
- ghosted
- ghostly
- gimmick*
- give a wide berth
- give it a miss
- gives out
- gives up
- gives up after
- gives way
- glaring
- glitch*
- gloomy
- go wrong
- goes back on
- goes down
- goes off
- goes through pods
- goes under
- goes wrong
- going downhill
- going under
- going wrong
- gone bad
- gone downhill
- gone quiet
- gone silent
- got confused
- got hacked
- got lost
- got lost under
- got stuck
- got worse
- gouge*
- gouging
- grainy
- grated on
- grates
- grating
- greasy
- greasy feel
- greed
- greedy
- greenwash*
- grew mold
- grew mould
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
- grumble about
- guilty
- gulps
- gummy
- guzzles
- hacked
- had enough of
- half-baked
- half-baked attempt
- half-finished
- half-finished feel
- half-hearted
- half-hearted attempt
- hamper*
- hampered by
- handle broke
- hands off
- hanging by a thread
- hapless
- harassed
- harasses
- hard sell
- hard to
- hard to believe
- hard to cancel
- hard to carry
- hard to clean
- hard to defend
- hard to find
- hard to fit
- hard to follow
- hard to get
- hard to hear
- hard to install
- hard to justify
- hard to learn
- hard to open
- hard to reach
- hard to reach by
- hard to read
- hard to recommend
- hard to see
- hard to set up
- hard to store
- hard to understand
- hard to use
- hard-coded
- hard-to-*
- hardest to
- hardship*
- hardwired
- harmed
- harmful
- harming
- harms
- harsh
- harsh chemicals
- harsh ingredient*
- harshly
- has aged
- has been accused
- has not kept pace
- has not kept up
- has not updated
- has seen better days
- hasn't aged well
- hasn't kept pace
- hasn't kept up
- hasn't updated
- hassl*
- hate
- hated
- hates
- hauled before
- haunt*
- haywire
- hazard*
- headache*
- headache-inducing
- heartless
- heavier
- heaviest
- heavily criticised
- heavy and
- heavy as
- heavy feel
- heavy-handed
- hefty
- held back by
- helpless*
- hiccup*
- hidden away
- hidden behind
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
- hinge broke
- hiss*
- history of
- hit and miss
- hit by
- hit or miss
- hit with
- hit-and-miss
- hit-or-miss
- hoax
- hobbled by
- hogs
- hold-ups
- holds you to
- hollow
- hopeless*
- horribl*
- horror
- hospitalised
- hospitalized
- hostile
- hot air
- hot mess
- hours offline
- hours on hold
- house of cards
- howled
- howls
- huge disappointment
- humiliat*
- hummed
- humming noise
- hums
- hung up
- hurt
- hurt by
- hurts
- hushed up
- hype
- hyped
- hypocri*
- icky
- ignoranc*
- ignored
- ignores
- ignores corners
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
- implicated in
- impossible
- impossible to
- impossible to reach
- impractical
- imprecise
- improper*
- in administration
- in debt
- in decline
- in hot water
- in its infancy
- in last place
- in receivership
- in tatters
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
- incomplete delivery
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
- inferior quality
- infest*
- inflated
- inflated claims
- inflexible
- infring*
- infuriat*
- injured
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
- into a brick
- into administration
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
- irritant
- irritants
- irritat*
- is accused
- is declining
- is heavy
- isn't for everyone
- isn't there yet
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
- jump through hoops
- junk
- junky
- kaput
- keep away
- keep clear
- keep your money
- keeps asking
- keeps breaking
- keeps crashing
- keeps dropping
- keeps failing
- keeps you waiting
- kept applicants waiting
- kept breaking
- kept crashing
- kept dropping
- kept failing
- kept pace with its nothing
- kept waiting
- killed off
- kills off
- kitchen sink
- knock-off
- knockoff
- laborious
- labyrinth
- lack
- lackadaisical
- lacking
- lackluster
- lacklustre
- lacks
- lacks ambition
- lacks bite
- lacks character
- lacks depth
- lacks direction
- lacks finesse
- lacks focus
- lacks polish
- lacks power
- lacks punch
- lacks refinement
- lacks soul
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
- last legs
- last place
- late delivery
- laughabl*
- laundry list of
- lawsuit*
- lax
- lax security
- lay off
- laying off
- layoff*
- lays off
- lazy
- leak
- leaked
- leaked customer
- leaked data
- leaks
- leaky
- leans to
- leap of faith
- least accurate
- least comfortable
- least convenient
- least convincing
- least effective
- least impressive
- least popular
- least reliable
- least stable
- least useful
- leaves a film
- leaves a lot to be desired
- leaves a mess
- leaves a residue
- leaves behind
- leaves buyers
- leaves crumbs
- leaves customers
- leaves hair
- leaves marks
- leaves me
- leaves much to be desired
- leaves scratches
- leaves stains
- leaves streaks
- leaves users
- leaves you hanging
- leaves you stranded
- leaves you to
- leaves you with
- left alone
- left behind
- left customers
- left hanging
- left high and dry
- left in the lurch
- left me hanging
- left out in the cold
- left stranded
- left the market
- left users
- left waiting
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
- let down by
- let itself down
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
- linked to a scandal
- lip service
- liquidated
- liquidation
- litany of
- litigation
- littered
- living on borrowed time
- living on its name
- loading screen forever
- lock-in
- locked behind
- locked in
- locked my account
- locked out
- locks up
- locks you in
- locks you into
- logjam
- logs out
- logs you out
- long delay*
- long in the tooth
- long lead time*
- long queue*
- long queues
- long wait*
- long waits
- look at other
- look before you leap
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
- loses its way
- loses patience
- loses suction
- loses the connection
- losing
- losing battle
- losing customers
- losing ground
- loss of
- loss-making
- loss-making company
- losses
- lost
- lost a lawsuit
- lost cause
- lost connection
- lost customer data
- lost customers
- lost data
- lost ground
- lost in court
- lost interest
- lost its
- lost its appeal
- lost its charm
- lost its edge
- lost its lead
- lost its luster
- lost its lustre
- lost its shine
- lost its way
- lost momentum
- lost my
- lost our
- lost patience
- lost steam
- lost the case
- lost their
- lost trust
- loud
- louder
- loudest
- lousy
- low quality
- low-quality
- ludicrous
- lukewarm
- lukewarm coffee
- lumpy
- lurch*
- maddening
- made it difficult
- made it hard
- made us wait
- main drawback
- make you wait
- makes it difficult
- makes it hard
- makes it impossible
- makes you wait
- makeshift
- malfunction*
- malicious
- mangl*
- manipulat*
- marketing fluff
- marketing gimmick
- marketing hype
- marketing speak
- marred
- marred by
- maze of
- me-too product
- meager
- meagre
- measly
- meddl*
- mediocre
- meltdown
- menac*
- menu maze
- mess
- messy
- metallic taste
- middling
- milks customers
- milks its
- mind-numbing
- mindless
- minefield
- minus point
- minus points
- mired in
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
- misleading claims
- misleading*
- misled
- mismanag*
- misplaced
- misrepresent*
- missed chance
- missed opportunity
- missed spots
- missed the boat
- missed the mark
- misses calls
- misses corners
- misses edges
- misses half
- misses spots
- misses the mark
- missing
- missing parts
- missing pieces
- missing screws
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
- more interested in
- more show than
- most complaints
- most errors
- most expensive
- most faults
- most outages
- most problems
- most returns
- motor died
- motor failed
- muddl*
- muddy sound
- muffled
- mundane
- murky
- mushy
- musty
- nag
- nagging
- naggy
- nags
- nags you
- narrowest
- nasty
- nasty aftertaste
- nasty surprise
- nausea*
- needless extras
- needless*
- needs constant
- needs frequent
- needs patience
- needs practice
- needs reapplying
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
- never picked up
- never picks up
- never replied
- never responds
- never worked
- next to impossible
- nickel-and-dime*
- niggl*
- nightmare*
- no answer
- no apology
- no backup
- no bargain
- no bass
- no coverage
- no crema
- no encryption
- no explanation
- no fun
- no good
- no help
- no hotline
- no human
- no humans
- no joy
- no longer competitive
- no longer maintained
- no longer supported
- no longer updated
- no match
- no match for
- no one answered
- no one answers
- no one asked
- no one needs
- no option to
- no phone support
- no place for
- no refund*
- no reply
- no response
- no signal
- no substitute
- no successor
- no support
- no updates
- no use
- no warranty
- no way to
- no women's
- no-frills at best
- nobody answered
- nobody answers
- nobody asked
- nobody needs
- nobody picks up
- nobody wants
- noisier
- noisier than
- noisiest
- noisy
- noisy image
- non-compliant
- non-replaceable
- noncompliant
- nonsens*
- not a good look
- not a good sign
- not aged well
- not convinced
- not convincing
- not enough
- not everyone's cup
- not for beginners
- not for everyone
- not good enough
- not great
- not ideal
- not my cup
- not nearly enough
- not quite there
- not recommended
- not there yet
- not to be trusted
- not up to
- not updated
- not waterproof
- not what it used to be
- not what it was
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
- off the market
- off the pace
- off the shelves
- off-brand
- off-putting
- offend*
- offensive*
- offline for
- oily
- on hold for
- on its last legs
- on life support
- on shaky ground
- on strike
- on the blink
- on the rocks
- on thin ice
- one drawback
- one-dimensional
- one-trick pony
- onerous
- only a bot
- only bots
- only by email
- only via email
- opaque
- opaque pricing
- oppressive
- ordeal
- ordered by a court
- ordered to pay
- ordered to stop
- out of date
- out of ideas
- out of its depth
- out of reach
- out of steam
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
- over the hill
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
- overextended
- overheat*
- overheating risk
- overhyped
- overkill
- overleveraged
- overload*
- overly complex
- overpay*
- overpowering
- overpowering scent
- overpriced
- overpromis*
- overrated
- overrun
- oversensitive
- overshadowed by
- oversize*
- oversold
- overspend*
- overstat*
- overstated claims
- overstretched
- overwhelm*
- overworked staff
- own goal
- owners complain
- owners report
- packed up
- paid extra for
- paid reviews
- painful*
- pale imitation
- paltry
- panic*
- panned
- paper tiger
- paperweight
- parts missing
- passed excerpt
- passes the buck
- past it
- past its best
- past its prime
- patchy
- patchy finish
- pathetic*
- patience required
- paywall
- paywalled
- pedestrian
- peeled
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
- pilled
- pilling
- pills and
- pinches
- pitfall*
- plague*
- plagued by
- plan a night
- plastic-feeling
- plasticky
- plasticky taste
- played down
- plays down
- pleaded guilty
- plodding
- plummet*
- pointless
- pointless extras
- poison*
- pollut*
- poor advice
- poor battery
- poor choice
- poor connection
- poor coverage
- poor fit
- poor imitation
- poor picture
- poor quality
- poor reputation
- poor response
- poor result*
- poor reviews
- poor security
- poor service
- poor signal
- poor sound
- poor support
- poor value
- poor*
- popped
- power-hungry
- precious little
- prejudic*
- premature*
- pressured
- pressures you
- pretentious
- preys on
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
- proceed with caution
- product recall
- profit before
- profit over
- profit warning
- prohibited from
- prohibitiv*
- prone to
- protest*
- provok*
- pulled from
- pulled from shelves
- pulled its
- pulled out of
- pulled the plug
- pulls the plug
- pump died
- pump failed
- punish*
- puny
- pushes you
- pushy
- put at risk
- put off
- put people off
- put up its prices
- put up prices
- puts at risk
- puts many off
- puts many people off
- puts off
- puts people off
- puts profit
- puzzling
- quality control
- quality dropped
- quality has dropped
- quality has slipped
- queas*
- question mark over
- question marks
- questionable
- quibbl*
- quickly adds up
- quirk*
- quit on
- racket
- racks up
- radio silence
- raised concerns
- raised eyebrows
- raised its prices
- raised prices
- raised questions
- raises concerns
- raises doubts
- raises eyebrows
- raises prices
- raises questions
- raising prices
- ramshackle
- ran out of road
- ran out of steam
- rancid
- ranks last
- ransomware
- rapped by
- rapped for
- rash of
- rattle
- rattled
- rattles
- rattly
- read the fine print
- read the small print
- reason for concern
- reason to worry
- recall
- recall of
- recalled
- recalled for
- recalls
- recipe for
- reckless
- recommend against
- recommends against
- red flag*
- reek*
- refus*
- refuses to say
- regret*
- reluctan*
- remorse
- reneged
- reneges
- repel*
- repetitive
- reports of
- reports of failures
- reprehensib*
- reprimand*
- reprimanded by
- repuls*
- requires constant
- requires frequent
- requires patience
- resent*
- residue
- resting on its laurels
- restless
- restrict*
- rests on its laurels
- retract*
- reviewers complain
- revok*
- ridicul*
- rip off
- rip-off
- ripped
- ripped after
- ripped off
- risky
- risky bet
- roasted
- robocalls
- rocked
- rocked by
- rocks back
- rot
- rots
- rotten
- rough
- rough excerpt the edges
- rough edges
- roughest
- rubbish
- rubs
- rubs off
- rude staff
- rude*
- rudimentary
- ruin*
- rumbles
- run out of
- run-excerpt
- runaround
- runner-up at best
- running out of steam
- runs hot
- runs out of
- runs out quickly
- rushed
- russian roulette
- rusted
- rustled
- rustles
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
- safety recall
- sagg*
- sags
- sales decline
- sank
- save your money
- scald*
- scam
- scammed
- scandal*
- scandal-hit
- scandal-plagued
- scarce
- scare*
- scary
- scathing
- sceptic*
- scorched
- scorn*
- scrapped
- scrapped its
- scrapped the
- scrappy
- scratched
- scratches
- scratches easily
- scratchy
- screams
- screech*
- screen cracked
- screen died
- screwed
- scripted
- scripted answers
- seams burst
- second best
- second fiddle
- second-best
- second-hand goods sold
- second-rate
- security breach*
- security flaw*
- security hole
- security hole*
- security incident*
- security issue*
- sells data
- sells your data
- senseless
- sensor failed
- sent in circles
- series of failures
- series of outages
- series of problems
- setback*
- severe
- shabby
- shadow of its former
- shady
- shaken by
- shakes
- shaky
- shaky foundations
- shallow
- sham
- shamb*
- shame
- shatter*
- shelved
- shelves its
- shock hazard
- shocked
- shocking*
- shoddy
- shook
- short battery
- short of
- short-lived
- shortage*
- shortcoming*
- shorter battery
- shortfall*
- shot itself in
- should avoid
- showing cracks
- showing its age
- shows its age
- shrank
- shrieks
- shrill
- shrinks
- shrugged at
- shrunk
- shrunken
- shun*
- shut down
- shut its
- shuts down
- shuttered
- shutters
- sick
- sick of
- sickened
- sickly
- simply too
- singed
- sinking
- skeptic*
- sketchy
- skewed
- skimp*
- skip the hype
- skipped whole
- sky-high
- slammed
- slapdash
- slapped with
- slated
- sleazy
- slew of complaints
- slipped
- slippery
- slips
- sloppy
- slow
- slow at
- slow connection
- slow delivery
- slow launches
- slow network
- slow response
- slow service
- slow speeds
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
- smells of chemicals
- smoke and mirrors
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
- sour coffee
- sour taste
- soured
- spam*
- spate of
- spies on
- spills
- spinning wheel
- split after
- split at
- splits
- splits at
- spoiled
- spoiled by
- spoils the
- spoilt
- spotty
- spotty coverage
- spyware
- squander*
- squeak*
- squeal*
- squeezes customers
- squeezes its
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
- standards have slipped
- stands accused
- stank
- stay away
- stay clear
- stay well away
- steep
- steep learning curve
- steer clear
- stench
- step back
- step backward
- step backwards
- step down
- sticker shock
- sticking point
- sticky
- sticky feel
- sticky residue
- stiff
- stiff price
- stifl*
- stigma
- still in its infancy
- still waiting
- sting*
- stings eyes
- stings my
- stinks
- stinky
- stock answers
- stock replies
- stodgy
- stolen data
- stonewall*
- stopped selling
- stopped supporting
- stopped updating
- stopped working
- stops supporting
- stops working
- storm clouds
- stranded
- strap broke
- strapped for cash
- streaky
- strenuous
- stressful
- stricken
- strife
- string of complaints
- strings attached
- stripped
- stripped-down
- strong smell
- strong-arm*
- struggl*
- struggles to keep up
- struggling company
- stubborn*
- stuck
- stuck in the past
- stumbl*
- stumbling block
- stung
- stunted
- stupid*
- stutter*
- style over substance
- sub-par
- subdued
- subpar
- substandard
- sued
- suffer*
- superficial*
- superfluous
- support only by
- surly
- surprisingly little
- suspended
- suspended my
- suspicio*
- swamped
- sweats
- sweaty
- sweeps under
- swept under
- swindle*
- tacky
- tacky feel
- tainted
- tainted by
- take days
- take weeks
- taken off the market
- taken to court
- taken to task
- takes a long time
- takes a week
- takes advantage of
- takes ages
- takes days
- takes forever
- takes getting used to
- takes hours
- takes months
- takes patience
- takes practice
- takes some getting used to
- takes ten days
- takes three weeks
- takes time to learn
- takes too long
- takes two weeks
- takes weeks
- tangl*
- tardy
- tarnish*
- tarnished by
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
- terrible service
- terrify*
- tested my patience
- testers complained
- testers disliked
- testers hated
- tests your patience
- thankless
- the catch
- the fewest points
- the smell
- thin and
- thin foam
- thin on
- thin sound
- think carefully
- think hard before
- think long and hard
- think twice
- thirstiest
- thorny
- threat*
- threatens to
- threw errors
- throttl*
- throwaway
- throwaway product
- throws errors
- thumbs down
- thumped
- tied into
- ties you into
- time-consuming
- timed out
- times out
- tinny
- tinny sound
- tips over
- tired
- tired of
- tiresome
- to task
- told off by
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
- too many ads
- too many bugs
- too many clicks
- too many emails
- too many features
- too many menus
- too many options
- too many steps
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
- torn after
- tortuous
- toss-up
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
- tries your patience
- trouble*
- tucked away in
- turbulen*
- turmoil
- turned out to be
- turned out to be a dud
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
- uncertain future
- unclean
- unclear
- unclear pricing
- uncomfortabl*
- uncompetitive
- unconvinc*
- uncooperative
- undelivered
- under a cloud
- under fire
- under investigation
- under par
- under scrutiny
- under-par
- under-staffed
- undercooked
- underdeliver*
- underhand*
- undermanned
- undermine*
- undermined by
- underperform*
- underpowered
- undersized
- understaffed
- underwhelm*
- undesirabl*
- undone
- undone by
- uneas*
- unethical
- uneven
- unexplained
- unfair*
- unfinished
- unfinished feel
- unforgiv*
- unfortunately
- unfriendly
- unfriendly staff
- ungainly
- unhappi*
- unhappy
- unhappy customers
- unhappy users
- unhealthy
- unhelpful
- unhelpful staff
- unimpress*
- uninformed
- uninformed staff
- uninspir*
- unintuitive
- uninviting
- unjust*
- unlawful*
- unlucky
- unmanageable
- unmotivated
- unnecessar*
- unneeded
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
- unproven claims
- unqualified
- unreachable
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
- unsafe levels
- unsatisf*
- unsavory
- unscrupulous
- unsettl*
- unsightly
- unskilled
- unsound
- unspectacular
- unstable
- unstable connection
- unsteady
- unsubstantiated
- unsuccessful*
- unsuitable
- unsupported
- unsupported claims
- untested
- untidy
- untimely
- untrained
- untrained staff
- untrustworth*
- untruth*
- unusable
- unverified claims
- unwanted
- unwanted extras
- unwelcome
- unwieldy
- unwilling
- unworkable
- up in smoke
- upcharge*
- uphill
- uphill battle
- uphill struggle
- upsell*
- upset customers
- upset*
- used goods
- useless
- users complain
- users report
- vague
- vain
- vanish*
- vapid
- very little for
- vex*
- vibrated
- vibrates
- vicious*
- victim*
- vile
- violat*
- volatil*
- vulgar
- vulnerab*
- wait times
- wakes everyone
- wakes the
- wakes up the
- walkout
- wallet-busting
- wanders off
- warn against
- warned
- warned against
- warning sign
- warning signs
- warning*
- warns
- warns against
- warp*
- wary
- was hacked
- washed out
- washed-out
- washes off too
- waste
- waste of money
- waste of time
- wasted
- wasted chance
- wasted opportunity
- wasteful
- watered-down
- watery
- watery coffee
- wave of complaints
- way below
- weak bass
- weak battery
- weak choice
- weak coffee
- weak connection
- weak coverage
- weak point
- weak points
- weak security
- weak signal
- weak spot
- weak support
- weak value
- weak*
- weaker than
- wears down
- wears off
- wears off by
- wears out
- wears thin
- weary
- weasel*
- weeks late
- weighed down by
- weighs heavily
- weird*
- well below
- went back on
- went bust
- went down
- went downhill
- went into liquidation
- went moldy
- went mouldy
- went off
- went quiet
- went unanswered
- went under
- went wrong
- wet feet
- what i don't
- whin*
- whirr*
- white cast
- white elephant
- white film
- white screen
- whitewash*
- wide berth
- wild goose chase
- wilt*
- with caution
- withdrawn
- withdraws from
- withdrew from
- withdrew the
- wither*
- withheld
- without asking
- without consent
- without explanation
- without notice
- without warning
- wobbl*
- woeful*
- woes
- woke the
- won't say
- won't work
- wonky
- wore off
- wore out
- work in progress
- worn
- worn out
- worri*
- worry
- worrying*
- worse
- worse than
- worsen*
- worst
- worst performance
- worst rate*
- worst result*
- worst score*
- worst service
- worst support
- worthless
- would avoid
- would not recommend
- wouldn't touch
- wound up
- wrangl*
- wreck
- wretched*
- writing on the wall
- wrong
- wrong address
- wrong advice
- wrong amount
- wrong answers
- wrong bill
- wrong choice
- wrong color
- wrong colour
- wrong item
- wrong order
- wrong size
- wrong tool
- wrongly
- yawn
- yellowed
- yellowing
- yellows
- you get what you pay for
- zip broke
- zips fail
- △
- ➖
- 👎
`;
