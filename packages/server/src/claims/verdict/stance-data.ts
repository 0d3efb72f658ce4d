// How an answer distances itself from a claim: words that deny it, that report it as a belief, that suppose or wish it.
// Data by language, one line each. Every pattern sees only a stretch of fixed length next to the value.
import type { Language } from '../../brands/index.ts';

export interface StanceWords {
  /** Before the value: "it is a myth that". */
  deniedBefore: RegExp;
  /** A denial of the denial: "it is not a myth that". */
  negatesDenial: RegExp;
  /** After the value: ", which is wrong". */
  deniedAfter: RegExp;
  /** "Reports that X costs $79 are wrong": what opens the sentence, and what follows the value. */
  report: RegExp;
  isWrong: RegExp;
  /** A negation of the value's own clause, before it or after it. */
  notBefore: RegExp;
  notAfter: RegExp;
  /** Before the value: "many people think that". */
  doubtedBefore: RegExp;
  doubtedAfter: RegExp;
  /** The whole sentence: "Hätte X seinen Sitz in Berlin, wäre". */
  supposed: RegExp;
  /** Ends what the words before it apply to: "It is a myth that X works with Y, but it works with". */
  turn: RegExp;
  /** "not only", "nicht nur" */
  merely: RegExp;
}

const FALSE_EN =
  "(?:(?:not|n['’]t|never) (?:\\w+ly )?(?:true|correct|accurate|right|the case)|untrue|false|wrong|incorrect|inaccurate|mistaken|misleading|outdated|\\b(?:an? |the )?(?:(?!(?:not|no|never|hardly)\\b)\\w+ ){0,2}(?:myth|misconception|misunderstanding|falsehood|fallacy|lie|hoax|mistake|error|rumou?r)|no (?:truth|evidence)|nonsense|made up|unfounded|baseless)";
const BE_EN = "(?:is|are|was|were|['’]s|remains?|turned out to be|proved to be)";
const REPORT_EN =
  '(?:reports?|claims?|rumou?rs?|statements?|assertions?|suggestions?|ideas?|notions?|beliefs?|assumptions?|allegations?|stor(?:y|ies)|information|impression)';
const SAY_EN =
  '(?:think|thinks|thought|believe[sd]?|assume[sd]?|claim(?:s|ed)?|say|says|said|report(?:s|ed)?|state[sd]?|rumou?red|allege[sd]?|suggest(?:s|ed)?|insist(?:s|ed)?|list(?:ed)?)';

const FALSE_DE =
  '(?:falsch|unwahr|unrichtig|unzutreffend|inkorrekt|irrig|veraltet|überholt|erfunden|nicht (?:wahr|richtig|korrekt|zutreffend)|(?:Mythos|Märchen|Irrtum|Irrglaube|Gerücht|Fehlinformation|Falschmeldung|Falschinformation|Missverständnis|Fehler|Legende|Lüge|Unsinn|Unfug|Trugschluss|Fehlannahme)(?!\\p{L}))';
const NOT_SO_DE =
  '(?:(?:stimmt|stimmen) (?:\\p{Ll}+ )?nicht|(?:trifft|treffen) (?:\\p{Ll}+ )?nicht zu|entspr(?:icht|echen) nicht)';
const SAY_DE =
  '(?:glaub|denk|mein(?:en|t)|behaupte|sag(?:en|t)|nehmen an|nimmt an|angenommen|geh(?:en|t) davon aus|vermute|berichte[nt]|besag|heißt es|halten)';

const FALSE_JA =
  '(?:誤り|誤解|間違い|まちがい|誤情報|誤報|デマ|嘘|うそ|ウソ|俗説|迷信|勘違い|間違って(?!い(?:な|ませ))|正しくあり|正しくな|事実ではあり|事実ではな|事実に反|事実無根|真実ではあり|真実ではな|根拠のない|根拠はあり)(?!(?:は|では|が)?(?:あり|な))';

