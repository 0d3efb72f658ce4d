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
+ accurate*
+ admir*
+ ador*
+ advantage*
+ affordab*
+ ahead of
+ all-rounder
+ amazing*
+ appealing
+ are quick
+ as good as
+ as quick
+ attractive
+ authoritative
+ award*
+ award-winning
+ awesome
+ bang for the buck
+ bargain
+ beats
+ beautiful*
+ benefit*
+ best
+ best bet
+ best of
+ best value
+ best-in-class
+ better
+ better off
+ better than
+ bright spot
+ brilliant*
+ can't go wrong
+ cannot go wrong
+ capable
+ charming
+ cheaper
+ class-leading
+ clean
+ clear
+ clearer
+ comes out ahead
+ comes out on top
+ comfortabl*
+ commend*
+ compelling
+ competent*
+ convenient*
+ cost-effective
+ cosy
+ credible
+ crisp
+ delight*
+ dependable
+ deserved praise
+ deserves
+ does the job
+ durable
+ earns its
+ easier
+ easiest
+ easily
+ easy
+ easy to
+ edges out
+ effective*
+ efficient*
+ effortless*
+ elegant*
+ endear*
+ enjoy*
+ enthusias*
+ exceeds
+ excel
+ excellent*
+ excels
+ exceptional*
+ fair price*
+ fantastic
+ fast
+ faster
+ fastest
+ favorite*
+ favourite*
+ feature-rich
+ first choice
+ first-rate
+ flawless*
+ flexib*
+ forgiving
+ friendly
+ generous*
+ gentle*
+ gets my vote
+ gets results
+ gets the job done
+ glowing
+ go-to
+ godsend
+ gold medal
+ gold standard
+ good
+ good for
+ good value
+ great
+ great value
+ greatest
+ hands down
+ happy
+ hard to beat
+ hard to fault
+ hard to top
+ has the edge
+ head and shoulders
+ helpful
+ high-quality
+ highly rated
+ holds its own
+ holds up
+ honest*
+ ideal*
+ impress
+ impressed
+ impresses
+ impressive*
+ improve*
+ in a league of its own
+ innovative
+ intuitive*
+ is quick
+ joy to
+ just works
+ kind to
+ kinder
+ knows her stuff
+ knows their stuff
+ lasts for ever
+ lasts forever
+ lead the
+ leader
+ leading
+ leads the
+ leads the pack
+ liked
+ likes
+ love
+ loved
+ lovely
+ loves
+ makes the most of
+ marvel*
+ masterpiece
+ memorable
+ modern
+ must-have
+ neat*
+ never let me down
+ nice*
+ no complaints
+ no compromise
+ no contest
+ no nonsense
+ no regrets
+ no-brainer
+ not to be missed
+ nothing beats
+ on point
+ outclass*
+ outperform*
+ outshine*
+ outstanding
+ painless*
+ pays for itself
+ pays off
+ perfect*
+ pick of the bunch
+ pleasant*
+ pleased
+ pleasing
+ pleasure
+ plush
+ polished
+ popular*
+ powerful
+ praise
+ praised
+ praises
+ precise*
+ preferred
+ premium
+ promising
+ prompt*
+ proud*
+ pulls ahead
+ punches above its weight
+ quick to
+ quicker
+ quickest
+ quickly
+ quiet*
+ rave*
+ raves
+ reassuring*
+ recommend*
+ refreshing*
+ reliab*
+ remarkab*
+ replies overnight
+ respected
+ responds quickly
+ responsive
+ reward*
+ rich feature*
+ robust
+ rock solid
+ rock-solid
+ roomy
+ runs rings around
+ safe
+ satisf*
+ save money
+ save you
+ saves money
+ saves time
+ saves you
+ seamless*
+ second to none
+ secure
+ sensible
+ shine
+ shines
+ shone
+ silky
+ simple
+ simpler
+ simplif*
+ sleek
+ slick
+ smart
+ smooth*
+ snappy
+ solid
+ solidly
+ spot on
+ spotless*
+ stable
+ standout
+ stands out
+ stellar
+ stood out
+ straightforward
+ strength*
+ stress-free
+ strong
+ stronger
+ stunning*
+ sturdy
+ sublime
+ succeed*
+ success*
+ suited
+ superb*
+ superior
+ swear by
+ swears by
+ swore by
+ takes the crown
+ tasty
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
+ tops the
+ trailblaz*
+ transparent
+ treasure*
+ troopers
+ trounce*
+ trusted
+ trustworthy
+ unbeatable
+ unmatched
+ unrivaled
+ unrivalled
+ unsurpassed
+ upside*
+ useful
+ user-friendly
+ valuable
+ value for money
+ versatile
+ welcome*
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
+ wins
+ wins out
+ without a hitch
+ without fuss
+ won awards
+ won the
+ won three
+ wonderful*
+ workhorse
+ works well
+ world-class
+ worry-free
+ worth
+ worthwhile
+ ◎
+ ✅
+ ➕
+ 🏆
+ 👍
+ 🥇
- abandon*
- absurd*
- abysmal
- afterthought
- aggravat*
- alarming*
- annoy*
- appalling*
- arrogan*
- avoid
- awful*
- awkward*
- backlash
- bad
- badly
- bankrupt*
- barebones
- behind the times
- best avoided
- best left alone
- bleak
- bloated
- blunder*
- botch*
- bother*
- bottleneck*
- breach*
- break down
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
- buries
- by contrast, lags
- came last
- can't be exported
- can't trigger
- cancelled its
- cannot be
- charges extra
- cheaply made
- chore
- clog*
- clogs
- clumsy
- clunky
- cluttered
- coarse
- collapse*
- come unstuck
- comes last
- comes up short
- complain*
- complaint*
- complexity
- complicated
- confounding
- confus*
- controvers*
- costly
- costs more
- cramped
- crash*
- criticis*
- criticiz*
- crude
- cumbersome
- cut corners
- cuts corners
- damag*
- damaged
- dangerous*
- data leak*
- dated
- deadweight
- deal-breaker
- dealbreaker
- deceiv*
- deceptive
- defect*
- deficien*
- deteriorat*
- did nothing
- difficult*
- dire
- dirty
- disappoint*
- disaster*
- disgrace*
- dishonest*
- dislike*
- dismal
- dispute*
- downside*
- downtime
- drags
- drain
- drains
- drawback*
- dreadful
- dribble*
- dud
- dull
- eat* up
- embarrass*
- error-prone
- expensive
- fail
- failed
- fails
- failure*
- fall apart
- falls apart
- falls behind
- falls short
- faulty
- fell apart
- fell behind
- fiddly
- fined
- flaw
- flawed
- flaws
- flimsy
- flop
- flopped
- flunk*
- force-sell*
- forgettable
- fragile
- fraud*
- frustrat*
- fussy
- gave up the ghost
- gets on my nerves
- gimmick*
- glitch*
- go wrong
- goes wrong
- grating
- grievance*
- grim
- grumbl*
- half-baked
- half-hearted
- hard to
- hard-to-*
- hassle*
- hate
- hated
- hates
- hazard*
- headache*
- heavier
- heavy-handed
- hidden cost*
- hidden fee*
- holds you to
- hollow
- hopeless*
- horribl*
- horror
- hostile
- ignored
- illegal*
- impractical
- inaccura*
- inadequate*
- incapable
- incomplete
- inconsistent*
- inconvenien*
- indifferent
- ineffective
- inferior
- inflexible
- insecure
- insolven*
- insult*
- investigat*
- irritat*
- isn't worth
- issue
- issues
- junk
- keeps you waiting
- kept applicants waiting
- lack
- lacking
- lackluster
- lacklustre
- lacks
- lag
- lagged
- lagging
- laggy
- lags
- lags behind
- landfill
- lawsuit*
- layoff*
- leak
- leaked
- leaks
- left behind
- lemon
- let down
- let me down
- let us down
- lets you down
- lies about
- limitation*
- limited
- litigation
- logs you out
- loses
- losing
- lost its
- lost trust
- loud
- louder
- lousy
- malfunction*
- manipulat*
- meager
- meagre
- mediocre
- mess
- messy
- misleading*
- misled
- misrepresent*
- missed the boat
- missed the mark
- misses the mark
- missing
- mistake*
- mistreat*
- money down the drain
- money pit
- monotonous
- more expensive
- nag
- nags
- neglect*
- never bothered
- nickel-and-dime*
- nightmare*
- no explanation
- no-frills at best
- noisier
- noisy
- not recommended
- not worth
- nothing special
- nuisance
- obnoxious
- obsolete
- off-putting
- opaque
- out of its depth
- outage*
- outcry
- outdated
- overheat*
- overhyped
- overly complex
- overpriced
- overrated
- painful*
- patchy
- penalt*
- pills and
- plagued
- plastic-feeling
- pointless
- poor*
- price hike*
- pricey
- pricier
- problem*
- pushy
- put off
- puts many people off
- questionable
- raised its prices
- rattle
- rattles
- recall
- recalled
- recalls
- reckless
- regret*
- rip-off
- ripped off
- rude*
- ruin*
- run out of
- runs out of
- runs out quickly
- sadly
- sagg*
- sags
- scam
- scandal*
- scathing
- scratch*
- second-rate
- severe
- shabby
- shaky
- shame
- shoddy
- short-lived
- shortcoming*
- shut down
- shuts down
- simply too
- skip the hype
- slapdash
- slipped
- slips
- sloppy
- slow
- slower
- slowly
- sluggish
- soaks through
- stale
- stay away
- steep learning curve
- steer clear
- stiff
- sting*
- stings
- stingy
- stripped-down
- struggl*
- stuck
- stutter*
- sub-par
- subpar
- sued
- suffer*
- suspicio*
- take days
- taken to task
- takes ages
- tears easily
- tedious
- terribl*
- think twice
- tinny
- tiresome
- to task
- too bulky
- too complex
- too expensive
- too few
- too heavy
- too loud
- too many
- too short
- too slow
- too small
- toxic
- tricky
- trouble*
- turned out to be
- ugly
- unclear
- uncomfortabl*
- underpowered
- underwhelm*
- uneven
- unfair*
- unfinished
- unfortunately
- unfriendly
- unhelpful
- unimpress*
- uninspir*
- unintuitive
- unjustif*
- unpleasant*
- unpopular
- unpredictab*
- unproven
- unreliab*
- unresponsive
- unsafe
- unsatisf*
- unstable
- unsuitable
- unwieldy
- upset*
- useless
- vague
- violat*
- vulnerab*
- wait times
- warm to the touch
- warned
- warning*
- warns
- waste
- wasted
- wasteful
- weak*
- what i don't
- wobbl*
- wonky
- wore out
- worn out
- worries
- worry
- worrying*
- worse
- worst
- wreck
- wrong
- yawn
- △
- ➖
- 👎
`;
