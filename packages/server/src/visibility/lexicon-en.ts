// English words of praise and blame. One a line; `*` stands for any ending. Own work (no public list was copied).
export const LEXICON_EN = `
+ a breeze
+ a cut above
+ a delight
+ a gem
+ a hit
+ a joy
+ a must
+ a quick
+ a safe bet
+ a steal
+ a treat
+ a triumph
+ above average
+ acclaimed
+ accurate*
+ adept
+ admir*
+ ador*
+ advantage*
+ affordab*
+ agile
+ ahead of
+ all-rounder
+ amazing*
+ answers within
+ appealing
+ applaud*
+ appreciat*
+ are quick
+ as good as
+ as quick
+ astonish*
+ attentive
+ attractive
+ authoritative
+ award*
+ award-winning
+ awesome
+ bang for the buck
+ bargain
+ beat the
+ beats
+ beautiful*
+ benefit*
+ best
+ best bet
+ best of
+ best value
+ best-in-class
+ best-selling
+ bestseller*
+ better
+ better off
+ better than
+ big plus
+ blazing*
+ boon
+ bright spot
+ brilliant*
+ bulletproof
+ buttery
+ calm
+ can't go wrong
+ cannot go wrong
+ capable
+ careful*
+ celebrated
+ champion*
+ charm
+ charming
+ cheaper
+ cheapest
+ class-leading
+ clean
+ cleaner
+ clear
+ clearer
+ clever*
+ close to perfect
+ coherent
+ comes out ahead
+ comes out on top
+ comfortabl*
+ commend*
+ compelling
+ competent*
+ comprehensive*
+ convenient*
+ cost-effective
+ cosy
+ courteous
+ credible
+ crisp
+ crowd-pleaser
+ cut above
+ dazzl*
+ decent
+ deft*
+ delicious
+ delight*
+ delivers
+ delivers on
+ dependable
+ deserved praise
+ deserves
+ distinguish*
+ does it all
+ does the job
+ dream to
+ durable
+ eager
+ earned a
+ earns its
+ easier
+ easiest
+ easily
+ easy
+ easy to
+ edges out
+ effective*
+ efficient*
+ effortless
+ effortless*
+ elegant*
+ empower*
+ endear*
+ enjoy*
+ enthusias*
+ enviable
+ envy of
+ exceeds
+ excel
+ excellent*
+ excels
+ exceptional*
+ exemplary
+ exquisite
+ fair
+ fair price*
+ fairest
+ faithful*
+ fan favorite
+ fan favourite
+ fantastic
+ far ahead
+ fast
+ faster
+ fastest
+ favorite*
+ favourite*
+ feature-rich
+ first choice
+ first-class
+ first-rate
+ flagship quality
+ flawless*
+ flexib*
+ fluent
+ forgiving
+ fresh
+ friendly
+ front-runner
+ frontrunner
+ fully charged in
+ fun
+ future-proof
+ futureproof
+ generous*
+ gentle*
+ genuine*
+ gets my vote
+ gets results
+ gets the job done
+ glowing
+ go-to
+ godsend
+ gold medal
+ gold standard
+ good
+ good bet
+ good for
+ good value
+ gorgeous
+ graceful*
+ great
+ great value
+ greatest
+ grippy
+ hands down
+ handsome*
+ handy
+ happy
+ hard to beat
+ hard to fault
+ hard to find fault
+ hard to top
+ has the edge
+ hassle-free
+ head and shoulders
+ headache-free
+ heartwarming
+ helpful
+ high marks
+ high praise
+ high-quality
+ highly rated
+ hit the mark
+ hits the mark
+ hold up
+ holds its own
+ holds up
+ honest*
+ hugely
+ ideal*
+ immaculate
+ impeccab*
+ impress
+ impressed
+ impresses
+ impressive*
+ impressively
+ improve*
+ in a league of its own
+ in good hands
+ indispensab*
+ ingenious
+ innovative
+ inspir*
+ intuitive*
+ invaluable
+ is quick
+ it shines
+ joy to
+ just works
+ keeps its promise*
+ keeps things simple
+ keeps up
+ kept its promise*
+ kind to
+ kinder
+ knowledgeable
+ knows her stuff
+ knows their stuff
+ lasts for ever
+ lasts forever
+ lead the
+ leader
+ leading
+ leads the
+ leads the pack
+ leaves others
+ leaves the competition
+ lifesaver
+ light years ahead
+ lighter
+ lightning-fast
+ liked
+ likes
+ lived up to
+ lives up to
+ long-lasting
+ longest-lasting
+ love
+ loved
+ lovely
+ loves
+ loves it
+ luxur*
+ magic*
+ makes the most of
+ market leader
+ marvel*
+ masterful*
+ masterpiece
+ memorable
+ meticulous*
+ mile ahead
+ miles ahead
+ modern
+ much-loved
+ must-have
+ neat*
+ never failed
+ never fails
+ never let me down
+ never lets
+ nice*
+ no complaints
+ no compromise
+ no contest
+ no fuss
+ no nonsense
+ no regrets
+ no-brainer
+ noiseless
+ not to be missed
+ nothing beats
+ number one
+ on point
+ on top of
+ one step ahead
+ optimal*
+ outclass*
+ outperform*
+ outshine*
+ outstanding
+ painless*
+ painstaking*
+ patient
+ pays for itself
+ pays off
+ peace of mind
+ perfect*
+ pick of
+ pick of the bunch
+ picks up the phone
+ pleasant*
+ pleasantly
+ pleased
+ pleasing
+ pleasure
+ plug-and-play
+ plus point
+ plush
+ plusses
+ polished
+ popular*
+ powerful
+ praise
+ praised
+ praises
+ praiseworthy
+ precise*
+ preferred
+ premium
+ pro-grade
+ promising
+ prompt*
+ proud*
+ pulls ahead
+ punches above its weight
+ punctual
+ quick to
+ quicker
+ quickest
+ quickly
+ quiet*
+ raises the bar
+ rapid
+ rave*
+ raves
+ raving
+ reasonably priced
+ reassuring*
+ recommend*
+ refined
+ refreshing*
+ reliab*
+ remarkab*
+ replies overnight
+ respected
+ responds quickly
+ responsive
+ reward*
+ rich feature*
+ rich in
+ robust
+ rock solid
+ rock-solid
+ roomy
+ runaway
+ runs rings around
+ safe
+ safe choice
+ safe pair of hands
+ satisf*
+ save money
+ save you
+ saves money
+ saves time
+ saves you
+ savvy
+ scores highly
+ scores well
+ seamless*
+ second to none
+ secure
+ sensible
+ sets the bar
+ sets the standard
+ sharp
+ shine
+ shines
+ shining
+ shone
+ silky
+ simple
+ simpler
+ simplif*
+ sleek
+ slick
+ smart
+ smart buy
+ smooth*
+ snappy
+ snug
+ solid
+ solid pick
+ solidly
+ sophisticated
+ spacious
+ sparkl*
+ speedy
+ spot on
+ spotless*
+ stable
+ standout
+ stands apart
+ stands out
+ star of the
+ stays put
+ stellar
+ stood out
+ straightforward
+ strength*
+ stress free
+ stress-free
+ strikes a balance
+ strong
+ strong pick
+ stronger
+ stunning*
+ sturdy
+ sublime
+ succeed*
+ success*
+ suited
+ superb*
+ superior
+ supportive
+ sure-footed
+ swear by
+ swears by
+ sweet spot
+ swift*
+ swore by
+ takes the crown
+ tasty
+ taut
+ terrific
+ thoughtful*
+ thriv*
+ tick all the boxes
+ ticks all the boxes
+ ticks every box
+ tidy
+ top choice
+ top marks
+ top pick
+ top-notch
+ top-rated
+ tops our
+ tops the
+ tops the list
+ tough
+ towers over
+ trailblaz*
+ transparent
+ treasure*
+ treat to
+ tremendous*
+ troopers
+ trounce*
+ true to its word
+ trumps
+ trusted
+ trustworthy
+ unbeatable
+ undercut*
+ unflappable
+ unmatched
+ unmissable
+ unobtrusive
+ unrivaled
+ unrivalled
+ unsurpassed
+ up to the job
+ upper hand
+ upside*
+ useful
+ user-friendly
+ valuable
+ value for money
+ versatile
+ vibrant
+ wallet-friendly
+ warmly
+ welcome*
+ well above
+ well built
+ well designed
+ well liked
+ well loved
+ well made
+ well received
+ well suited
+ well thought
+ well-*
+ win
+ winner
+ winning
+ wins
+ wins out
+ wins praise
+ without a hitch
+ without fuss
+ won awards
+ won me over
+ won the
+ won three
+ won us over
+ wonderful*
+ workhorse
+ works well
+ world-class
+ worry-free
+ worth
+ worth every
+ worth it
+ worthwhile
+ wow
+ zippy
+ ◎
+ ✅
+ ➕
+ 🏆
+ 👍
+ 🥇
- a whole afternoon
- a whole day
- abandon*
- absurd*
- abuse*
- abysmal
- afterthought
- aggravat*
- ailing
- alarming*
- amateurish
- annoy*
- antiquated
- antitrust
- apolog*
- appalling*
- archaic
- arrogan*
- ashamed
- atrocious
- avoid
- awful*
- awkward*
- back to the drawing board
- backlash
- bad
- badly
- bait-and-switch
- bankrupt*
- bare-bones
- barebones
- barely usable
- behind the times
- belated*
- below average
- best avoided
- best left alone
- bitter*
- bland
- bleak
- bleeds
- bloated
- blunder*
- blurry
- bore
- boring
- botch*
- bother*
- bottleneck*
- breach*
- break down
- breakage
- breaks
- breaks down
- brittle
- broke
- broke down
- broken
- bug
- buggy
- bugs
- built like it
- bulky
- burden*
- buries
- burns through
- burnt
- buyer beware
- by contrast, lags
- came last
- came under fire
- came up short
- can't be exported
- can't recommend
- can't trigger
- cancelled its
- cannot be
- cannot recommend
- careless
- caught out
- caught red-handed
- cautionary
- ceased trading
- chaos
- chaotic
- charged twice
- charges extra
- cheap-looking
- cheaply made
- chore
- class action
- class-action
- clog*
- clogs
- clumsy
- clunk*
- clunky
- cluttered
- coarse
- collapse*
- come unstuck
- comes last
- comes up short
- complacen*
- complain*
- complaint*
- complexity
- complicated
- conceal*
- concern
- concerning
- concerns
- condemn*
- confounding
- confus*
- congest*
- controvers*
- costly
- costs more
- counterfeit*
- cracked
- cracks
- cramped
- crash*
- creaks
- creaky
- crippl*
- criticis*
- criticiz*
- crude
- cumbersome
- cut corners
- cut off
- cuts corners
- cyberattack
- damag*
- damaged
- dangerous*
- data breach
- data leak*
- data loss
- dated
- dead on arrival
- deadweight
- deal breaker
- deal-breaker
- dealbreaker
- debt*
- deceiv*
- deceptive
- decline
- declined
- declines
- declining
- defect*
- deficien*
- degrad*
- delay*
- delisted
- deni*
- dents
- deteriorat*
- detract*
- did nothing
- difficult*
- dire
- dirty
- disappoint*
- disaster*
- discontinu*
- disgrace*
- dishonest*
- dishonour*
- dislike*
- dismal
- disorgani*
- displeas*
- dispute*
- dissatisf*
- distract*
- doubt*
- downgrade*
- downside*
- downtime
- drab
- dragged
- drags
- drain
- drains
- drawback*
- dreadful
- dribble*
- drop-outs
- dropouts
- dropped the ball
- drops out
- drops the ball
- dubious
- dud
- dull
- eat* up
- eats into
- embarrass*
- emptied
- erratic
- errone*
- error-prone
- exaggerat*
- excessive*
- exhaust*
- exorbitant
- expensive
- exploit*
- expose[ds]*
- extortion*
- fades quickly
- fail
- failed
- fails
- failure*
- fall apart
- falls apart
- falls behind
- falls short
- fatigu*
- faulty
- feeble
- fell apart
- fell behind
- fell short
- fiasco
- fiddly
- file for
- filed for
- fined
- flak
- flaky
- flaw
- flawed
- flaws
- flimsy
- flop
- flopped
- flunk*
- force-sell*
- forgettable
- foul*
- fragile
- fraud*
- freezes
- frozen
- frustrat*
- fussy
- gap in
- garbled
- gave up the ghost
- gets on my nerves
- gimmick*
- give it a miss
- glitch*
- go wrong
- goes under
- goes wrong
- going under
- gouging
- grating
- greedy
- grievance*
- grim
- grumbl*
- half the
- half-baked
- half-hearted
- hamper*
- hard to
- hard-to-*
- harm*
- harsh
- harshly
- has not updated
- hasn't updated
- hassle*
- hate
- hated
- hates
- hazard*
- headache*
- heavier
- heavily criticised
- heavy and
- heavy as
- heavy-handed
- hiccup*
- hidden charge*
- hidden cost*
- hidden fee*
- hinder*
- hold-ups
- holds you to
- hollow
- hopeless*
- horribl*
- horror
- hostile
- huge disappointment
- ignored
- illegal*
- illogical
- impatien*
- imperfect*
- impractical
- imprecise
- in hot water
- in trouble
- inaccura*
- inadequate*
- incapable
- incompat*
- incompeten*
- incomplete
- inconsistent*
- inconvenien*
- incorrect*
- indifferent
- ineffective
- ineffic*
- inept
- ineptitude
- inferior
- inflexible
- infuriat*
- insecure
- insolven*
- insufficient*
- insult*
- interrupt*
- intrusive
- investigat*
- irritat*
- is heavy
- isn't worth
- issue
- issues
- jammed
- jams
- jerky
- job cuts
- judder*
- junk
- keeps you waiting
- kept applicants waiting
- knock-off
- laborious
- lack
- lacking
- lackluster
- lacklustre
- lacks
- lag
- lagged
- lagging
- lagging behind
- laggy
- lags
- lags behind
- laid off
- landfill
- lawsuit*
- layoff*
- layoffs
- leak
- leaked
- leaks
- leaves a lot to be desired
- leaves much to be desired
- left behind
- lemon
- let down
- let me down
- let us down
- let-down
- letdown
- lets you down
- liabilit*
- lies about
- limitation*
- limited
- litigation
- logs you out
- long queues
- long waits
- look elsewhere
- loses
- losing
- losing customers
- losing ground
- loss of
- lost data
- lost ground
- lost its
- lost trust
- loud
- louder
- lousy
- lukewarm
- malfunction*
- mangl*
- manipulat*
- meager
- meagre
- mediocre
- mess
- messy
- mishandl*
- mishap*
- misleading*
- misled
- misplaced
- misrepresent*
- missed the boat
- missed the mark
- misses the mark
- missing
- mistake*
- mistreat*
- mixed reviews
- money down the drain
- money grab
- money pit
- monotonous
- more expensive
- mould*
- muddl*
- murky
- nag
- nags
- nasty
- negative*
- neglect*
- never bothered
- nickel-and-dime*
- nightmare*
- no explanation
- no-frills at best
- noisier
- noisy
- not great
- not recommended
- not worth
- nothing but trouble
- nothing special
- nuisance
- obnoxious
- obsolete
- obstruct*
- odd choice
- off the pace
- off-putting
- on hold for
- opaque
- out of date
- out of its depth
- out of stock
- outage
- outage*
- outcry
- outdated
- overblown
- overcharg*
- overcomplicated
- overheat*
- overhyped
- overkill
- overload*
- overly complex
- overpriced
- overrated
- oversize*
- overwhelm*
- painful*
- paltry
- patchy
- peeling
- peels
- penalt*
- pills and
- pitfall*
- plagued
- plan a night
- plastic-feeling
- pointless
- poor*
- poorest
- premature*
- pretentious
- price hike*
- pricey
- pricier
- probe
- problem*
- prone to
- protest*
- punish*
- pushy
- put off
- put people off
- puts many off
- puts many people off
- puts off
- puts people off
- puzzling
- quality control
- questionable
- quirk*
- quits
- racket
- raised its prices
- ransomware
- ration*
- rattle
- rattles
- recall
- recalled
- recalls
- reckless
- red flag*
- refus*
- regret*
- regrettabl*
- reject*
- repetitive
- resent*
- restrict*
- ridicul*
- rip-off
- ripped off
- risky
- rough
- rubbish
- rude*
- ruin*
- run out of
- runs out of
- runs out quickly
- rusts
- rusty
- sacrific*
- sadly
- sagg*
- sags
- scam
- scammed
- scandal*
- scarce
- scathing
- scratch*
- screech*
- second-rate
- security hole*
- setback*
- severe
- shabby
- shaky
- shambles
- shame
- shoddy
- short of
- short-lived
- shortcoming*
- shorter battery
- showing its age
- shows its age
- shrill
- shut down
- shuts down
- simply too
- sketchy
- skimp*
- skip the hype
- sky-high
- slapdash
- slipped
- slippery
- slips
- sloppy
- slow
- slower
- slowest
- slowly
- sluggish
- smeared
- smell*
- snag*
- soaks through
- sore point
- splits
- squeak*
- stain*
- stale
- stay away
- steep
- steep learning curve
- steer clear
- sticky
- stiff
- still waiting
- sting*
- stings
- stingy
- stinks
- strain*
- stripped
- stripped-down
- struggl*
- stuck
- stumbl*
- stumbles
- stutter*
- sub-par
- subpar
- substandard
- sued
- suffer*
- suspended
- suspicio*
- swamped
- sweaty
- take days
- taken to task
- takes ages
- takes forever
- takes months
- takes weeks
- tarnish*
- tears easily
- tedious
- temperamental
- terminated
- terribl*
- thin on
- think twice
- threat*
- throttl*
- thumbs down
- tinny
- tired
- tiresome
- to task
- too bulky
- too complex
- too expensive
- too few
- too heavy
- too little
- too loud
- too many
- too much
- too short
- too slow
- too small
- took weeks
- torn
- toxic
- tricky
- trouble*
- troublesome
- turned out to be
- turned sour
- ugly
- unacceptab*
- unavailable
- unaware
- uncertain
- unclear
- uncomfortabl*
- uncompetitive
- under fire
- undercooked
- underdeliver*
- undermine*
- underperform*
- underpowered
- undersized
- underwhelm*
- undone
- unethical
- uneven
- unexplained
- unfair*
- unfinished
- unfortunately
- unfriendly
- ungainly
- unhappy
- unhelpful
- unimpress*
- uninspir*
- unintuitive
- uninviting
- unjust*
- unjustif*
- unlawful*
- unnecessar*
- unpleasant*
- unpopular
- unpredictab*
- unprofessional
- unproven
- unqualified
- unrealistic*
- unreliab*
- unresolved
- unrespons*
- unresponsive
- unrest
- unsafe
- unsatisf*
- unsettl*
- unsightly
- unstable
- unsuitable
- unsupported
- untidy
- untrustworth*
- unusable
- unwanted
- unwelcome
- unwieldy
- unwilling
- upcharge*
- upset*
- useless
- vague
- vanish*
- violat*
- vulnerab*
- vulnerable
- wait times
- warm to the touch
- warned
- warning*
- warns
- warp*
- waste
- wasted
- wasteful
- weak*
- weaker
- weakest
- weighs heavily
- went bust
- went under
- what i don't
- withdrawn
- wobbl*
- woeful*
- wonky
- wore out
- worn out
- worries
- worry
- worrying*
- worse
- worsen*
- worst
- worthless
- would not recommend
- wouldn't touch
- wreck
- wrong
- wrongly
- yawn
- yellowing
- △
- ➖
- 👎
`;
