// Praise and blame that no single word expresses: how long something took, what is missing. Data: one line each.
import type { Language } from '../../brands/index.ts';

export interface TonePattern {
  /** For lower-case text. */
  pattern: RegExp;
  value: 1 | -1;
  /** A negation in or before it inverts it; the others include their own. */
  isOpen?: true;
}

/** A verb whose object is some words later: "lets users down", "tut sich mit X schwer". */
const apart = (value: 1 | -1, verb: string, rest: string): TonePattern => ({
  value,
  isOpen: true,
  pattern: new RegExp(String.raw`(?<!\p{L})(?:${verb})\s[^.,;:!?]{0,40}?(?<!\p{L})(?:${rest})(?!\p{L})`, 'gu'),
});

const EN_TIME = String.raw`(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|\d+|several|a few|a couple of|many)`;
const DE_TIME = String.raw`(?:einer|eine|einen|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|\d+|wenigen|weniger|mehrere|mehreren|einigen|vielen)`;

export const TONE_PATTERNS: Readonly<Record<Language, readonly TonePattern[]>> = {
  en: [
    apart(-1, 'lets?|letting', 'down'),
    apart(
      1,
      'takes?|took|taking',
      '(?:hassle|pain|stress|guesswork|headache|work|effort|strain|worry|sting|drudgery) out',
    ),
    apart(-1, 'doubled|tripled|quadrupled|hiked|jacked up', '(?:fees?|prices?|rates?|charges?|premiums?)'),
    apart(1, 'is|was|remains|were', 'the only (?:one|\\p{L}+) (?:that|which|to)'),
    apart(-1, 'jump|jumping|jumps', 'hoops'),
    apart(1, 'keeps?|kept', 'costs? (?:down|low)|coming back'),
    apart(-1, 'keeps?|kept', '(?:crashing|failing|breaking|freezing|losing|disconnecting|asking)'),
    apart(1, 'can|will|does|did|do', 'everything (?:we|you|i) (?:asked|need|wanted|want)'),
    apart(-1, 'leaves?|left', 'cold|wanting|frustrated|stranded|in the lurch|disappointed|hanging|in the dark'),
    apart(-1, 'turns?|turned', 'into a (?:brick|nightmare|chore|disaster|gamble)'),
    apart(-1, 'drives?|drove', 'mad|crazy|up the wall|away'),
    apart(-1, 'makes?|made', 'hard|harder|difficult|impossible|a chore|tedious|worse|complicated'),
    apart(-1, 'gave|gives', 'a rash|trouble|headaches|a headache|grief'),
    apart(-1, 'gets?|got', 'wrong|on (?:my|your|our) nerves'),
    apart(1, 'gets?|got', 'right|the job done'),
    apart(1, 'makes?|made', 'easy|easier|simple|a breeze|fun|effortless|painless|simpler|safer|happy'),
    apart(1, 'keeps?|kept', 'cool|dry|warm|fresh|safe|happy|in check|up to date'),
    apart(1, 'shaves?|shaved|knocks?|knocked', 'off'),
    apart(1, 'takes?|took', 'seriously|care of|in its stride'),
    apart(1, 'wins?|won', 'over|hearts|awards?|prizes?'),
    {
      value: -1,
      pattern:
        /\b(?:took|takes?|taking|waited|waits?|waiting|needed) (?:me |us |them |about |over |almost |nearly |up to |more than |at least )*(?:an? (?:entire|whole|full) \p{L}+|(?:two|three|four|five|six|seven|eight|nine|ten|\d+|several|many) (?:days|weeks|months))/gu,
    },
    {
      value: 1,
      pattern: new RegExp(
        String.raw`\b(?:answer|repl|respon|set ?up|install|solv|fix|resolv|refund|unpack)\p{L}*\b[^.;,]{0,40}\b(?:in|within|under|inside|less than) (?:less than |under )?${EN_TIME} (?:seconds?|minutes?|hours?)\b`,
        'gu',
      ),
    },
    {
      value: -1,
      pattern:
        /\b(?:tears?|wears?(?: out)?|drains?|fades?|breaks?|dies|rusts?|clogs?|scratches|stains|empties|overheats|slips|peels|fills up|runs (?:out|down|dry)|gets \p{L}+) (?:too |very |far too |rather )?(?:quickly|fast|easily|soon)\b/gu,
    },
    { value: 1, pattern: /\bsets? (?!up)[^.,;]{0,24}\bapart\b/gu },
    {
      value: 1,
      pattern:
        /\bstill (?:looks?|works?|runs?|feels?|performs?) (?:like )?(?:new|fine|great|perfectly|flawlessly|well|as good)\b/gu,
    },
    {
      value: 1,
      pattern: /\b(?:[45]\.\d|4\.[5-9]|5) (?:out of (?:5|five)|stars)\b|\b(?:9|10)(?:\.\d)?(?: out of |\/)10\b/gu,
    },
    { value: -1, pattern: /\b[12](?:\.\d)? (?:out of (?:5|five)|stars?)\b|\b[1-4](?:\.\d)?(?: out of |\/)10\b/gu },
    {
      value: -1,
      pattern:
        /\b(?:still (?:has |have |offers |with )?(?:no|lacks?|missing|without|ca(?:n['’]t|nnot)|does(?:n['’]t| not))|has yet to|have yet to)\b/gu,
    },
    {
      value: -1,
      pattern:
        /\b(?:could|should) (?:be|have been) (?:a (?:bit|little) )?(?:better|more|clearer|faster|longer|brighter|louder|stronger|quieter|lighter|cheaper|larger|bigger|smaller|sharper|warmer|softer|simpler|easier|improved)\b/gu,
    },
    {
      value: -1,
      pattern:
        /\b(?:returned|sent|sending|gave|took) (?:it |mine |ours |my |the |our |them )?(?:\p{L}+ )?back\b|\breturned (?:it|mine|ours|my|both)\b/gu,
    },
    {
      value: 1,
      pattern:
        /\b(?:little|nothing|not much|hard|difficult) to (?:dislike|fault|criticise|criticize|complain about|improve|hate|object to|beat|top)\b/gu,
    },
    {
      value: -1,
      pattern:
        /\b(?:barely|hardly|scarcely|not even) (?:lasts?|makes?|holds?|gets?|covers?|reaches|survives|works?|enough|a (?:day|week|year|month))\b/gu,
    },
  ],
  de: [
    apart(-1, 'lässt|ließ|lassen|ließen', 'im stich|hängen|im regen stehen|kalt|im unklaren'),
    apart(-1, 'tut sich|tun sich|tat sich', 'schwer'),
    apart(
      -1,
      'verdoppelte|verdoppelt|verdreifachte|verdreifacht',
      '(?:gebühren|preise|kosten|beiträge|den preis|die gebühr)',
    ),
    apart(1, 'nimmt|nahm|verliert|verlor', '(?:schrecken|arbeit ab|sorgen ab)'),
    apart(1, 'ist|war|bleibt', '(?:der|die|das) einzige\\p{L}* \\p{L}+, (?:der|die|das)'),
    apart(1, 'gibt|gab', 'den ton an|den takt vor'),
    apart(-1, 'legt|legte|wirft|warf', 'steine in den weg|knüppel zwischen die beine'),
    apart(-1, 'verlangt|fordert', 'viel ab|einiges ab'),
    apart(-1, 'wird|werden', 'nicht los'),
    apart(1, 'lässt|ließ|lassen|ließen', 'hinter sich|keine (?:wünsche|fragen) offen|sich sehen'),
    apart(1, 'kann|macht|erledigt', 'alles,? was'),
    apart(-1, 'verbraucht|braucht|kostet|wiegt', 'mehr als (?:es|er|sie) (?:sollte|müsste|dürfte)'),
    {
      value: 1,
      pattern:
        /(?<!\p{L})alles andere als (?:\p{L}+ )?(?:schlecht|langsam|laut|teuer|schwach|kompliziert|langweilig|übel|billig)\p{L}*/gu,
    },
    {
      value: -1,
      pattern:
        /(?<!\p{L})alles andere als (?!(?:\p{L}+ )?(?:schlecht|langsam|laut|teuer|schwach|kompliziert|langweilig|übel|billig))\p{L}+(?: \p{L}+)?/gu,
    },
    {
      value: 1,
      pattern:
        /(?<!\p{L})(?:4(?:,\d)?|4,[5-9]|5(?:,0)?|vier|fünf) von (?:5|fünf) (?:sternen|punkten|möglichen)|(?<!\d[,.]?)4,[3-9] sterne/gu,
    },
    {
      value: -1,
      pattern:
        /(?<!\p{L})(?:[12](?:,\d)?|ein|einen|zwei) (?:von (?:5|fünf) )?sternen?(?!\p{L})|note (?:[45],\d|mangelhaft|ungenügend)/gu,
    },
    apart(-1, 'rät|raten|riet', 'ab'),
    apart(-1, 'gibt|gab', 'den geist auf|klein bei|anlass zur (?:klage|kritik|sorge)'),
    apart(-1, 'geht|ging', 'auf die nerven|in die knie|nach hinten los|schief|daneben|kaputt|verloren'),
    apart(-1, 'sieht|sah', 'alt aus'),
    apart(-1, 'kommt|kam', 'schlecht an|nicht (?:gut )?an|nicht (?:in|in die) frage|schlecht weg|ins stocken'),
    apart(
      -1,
      'steht|stand|gerät|geriet',
      'in der kritik|am pranger|vor dem aus|unter druck|unter verdacht|in verruf|ins stocken',
    ),
    apart(1, 'nimmt|nahm', 'arbeit ab|mühe ab'),
    apart(1, 'kommt|kommen|kam|kamen', 'gut an|gut weg|bestens an|blendend an'),
    apart(1, 'hält|halten|hielt', 'stand|durch|dicht'),
    apart(1, 'lohnt|lohnen|lohnte', 'sich'),
    apart(1, 'macht|machen|machte', 'spaß|freude|kurzen prozess|das rennen|sich (?:gut|bezahlt)|eine gute figur|laune'),
    apart(1, 'setzt sich|setzte sich', 'durch|ab|an die spitze'),
    apart(1, 'weiß', 'zu (?:überzeugen|gefallen|begeistern)'),
    apart(1, 'zahlt sich|zahlte sich', 'aus'),
    apart(1, 'hat sich|haben sich', 'bewährt|ausgezahlt|gelohnt|bezahlt gemacht'),
    apart(1, 'würde|würden', 'auf \uE000 setzen|wieder (?:kaufen|wählen|nehmen)'),
    {
      value: -1,
      pattern: new RegExp(
        String.raw`(?<!\p{L})(?:brauchte|braucht|dauerte|dauert|wartete|warteten|wartet|gewartet|kostete|gekostet)[^.;,]{0,24}\s(?:${DE_TIME} (?:tage|tagen|wochen|monate|monaten)|(?:ein|eine|einen|das|den|die) ganze[ns]? \p{L}+)`,
        'gu',
      ),
    },
    {
      value: -1,
      pattern:
        /(?<!\p{L})(?:ein|eine|einen|das|den|die) (?:ganze[ns]?|halbe[ns]?|komplette[ns]?) (?:wochenende|tag|nachmittag|abend|woche|nacht|stunde|vormittag)\b/gu,
    },
    {
      value: 1,
      pattern: new RegExp(
        String.raw`(?<!\p{L})(?:in|innerhalb|binnen|nach|unter)(?: nur| knapp| weniger als| von)* ${DE_TIME} (?:sekunden?|minuten?|stunden?) (?:erledigt|eingerichtet|startklar|fertig|einsatzbereit|installiert|beantwortet|gelöst|aufgebaut|abgeschlossen|behoben)`,
        'gu',
      ),
    },
    {
      value: 1,
      pattern: new RegExp(
        String.raw`(?<!\p{L})(?:antwort|beantwort|reagier|meldet|gelöst|hilft|löst)\p{L}*[^.;]{0,32}(?:innerhalb|binnen|in) (?:von )?${DE_TIME} (?:sekunden?|minuten?|stunden?)`,
        'gu',
      ),
    },
    { value: 1, pattern: /(?<!\p{L})(?:hebt|hob) sich\b[^.,;]{0,40}\bab\b/gu },
    { value: 1, pattern: /(?<!\p{L})(?:sticht|stach)\b[^.,;]{0,40}\b(?:heraus|hervor)(?!\p{L})/gu },
    { value: 1, pattern: /(?<!\p{L})setzt\b[^.,;]{0,40}\bmaßstäbe(?!\p{L})/gu },
    { value: -1, pattern: /(?<!\p{L})(?:fällt|fiel)\b[^.,;]{0,40}\s(?:zurück|durch|ab)(?!\p{L})/gu },
    {
      value: -1,
      pattern: /(?<!\p{L})(?:stürzt|stürzte|bricht|brach)\b[^.,;]{0,40}\s(?:ab|zusammen|ein|weg)(?!\p{L})/gu,
    },
    { value: -1, pattern: /(?<!\p{L})lässt\b[^.,;]{0,40}\s(?:nach|vermissen|zu wünschen)(?!\p{L})/gu },
    {
      value: -1,
      pattern: /(?<!\p{L})(?:(?:noch|weiterhin|bis heute|bislang|nach wie vor)(?: immer)?|immer noch) kein\p{L}*/gu,
    },
    {
      value: -1,
      pattern:
        /(?<!\p{L})(?:könnte|dürfte|sollte|könnten|dürften)n? (?:etwas |ruhig |durchaus |noch )?(?:besser|schneller|leiser|länger|größer|stabiler|heller|klarer|genauer|günstiger|kräftiger|schärfer|übersichtlicher|einfacher|robuster|mehr)(?!\p{L})/gu,
    },
    {
      value: -1,
      pattern:
        /(?<!\p{L})(?:zurückgeschickt|zurückgegeben|zurückgesandt|zurückgebracht|umgetauscht|reklamiert|weggeworfen|entsorgt)(?!\p{L})/gu,
    },
    {
      value: 1,
      pattern:
        /(?<!\p{L})(?:wenig|nichts|kaum etwas|nicht viel) (?:daran |davon )?(?:auszusetzen|zu beanstanden|zu bemängeln|zu kritisieren|zu meckern)/gu,
    },
    { value: 1, pattern: /(?<!\p{L})kaum (?:zu (?:schlagen|übertreffen|überbieten|toppen|hören)|hörbar)/gu },
    {
      value: -1,
      pattern:
        /(?<!\p{L})(?:hält|reicht|schafft|übersteht)[^.,;]{0,24}\s(?:kaum|nicht einmal|gerade (?:ein|so)mal|gerade so|nur knapp|keine)\s/gu,
    },
    {
      value: 1,
      pattern: /(?<!\p{L})(?:tut|macht|hält)(?:,)? was (?:er|sie|es|man)[^.,;]{0,24}\s(?:soll|verspricht|erwartet)/gu,
    },
  ],
  ja: [
    { value: 1, pattern: /5点(?:満点)?中(?:4|5)(?:\.\d)?点?|星(?:4(?:\.\d)?|5)(?![\d点])|★[45](?:\.\d)?/gu },
    { value: -1, pattern: /5点(?:満点)?中[12](?:\.\d)?点?|星[12](?:\.\d)?(?!\d)|★[12](?:\.\d)?/gu },
    { value: -1, pattern: /(?:手数料|料金|価格|値段)を[^。、]{0,6}(?:倍|大幅に(?:引き上げ|値上げ|上げ))/gu },
    {
      value: 1,
      pattern:
        /(?:手間|悩み|不安|面倒|負担|ストレス|苦労)(?:が|も)[^。、]{0,4}(?:消え|なくな|減|軽)|(?:手間|悩み|不安|面倒|負担|ストレス|苦労)から解放/gu,
    },
    { value: 1, pattern: /ほど[^。、]{1,16}(?:は|も)(?:ありませ|な[いく]|いませ|見つか|見当た)/gu },
    { value: -1, pattern: /(?:とは|だとは|とても[^。、]{1,8}とは)(?:言|い)え(?:な|ませ)/gu },
    { value: 1, pattern: /(?:まで|さえ|すら|も)(?:納得|感心|満足|うなら|唸ら)さ?せ/gu },
    {
      value: -1,
      pattern:
        /(?:返事|返信|回答|到着|発送|設定|修理|返金|対応|納品|手続き|組み立て)[^。、]{0,10}(?:\d+|数|何|半|丸?一|丸)(?:日|週間|か月|カ月|ヶ月|ヵ月|時間|日間)[^。、]{0,6}(?:かか|待|要し)/gu,
    },
    { value: -1, pattern: /(?:丸[一1]?日|一日がかり|半日|何日|何時間|数日|数週間)[^。、]{0,6}(?:かか|待|つぶ|潰)/gu },
    {
      value: 1,
      pattern:
        /(?:設定|返信|返事|導入|組み立て|登録|準備|取り付け|開通|初期設定|手続き)[^。、]{0,8}(?:\d+|数)(?:秒|分)[^。、]{0,6}(?:で(?:終|完|済|でき)|以内|足らず)/gu,
    },
    { value: 1, pattern: /(?:\d+|数|一)(?:秒|分|時間)以内に[^。、]{0,8}(?:返信|回答|返事|対応|解決|届)/gu },
    {
      value: 1,
      pattern:
        /一度も[^。、]{0,4}(?:止ま|壊れ|故障|落ち|トラブル|困|不具合|切れ|詰ま|失敗|がっかり|不満)[^。、]{0,12}(?:ありませ|ない|ません|なく)/gu,
    },
    {
      value: -1,
      pattern: /(?:いまだに|未だに|今も|現在も|いまも)[^。、]{0,16}(?:ありませ|ない|できませ|いませ|なく)/gu,
    },
    { value: -1, pattern: /(?:\d+|一|半)(?:日|時間|年|回)も?(?:もた|もちませ|もませ|持た|持ちませ|使えな|使えませ)/gu },
    { value: -1, pattern: /(?:わずか|たった)[^。、]{0,8}(?:で(?:壊|切|止|故障|折|破|割|消)|しか)/gu },
    {
      value: -1,
      pattern:
        /(?:\d[\d,.]*|数|半|一)(?:日|週間|か月|カ月|ヶ月|年|回)(?:ほど|も経たず|もたたず|足らず|使っただけ)?で[^。、]{0,8}(?:折れ|壊れ|破れ|割れ|切れ|動かな|故障|剥が|外れ|返品)/gu,
    },
    { value: -1, pattern: /(?:で|に)とどま(?:り|っ|る)/gu },
    {
      value: -1,
      pattern:
        /[てで](?:ほしい|欲しい|ほしかった|欲しかった)|が(?:ほしい|欲しい)(?:ところ|場面)|があれば(?:なお|もっと|完璧)/gu,
    },
    {
      value: 1,
      pattern: /[^、。]{1,8}以上の[^、。]{1,16}(?:見つから|見当たら|ありませ|思いつか|考えられませ|知りませ)/gu,
    },
  ],
};
