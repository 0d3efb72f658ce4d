// English words of praise and blame. One a line; `*` stands for any ending. Own work (no public list was copied).
export const LEXICON_EN = `
+ admir*
+ affordab*
+ amazing*
+ appealing
+ attractive
+ award-winning
+ awesome
+ beautiful*
+ benefit*
+ best
+ better
+ bargain
+ brilliant*
+ capable
+ cheaper
+ clean
+ clear
+ clearer
+ comfortabl*
+ compelling
+ convenient*
+ cost-effective
+ delight*
+ dependable
+ durable
+ easier
+ easiest
+ easily
+ easy
+ effective*
+ efficient*
+ effortless*
+ elegant*
+ enjoy*
+ excel
+ excels
+ excellent*
+ exceptional*
+ fast
+ faster
+ fastest
+ favorite*
+ favourite*
+ fair price*
+ fantastic
+ flawless*
+ flexib*
+ friendly
+ generous*
+ good
+ great
+ greatest
+ happy
+ helpful
+ high-quality
+ highly rated
+ ideal*
+ impress
+ impressed
+ impresses
+ impressive*
+ innovative
+ intuitive*
+ leader
+ leading
+ liked
+ likes
+ love
+ loved
+ loves
+ modern
+ nice*
+ outperform*
+ outstanding
+ painless*
+ perfect*
+ pleasant*
+ pleased
+ pleasing
+ pleasure
+ polished
+ popular*
+ powerful
+ praise
+ praised
+ praises
+ premium
+ quick
+ quickly
+ quiet*
+ recommend*
+ reliab*
+ responsive
+ rich feature*
+ robust
+ safe
+ satisf*
+ saves time
+ seamless*
+ secure
+ simple
+ simpler
+ simplif*
+ sleek
+ smart
+ smooth*
+ solid
+ stable
+ stands out
+ straightforward
+ strength*
+ strong
+ stronger
+ sturdy
+ suited
+ superb*
+ superior
+ top pick
+ top choice
+ top-rated
+ transparent
+ trusted
+ trustworthy
+ useful
+ user-friendly
+ valuable
+ great value
+ best value
+ good value
+ versatile
+ well built
+ well designed
+ well made
+ well suited
+ well-*
+ win
+ winner
+ wins
+ wonderful*
+ works well
+ worth
+ worthwhile
- abysmal
- aggravat*
- annoy*
- avoid
- awful*
- awkward*
- bad
- badly
- barebones
- bloated
- bottleneck*
- broken
- bug
- bugs
- buggy
- clumsy
- clunky
- cluttered
- complain*
- complaint*
- complex
- complicated
- confus*
- costly
- crash*
- criticis*
- criticiz*
- cumbersome
- dated
- deceptive
- defect*
- deficien*
- difficult*
- disappoint*
- dislike*
- downside*
- downtime
- drain
- drains
- drawback*
- dreadful
- error-prone
- errors
- expensive
- fail
- failed
- fails
- failure*
- falls short
- faulty
- fee
- fees
- flaw
- flaws
- flawed
- fragile
- frustrat*
- glitch*
- go wrong
- goes wrong
- hard to
- hate
- hated
- hates
- heavy-handed
- hidden cost*
- hidden fee*
- horribl*
- inaccura*
- inadequate*
- inconsistent*
- inconvenien*
- inferior
- inflexible
- insecure
- issue
- issues
- lack
- lacking
- lacks
- lag
- lags
- laggy
- limitation*
- limited
- loses
- losing
- mediocre
- miss
- missing
- nightmare*
- noisy
- outage*
- outdated
- overpriced
- painful*
- poor*
- pricey
- problem*
- puts many people off
- put off
- regret*
- rigid
- scam
- scratch*
- severe
- shortcoming*
- slow
- slower
- slowly
- sluggish
- steep learning curve
- struggl*
- suffer*
- terribl*
- too few
- too many
- trouble*
- ugly
- unclear
- unfriendly
- unhelpful
- unintuitive
- unreliab*
- unresponsive
- unsafe
- unstable
- unsatisf*
- upset*
- useless
- vulnerab*
- weak*
- worse
- worst
`;
