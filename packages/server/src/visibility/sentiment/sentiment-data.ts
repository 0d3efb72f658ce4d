// How each language negates, contrasts, compares and recommends. Data: one line per word. `\uE000` represents a name.
import type { Language } from '../../brands/index.ts';

export interface SentimentGrammar {
  /** Negate the next `reach` words. */
  negators: RegExp;
  reach: number;
  /** Negate what precedes them at the end of a clause. */
  trailing: RegExp | undefined;
  /** Split a sentence into clauses that may be about different things. */
  contrast: RegExp;
  /** Of these, the ones that introduce the main statement. */
  turn: RegExp;
  /** Of these, the ones that introduce a weaker statement. */
  concession: RegExp;
  /** Precede the name that loses a comparison. */
  worseBefore: RegExp;
  /** Follow it. */
  worseAfter: RegExp | undefined;
  /** Mark a name that is contrasted with the rest of the sentence. */
  setAgainst: RegExp;
  /** A question expresses no opinion. */
  question: RegExp;
}

export const SENTIMENT_GRAMMAR: Readonly<Record<Language, SentimentGrammar>> = {
  en: {
    negators:
      /^(?:not|no|never|none|nobody|nothing|neither|nor|without|cannot|hardly|rarely|barely|scarcely|seldom|few|\p{L}+n['’]t)$/iu,
    reach: 4,
    trailing: undefined,
    contrast:
      /[,;:—|](?!\d)|\s–\s|\b(?:but|while|whereas|although|(?:even )?though|even if|albeit|however|yet|despite|in spite of)\b/giu,
    turn: /^(?:but|however|yet)$/i,
    concession: /^(?:although|(?:even )?though|even if|albeit|despite|in spite of)$/i,
    worseBefore:
      /\b(?:than|compared (?:to|with)|ahead of|over|outperform(?:s|ed)?|beats?|edges? out|outshines?|overtakes?)\s+(?:(?!by\b)[\p{L}']+\s+){0,2}$/iu,
    worseAfter: undefined,
    setAgainst:
      /\b(?:unlike|in contrast to|by contrast with|as opposed to|compared (?:to|with)(?=\s+(?:the )?\uE000,\s+(?:the )?\uE000))\s+(?:the |its |their )?\uE000/giu,
    question: /[?？]["'”»」』)*_\s]*$/u,
  },
  de: {
    negators:
      /^(?:nicht|kein|keine|keinen|keiner|keinem|keinerlei|nie|niemals|niemand|kaum|selten|ohne|weder|nichts|wenig)$/iu,
    reach: 4,
    trailing: /^(?:nicht|nie|kaum|selten)$/iu,
    contrast:
      /[,;:—|](?!\d)|\s–\s|(?<!\p{L})(?:aber|während|jedoch|dagegen|hingegen|allerdings|doch|obwohl|obgleich|wenngleich|auch wenn|wenn auch|trotz|zumal|dafür)(?!\p{L})/giu,
    turn: /^(?:aber|jedoch|allerdings|doch)$/i,
    concession: /^(?:obwohl|obgleich|wenngleich|auch wenn|wenn auch|trotz|zumal)$/i,
    worseBefore:
      /(?<!\p{L})(?:als|im vergleich (?:zu|mit)|verglichen mit|übertrifft|schlägt|überholt)\s+(?:(?:der|die|das|den|dem|mit|bei|von|vom|beim|zur|zum|ein|eine|einem|einer)\s+){0,2}$/iu,
    worseAfter: undefined,
    setAgainst:
      /(?<!\p{L})(?:anders als|im gegensatz zu[mr]?|(?:verglichen mit|im vergleich (?:mit|zu[mr]?))(?=\s+(?:(?:der|die|das|den|dem) )?\uE000,? \p{L}+ (?:(?:der|die|das) )?\uE000))\s+(?:(?:bei|der|die|das|den|dem)\s+){0,2}\uE000/giu,
    question: /[?？]["'“”»«)*_\s]*$/u,
  },
  ja: {
    negators: /(?!)/u,
    reach: 0,
    // Only its own ending negates a word: 「簡単に使えて迷わない」 does not negate 簡単.
    trailing:
      /^(?:[ぁ-ん]{0,8}?(?:[言思感見出少][ぁ-ん]{1,4})?|[をもは]\p{Script=Han}{1,3}[ぁ-ん]{0,4}?)(?:ません|ない|なかった|なく(?!な)|ず(?:に|、|。))|^した人はいま?[せな]|^\p{Script=Han}{1,4}[はがも](?:ありませ|な[いくか])|^[がはの]{0,2}少な|^[はがも]?ゼロ|^[ぁ-ん]{0,2}(?:を|が)?(?:減|抑え|防|なくせ|省)/u,
    contrast: /[、。；：|]|:|\s–\s|ですが|ものの|一方で?|のに対し|けれど|反面|半面/gu,
    turn: /^(?:ですが|ものの|けれど|反面|半面)$/u,
    concession: /(?!)/u,
    worseBefore: /(?!)/u,
    worseAfter: /^[^、。\uE000]{0,6}?(?:と比べ|に比べ|より(?:も|は)?(?!高|安))/u,
    setAgainst:
      /\uE000[^、。\uE000]{0,6}?(?:[とに]比べ(?:ると|れば|て)(?=、\uE000)|とは?違って|とは異なり|とは対照的に|と違い)/gu,
    question: /[?？]["'”」』)*_\s]*$|ですか。?$|でしょうか。?$/u,
  },
};

/** Contain a negator but negate nothing. */
export const NO_DENIAL: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:not only|not just|not merely|no doubt|not to mention|nothing but|no wonder|(?:the|a|very) few|few(?= (?:\p{L}+ ){0,3}(?:as|so|feel|match|come))|not (?:even )?(?:a|one) (?:single )?)\b/giu,
  de: /(?<!\p{L})(?:nicht nur|nicht zuletzt|nicht bloß|nicht allein|ohne zweifel|ohne frage|kaum zu glauben|kaum (?:jemand|einer|eine|etwas|ein \p{L}+) (?:ist|lädt|arbeitet|macht|bietet|hat)? ?(?:es )?so|kaum zu (?:schlagen|überbieten|toppen|übertreffen))(?!\p{L})/giu,
  ja: /(?:だけ|ばかり|のみ)で(?:は|も)?なく|に違いない|かもしれない|かもしれません|少なくない|少なくありません|ではないでしょうか/gu,
};

/** Hypothetical or requested, so not a statement. */
export const HYPOTHETICAL: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:if|unless|whether|in case|when(?:ever)?|anyone who|those who|people who|whoever)\b[^,.;:!?—\uE000]*/giu,
  de: /(?<!\p{L}|auch |selbst |als )(?:wenn|falls|sofern|ob|wer)(?!\p{L})[^,.;:!?—\uE000]*/giu,
  ja: /[^、。\uE000]{1,30}(?:たい(?:なら|人|方|場合|とき)|するなら|ならば?(?=、)|場合は?(?=、)|たときは?(?=、))/gu,
};

/** Words of praise or blame that are neutral in this context. */
export const NO_TONE: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:(?:best|better|well)[- ]known|at (?:best|least)|fast[- ]charg\p{L}*|quick (?:facts|start|answer|question|overview)|(?:power|smart|data) (?:station|phone|watch|home|plug|cable)s?|hard (?:drive|disk|case|shell)|strong (?:suction|wind)s?|light (?:bulb|meter)s?|fee[- ]free|no (?:annual|monthly|extra|setup|booking|account) (?:fee|cost|charge)s?|(?:conversion|annual|monthly|delivery|transaction|transfer|one-off|setup|withdrawal|cancellation|late) fees?|fees?(?= (?:of|is|are|for|from|at)\b)|in good time|good (?:morning|evening|night)|clear (?:it|this|things) up|worth of|wins? (?:in|on) \d|issues? (?:an?|of|cards?)|travel[- ]friendly|reef[- ]safe|(?:limited|good|popular) (?:edition|company|until|story|belief|myth|opinion|model)s?|up to|whether|if you (?:want|need|like|love|hate|prefer)|would like|looks? like|like (?:the|a|an|this|that|most|many)|and the like|free of charge|miss out|rather than [\p{L}-]+|(?:best|better) left)\b/giu,
  de: /(?<!\p{L})(?:laut(?= (?:\p{Lu}|\p{N}|\uE000|dem|der|den|des|einem|einer|eigen|aktuell|unser|offiziell|mehrer|ander))|so gut wie|gut (?:\d|ausgestattet)|schnell(?:er|ste[nrs]?)? (?:laden|anschluss|ladegerät)|sicher(?:en|t|e)? sie|(?:das |die |den |der )?beliebtest\p{L}* \p{L}+|nicht lange überlegen|vor(?:teils?pack\p{L}*|teilsabo)|einfach nur|teurer als|stark(?= (?:von|ab))|am besten(?= (?:ganz|gleich|vorher|noch|schon))|besten dank|die besten|der beste|das beste|gebühren(?:frei)?|leise(?=, \d)|schwere? (?:\d|haut)|wert(?= (?:von|auf|bei|liegt|beträgt))|zum vergleich|klar(?: ist|,| ist,)|fehler(?:frei|los)\p{L}*|top[- ]\d+|schön(?:en)? (?:tag|gruß))(?!\p{L})/giu,
  ja: /最低(?:\d|温度|気温|利用|契約|料金|限|でも)|簡単に(?:振り返|説明|まとめ|紹介|整理)|と(?:言|い)ってよい|柔軟剤|消毒|病院|値上げ(?:について|の予定|前)|(?:安全|安心|信頼|容易|安定)(?:性|度)(?:を|は|の)|問題(?:集|文)|人気(?:の)?(?:\d|機種|モデル|商品)|高機能(?:な)?(?:機種|モデル)(?:を|も)|手間(?:を(?:なく|減ら|省|かけ(?:ず|たくな)))|簡単な(?:条件|説明|質問)|楽天|早いうち|早ければ|高額療養|心配(?:な|の)(?:方|人)|お得(?:なのか|かどうか)/gu,
};

export interface Stance {
  value: 1 | -1;
  /** The words right before or after a name. */
  before?: RegExp;
  after?: RegExp;
}

const EN_STEP = String.raw`(?:(?:the|a|an|your|our|this|that|both|either) )?(?:(?!(?:than|over|from|by|for|of|to|in|at|on|with|about)\b)[\p{L}-]+ )?$`;
const DE_STEP = String.raw`(?:(?:den|die|das|dem|der|ein|eine|einen|einem|einer) )?(?:\p{Ll}+[ens] )?$`;
const JA_STEP = `[「『]?$`;
const re = (source: string, step = ''): RegExp => new RegExp(source + step, 'iu');

/** Verdicts in verbs that are not praise elsewhere: "choose X", "X に軍配". The first match counts. */
export const STANCES: Readonly<Record<Language, readonly Stance[]>> = {
  en: [
    {
      value: 1,
      before:
        /(?:\b(?:no|not|never|nothing|hard|difficult|hardly|nobody|few|none)|n['’]t)\b[^.,;]{0,32}\b(?:better|(?:more|less) \p{L}+|\p{L}+er)\b[^.,;]{0,24} than (?:the )?$/iu,
    },
    {
      value: -1,
      before: re(
        String.raw`\b(?:avoid|skip|skipping|steer clear of|stay(?:ing)? away from|leave (?:out|aside)|rule[sd]? out|ditch(?:ed)?|think twice (?:about|before buying)|instead of|rather than|stopped using|moved (?:away )?from|switched from|(?:did|do|does|would|should|could|ca)(?:n['’]t| not) (?:buy|choose|pick|get|take|recommend|go (?:with|for)|bother with|trust)|complaints? about|criticism of|ruled against|fined|sued|let down by|anything from|pass on|rather .{3,30} than|not recommended:?|(?:trust|confidence|faith) in) `,
        EN_STEP,
      ),
    },
    {
      value: 1,
      before: re(
        String.raw`(?:^|[,;:.–—(>] ?|\b(?:and|or|then|so|should|would|['’]d|can|simply|just|therefore|to|people|users|we|i|you|please|better|want|rather) )(?:buy|choose|pick|get|take|grab|go (?:with|for)|opt for|look at|turn to|check out|stick (?:with|to)|start with|consider|try|recommend|prefer|trust|favou?r|settle on|swear by|(?:steer|point|nudge|send) \p{L}+ (?:to|towards?)|com(?:e|ing) back to|put .{1,20} with) `,
        EN_STEP,
      ),
    },
    {
      value: 1,
      before: re(
        String.raw`\b(?:picks?|choices?|winner|recommendation|suggestion|favou?rite|(?<!not )recommended|preferred|nothing better than|no better \p{L}+ than|praise[sd]?|commend(?:s|ed)?|adores?|won over by|impressed (?:by|with)|goes to|points? to|in favou?r of|nothing beats|hard to beat|runner-up|kudos to)(?: (?:is|was|remains|would be|goes to|here is|for \p{L}+ is|the shot from))?:? `,
        EN_STEP,
      ),
    },
    {
      value: 1,
      after:
        /^(?:['’]s [\p{L}-]+)? (?:is|was|remains|stays|would be|makes)(?: still| simply| clearly| probably| easily| plainly)? (?:the|a|an|our|my|your) (?:[\p{L}-]+ ){0,2}(?:one (?:to (?:buy|get|beat|choose|have|pick)|(?:we|i|you)(?:['’]d| would| should))|picks?|choice|bet|favou?rite|gem|winner|standout|triumph|godsend|workhorse|bargain|no-brainer|shortlist)\b/iu,
    },
  ],
  de: [
    {
      value: -1,
      before: re(
        String.raw`(?<!\p{L})(?:finger weg von|(?:raten?|rät|abraten|abzuraten) (?:\p{L}+ )?von|verzichten sie auf|statt|anstelle von|anstatt|meiden sie|lassen sie|beschwerden über|kritik an|ärger mit|enttäuscht von|unzufrieden mit|vorwürfe gegen|klage gegen|warnt vor|nicht empfehlenswert:) `,
        DE_STEP,
      ),
    },
    {
      value: -1,
      after: /^[^.;\uE000]{0,30}(?:die finger lassen|abzuraten|abgeraten|verzichten|meiden)/iu,
    },
    {
      value: 1,
      before: re(
        String.raw`(?<!\p{L})(?:(?<!sie )(?:nehmen|kaufen|wählen)|(?:kaum|nichts) (?:etwas )?besseres als|empfehlen|bevorzugen|nehme|wähle|kaufe|empfehle|bevorzuge|nimmt|wählt|kauft|nähme|favorisieren|entscheiden|greifen|greift|griff|griffen|setzen|setzt|schwören|tendiere|raten|rate|spricht|sprechen|führt kein weg an|vorsprung für|loben|lobt|schätzen|genießt)(?: (?:sie|wir|ich|man|sich|viele|hier|lieber|alles|vieles|meist|immer wieder|gern|gerne))?(?: (?:zu|zum|zur|auf|für|an|bei|nach))? `,
        DE_STEP,
      ),
    },
    {
      value: 1,
      before: re(
        `(?:vorschlag|empfehlung|favorit|testsieger|tipp|wahl|sieger|gewinner|urteil)(?: (?:ist|bleibt|heißt|lautet|wäre))?:? `,
        DE_STEP,
      ),
    },
    {
      value: 1,
      after:
        /^[^.;,\uE000]{0,30}\b(?:greifen|ins auge fassen|(?:die )?nase vorn|am besten|bestens|richtig|erste wahl|gut beraten|gut bedient|nichts falsch|am wenigsten verkehrt|im vorteil|(?:klar )?vorn|rechnet sich|zahlt sich)/iu,
    },
  ],
  ja: [
    {
      value: -1,
      after:
        /^(?:[^、。\uE000]{0,8}?)(?:は|を|だけは|の[^、。\uE000]{1,8}は)?(?:避け|やめ|(?:おすすめ|お勧め|お薦め|推奨)(?:しませ|しな|できませ|できな)|選ばな|選ぶべきで(?:は|な))|^[^、。\uE000]{0,6}から[^。]{0,12}(?:移る|移り|乗り換え|離れ|流出)/u,
    },
    {
      value: 1,
      before: re(
        `(?:なら|ならば|であれば|には|にとっては?|向けには|場合は|ときは|人は|方は|筆頭は|1位は|一番は|おすすめは|候補は|本命は) ?`,
        JA_STEP,
      ),
      after:
        /^(?:[^、。\uE000]{0,10}?)(?:(?:が|で)(?:[^、。\uE000]{0,8})(?:よい|いい|良い|無難|有力|最適|便利|決まり|合|十分|頼り|向|有利|安心|現実的|ぴったり|筆頭|心強)|を(?:選|検討|おすすめ|お勧め|推)|です(?:。|$)|[。、]|$|\()/u,
    },
    { value: 1, after: /^だけ(?:でした|です|だった|だ。|がす|が[^、。]{0,8}(?:成功|達成|合格|残|クリア))/u },
    {
      value: 1,
      after:
        /^[^、。\uE000]{0,10}?(?:を(?:選ぶ(?:[^、。\uE000]{0,8})増|選び|推し|推す|軸に|おすすめ|お勧め|薦め|支持)|に(?:大きく|大差で|完全に)?(?:軍配|一票|一日の長|分が|は?及ばな|は?及びま|一歩譲|かない|敵い|差を付けられ|は?勝て)|の(?:ほう|方)が(?:[^、。\uE000]{0,12})(?:上|優|良|速|静|軽|便利|向|得|有利|安心)|の圧勝|が(?:勝|上回|一枚上|抜きん出|先を行|群を抜|有力候補|有力|筆頭|頼り|無難))/u,
    },
  ],
};

export interface Outline {
  /** Headings and labels for praise, for blame, and for advice. */
  praise: RegExp;
  blame: RegExp;
  advice: RegExp;
  /** Start a sentence that continues about the previous name. */
  goesOn: RegExp;
}

export const OUTLINES: Readonly<Record<Language, Outline>> = {
  en: {
    praise:
      /^(?:pros|strengths?|advantages?|upsides?|highlights?|the good|what (?:i|we|users|people|reviewers) (?:like|love|loved|liked)|why it wins|benefits|praise)\b/iu,
    blame:
      /^(?:cons|weakness(?:es)?|drawbacks?|downsides?|disadvantages?|limitations?|the bad|criticisms?|complaints?|trouble spots?|problems?|what (?:could be better|(?:i|we|users|people) (?:did|do)(?:n['’]t| not))|(?:ones |brands |what )?(?:to )?avoid|worst|controvers\p{L}+)\b/iu,
    advice:
      /^(?:(?:my|our|the|final|best) )?(?:recommendations?|picks?|verdict|choice|suggestions?|advice|bottom line|top picks?|winners?)\b/iu,
    goesOn: /^(?:it|they|its|their|this (?:one|model|brand|company|machine|tool)|here)\b/iu,
  },
  de: {
    praise:
      /^(?:vorteile?|pro\b|stärken|positiv|plus(?:punkte)?|das spricht dafür|was (?:uns|mir) gef\p{L}+|wo die stärken)/iu,
    blame:
      /^(?:nachteile?|contra|kontra|schwächen|negativ|minus(?:punkte)?|das spricht dagegen|was (?:\p{L}+ )?(?:stört|fehlt|nicht)|kritik|grenzen|nicht empfehlenswert|finger weg|probleme)/iu,
    advice:
      /^(?:(?:meine|unsere|mein|unser) )?(?:empfehlung(?:en)?|vorschlag|favorit(?:en)?|tipps?|wahl|testsieger|urteil)\b/iu,
    goesOn:
      /^(?:er|sie|es|das (?:gerät|programm|tool|unternehmen)|die (?:firma|marke|software|app)|der (?:anbieter|hersteller)|hier|damit|dafür)\b/iu,
  },
  ja: {
    praise:
      /^(?:良い点|良かった点|よい点|メリット|長所|強み|満足した点|おすすめポイント|評価できる点|高評価|A:文句なし|気に入った)/u,
    blame:
      /^(?:悪い点|惜しい(?:ところ|点)|デメリット|短所|弱み|満足できなかった|気になる点|注意点|不満|避けたい|避けたほうが|残念な)/u,
    advice: /^(?:まとめ|結論|おすすめ|総評|総合|推し)/u,
    goesOn: /^(?:これ|それ|この|その|同社|同製品|また|しかも|なお)/u,
  },
};