export const STANCE_WORDS: Readonly<Record<Language, StanceWords>> = {
  en: {
    deniedBefore: new RegExp(
      `${FALSE_EN}(?: (?!that\\b)[\\w'’-]+){0,6}? (?:that|to (?:say|claim|think|believe|assume|state|suggest|call|describe|list))\\b`,
      'giu',
    ),
    negatesDenial: /(?:\b(?:not|no|never|hardly)|n['’]t)(?: (?:a|an|the|at all|entirely))? ?$/iu,
    deniedAfter: new RegExp(
      `^[^.;]{0,80}?(?:[,;—–] ?| but |\\()(?:which|that|this|it|but (?:that|this|it)|and (?:that|this)|a claim that|though (?:that|this)) ?${BE_EN} (?:\\w+ly |simply |just |also |now |no longer )?${FALSE_EN}`,
      'iu',
    ),
    report: new RegExp(
      `\\b${REPORT_EN}(?: of| by)?(?: [\\w'’-]+){0,3}? that\\b|^[\\s*_>-]*(?:That|Saying|Claiming)\\b`,
      'iu',
    ),
    isWrong: new RegExp(`^[^.;]{0,80}? ${BE_EN} (?:\\w+ly |simply |just |also |all )?${FALSE_EN}`, 'iu'),
    notBefore:
      /(?:\b(?:not|never|cannot|neither|nor)|n['’]t)\b(?: (?:was|is|were|has been))?(?:(?!\b(?:and|but|because|although|though|that|which|who|it|they|was|is|are|were|has|have|had|until|before|after|earlier|later|than|far|long)\b)[^,;:.—–(]){0,60}$/iu,
    notAfter: /(?!)/u,
    doubtedBefore: new RegExp(
      [
        `\\b(?:some|many|most|several|certain|various|a few|others?|people|users|sites|sources|blogs?|forums?|critics|they|everyone|nobody|no one)\\b(?: [\\w'’-]+){0,4}? ${SAY_EN}\\b`,
        `\\b(?:is|are|was|were|been) (?:(?:often|sometimes|commonly|widely|frequently|usually|occasionally|generally|still) )?(?:said|thought|believed|assumed|reported|claimed|rumou?red|alleged|mistaken)\\b`,
        "\\bdoubt\\w*\\b|(?:\\bnot|\\bnever|n['’]t) (?:think|believe|say|sure|know|clear|claim|confirmed)\\b|\\b(?:may|might|could) (?:well )?have\\b",
        '\\b(?:incorrectly|wrongly|mistakenly|falsely|erroneously|allegedly|reportedly|supposedly|purportedly)\\b',
        '\\b(?:rumou?rs?|legend) (?:has it|says?|ha(?:s|ve) it|claims?)\\b',
        `\\b(?:contrary to|despite|against)(?: [\\w'’-]+){0,4} that\\b(?=[^,]*$)`,
        '\\b(?:wish(?:es|ed)?|if only|imagine|suppose|supposing|would (?:be (?:nice|great|cool|better|helpful|good|ideal)|love)|hop(?:e|es|ed|ing)|as if|as though)\\b(?=[^,;:]*$)',
        '\\b(?:if|unless|whether)\\b(?=[^,;:]*$)',
        '^[\\s*_>-]*(?:Had|Were|Should) (?=[^,;:]*$)',
      ].join('|'),
      'giu',
    ),
    doubtedAfter:
      /^[^.;]{0,80}?(?:, (?:many|some|people|most|several) (?:\w+ ){0,2}?(?:think|believe|say|claim|assume)|, (?:it is|it's) (?:often |sometimes )?(?:said|claimed|rumou?red))/iu,
    supposed:
      /(?:\b(?:if|had|were)\b[^.;]*\b(?:would|could|might)(?:n['’]t)? (?:\w+ )?(?:have|be|cost|weigh|work|support)\b)/iu,
    turn: /;|\.\s|(?:, |\b)(?:but|however|in fact|in reality|actually|whereas|instead)\b|, (?:and )?(?:it|they|in truth)\b/iu,
    merely: /\b(?:only|just|merely|simply|solely|alone)\b/iu,
  },
  de: {
    deniedBefore: new RegExp(
      `(?:${FALSE_DE}|${NOT_SO_DE})[^.;,]{0,40}?,? (?:dass|zu (?:sagen|behaupten|glauben|denken|meinen)\\b)`,
      'giu',
    ),
    negatesDenial: /(?<!\p{L})(?:kein|nicht|nie)(?: \p{Ll}+)? ?$/iu,
    deniedAfter: new RegExp(
      `^[^.;]{0,90}?(?<!\\p{L})(?:(?:ist|sind|war|waren|wäre)(?: (?!kein|nicht)\\p{L}+){0,4}? ${FALSE_DE}|${NOT_SO_DE}|, was (?:\\p{Ll}+ )?(?:${FALSE_DE}|nicht stimmt|nicht zutrifft))`,
      'iu',
    ),
    report: /(?!)/u,
    isWrong: /(?!)/u,
    notBefore:
      /(?<!\p{L})(?:nicht|nie|niemals|keineswegs|mitnichten|kein(?:e|en|em|er|es)?|weder)(?!\p{L})(?:(?!(?<!\p{L})(?:und|aber|sondern|vor|nach|erst|später|früher|mehr|weniger|weit|als|zuletzt)(?!\p{L}))[^,;:.—–(]){0,60}$/iu,
    notAfter:
      /^[^,;.—–(]{0,50}? nicht(?=[,.]|$| (?:gegründet|gegr|entstanden|ansässig|beheimatet|zu Hause|eröffnet|gestartet|beschäftigt))/iu,
    doubtedBefore: new RegExp(
      [
        `(?<!\\p{L})(?:viele|manche|einige|mehrere|oft|häufig|gelegentlich|mitunter|man|nutzer|leute|kunden|foren|blogs|gerüchte?|manchen?|gern)(?!\\p{L})[^.;]{0,40}?(?<!\\p{L})${SAY_DE}\\p{Ll}*`,
        '(?<!\\p{L})(?:fälschlich|irrtümlich|vermeintlich|angeblich|mutmaßlich)\\p{Ll}*',
        'zu Unrecht|Gerüchten zufolge',
        '(?<!\\p{L})(?:glaube|denke|bezweif\\p{Ll}+|zweifelhaft|unklar|unsicher|fraglich)(?!\\p{L})',
        '(?<!\\p{L})entgegen [^,;.]{0,40}, (?:dass )?(?=[^,;]*$)',
        '(?<!\\p{L})(?:wünsch|hoffe|hoffentlich|stell(?:en)? (?:dir|euch|sie sich) vor)\\p{Ll}*',
        '(?<!\\p{L})(?:falls|wenn|ob|sofern)(?!\\p{L})(?=[^,;:]*$)',
        '(?<!\\p{L})(?<!ich )(?:sei|seien|habe|koste|wiege|befinde|liege|unterstütze|arbeite|verfüge|stamme|sitze|beschäftige|betreibe|soll|sollen)(?!\\p{L})(?=[^,;:]*$)',
      ].join('|'),
      'giu',
    ),
    doubtedAfter:
      /^[^.;]{0,60}?(?:(?<!\p{L})(?:sei|seien|koste|wiege|befinde|liege|unterstütze)(?!\p{L})(?=[^.;]{0,60}$|[,.])|, (?:wird|heißt|glauben|denken|meinen|behaupten|sagen|so)(?: \p{Ll}+)? ?(?:oft |häufig )?(?:behauptet|es|viele|manche|einige|das Gerücht))/iu,
    supposed:
      /^[\s*_>-]*(?:hätten?|wären?|würden?|gäbe|könnten?)(?!\p{L})|(?<!\p{L})(?:wenn|falls)(?!\p{L})[^.;]*(?<!\p{L})(?:hätten?|wären?|würden?|gäbe|könnten?)(?!\p{L})|(?<!\p{L})(?:hätten?|wären?|würden?|gäbe)(?!\p{L})[^.;]*(?<!\p{L})(?:wenn|falls)(?!\p{L})/iu,
    turn: /;|\.\s|(?:, |(?<!\p{L}))(?:aber|sondern|jedoch|tatsächlich|in wahrheit|in wirklichkeit|vielmehr|stattdessen|doch)(?!\p{L})/iu,
    merely: /(?<!\p{L})(?:nur|bloß|allein|lediglich|ausschließlich|einfach)(?!\p{L})/iu,
  },
  ja: {
    deniedBefore: /(?:誤った|間違った|誤解として)[^。、]{0,20}(?:、|は|が)/gu,
    negatesDenial: /(?!)/u,
    deniedAfter: new RegExp(
      `^[^。]{0,60}?(?:と(?:いう|の|する|いった)|のは|ことは)[^。]{0,30}?${FALSE_JA}|^[^。]{0,40}?わけでは(?:あり|な)`,
      'u',
    ),
    report: /(?!)/u,
    isWrong: /(?!)/u,
    notBefore: /(?!)/u,
    notAfter:
      /^[^、。]{0,24}?(?<!だけ|のみ|ばかり|間違い|違い|誤り)(?:(?:では|でも|じゃ|で)(?:ありません|ない(?!か)|なく|なかった)|には?(?:ありません|ない|なく)|(?:して|されて)は?い(?:ません|ない|なかった)|しませんでした)/u,
    doubtedBefore: /(?:もし(?:も)?|仮に|万が一|たとえ|噂では|一説には|誤って)(?=[^。]*$)/gu,
    doubtedAfter:
      /^[^。、]{0,40}?(?:と(?:も)?(?:誤解|思われ|思って|思う人|考えられ|考えて|信じ|言われ|いわれ|噂|うわさ|勘違い|主張|報じ|書かれ|されることも|されがち)|とは(?:限|思え|思い|言え|いえ)|かどうか|という(?:噂|うわさ|説|話|誤解)|らしい|だそう|かもしれ|とのこと|(?:たら|れば|ば|なら|と)(?:、|もっと|さらに|とても)*(?:いい|良い|よい|よかった|便利|嬉し|うれし|助か|最高|理想|完璧)|て(?:ほしい|欲しい)|ことを(?:願|期待|望))/u,
    supposed: /(?!)/u,
    turn: /。|(?:しかし|実際は|実際には|正しくは|ですが|だが)/u,
    merely: /だけ|のみ|ばかり/u,
  },
};
