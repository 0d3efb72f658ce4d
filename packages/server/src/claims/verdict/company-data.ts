// Patterns for statements about a company as a whole: headquarters, founding year, employees. Data.
import type { Language } from '../../brands/index.ts';

export interface Frame {
  attribute: 'headquarters' | 'founding year' | 'employees';
  /** Its group `value` is the claimed value. */
  pattern: RegExp;
}

const PLACE = '(?<value>(?:St\\. )?\\p{Lu}\\p{L}{1,30}(?:[ -](?:am |an der |im |of )?\\p{Lu}\\p{L}{1,30}){0,2})';
const KANJI_PLACE =
  '(?<value>(?:[\\p{Script=Han}]{2,3}[都道府県]の?)?[\\p{Script=Han}\\p{Script=Katakana}ー]{1,8}[市区町村])';

/** A city abroad, or one of the large ones without its suffix. */
const CITY = '[\\p{Script=Katakana}ー]{2,12}|東京|大阪|京都|名古屋|横浜|神戸|福岡|札幌|仙台|広島|金沢|上海';

/**
 * Patterns by language for where a company is based, when it was founded and how many people it employs. One line each.
 */
const COUNT = '(?<value>\\d{1,3}(?:[.,]\\d{3})*|\\d{1,6})(?![\\d.,]*\\d|\\s?%)';
const BEFORE_COUNT = '(?:(?:about|around|roughly|approximately|some|nearly|almost|just|currently|now|only) ){0,2}';
const BEFORE_GERMAN_COUNT =
  '(?:(?:rund|etwa|circa|ca\\.|ungefähr|knapp|gut|insgesamt|derzeit|aktuell|nur|heute|inzwischen) ){0,2}';
const STAFF_DE = '(?:Menschen|Leute|Personen|Köpfe|(?:Mitarbeit|Beschäftigt|Angestellt|Mitarbeiter)\\p{Ll}*)';

export const FRAMES: Readonly<Record<Language, readonly Frame[]>> = {
  en: [
    {
      attribute: 'founding year',
      pattern:
        /\b(?:been excerpt|in business|operating|trading|going strong|been at it|existed|independent) since (?<value>(?:19|20)\d\d)\b/gu,
    },
    {
      attribute: 'founding year',
      pattern:
        /\b(?:[Ff]ounded|[Ee]stablished|[Ee]st\.|opened (?:its doors|for business|up shop|shop)|set up shop|saw the light of day|goes back to|traces (?:its|their) (?:roots|origins|beginnings) (?:back )?to)(?: back)?(?: in)? (?<value>(?:19|20)\d\d)\b/gu,
    },
    {
      attribute: 'headquarters',
      pattern: new RegExp(
        `\\b(?:(?:operates|works|runs) out of|hails from) ${PLACE}|\\bcalls (?<value>\\p{Lu}\\p{L}{1,30}) home\\b`,
        'gu',
      ),
    },
    {
      attribute: 'employees',
      pattern: new RegExp(
        `(?:\\bteam of ${BEFORE_COUNT}${COUNT}(?= (?:serves?|builds?|makes?|develops?|designs?|runs the|works? (?:in|from|on)))|(?<!\\b(?:for|with|your|any|if) (?:a |an )?)\\b(?:staff|workforce|headcount) of ${BEFORE_COUNT}(?<value>\\d{1,3}(?:,\\d{3})*|\\d{1,6}))`,
        'gu',
      ),
    },
    {
      attribute: 'employees',
      pattern: new RegExp(
        `\\b(?:employs?|employing|(?:staff|headcount|workforce) (?:is|stands at|numbers|counts)) ${BEFORE_COUNT}${COUNT}`,
        'gu',
      ),
    },
    {
      attribute: 'employees',
      pattern: new RegExp(
        `(?<![\\p{L}\\d.,-])${COUNT} (?:\\p{Ll}+ )?(?:people|employees|staff|workers) (?:now |currently |already |today )?(?:work|are employed)\\b`,
        'gu',
      ),
    },
    {
      attribute: 'employees',
      pattern: new RegExp(`\\b[Oo]f (?:its |the |their )?${BEFORE_COUNT}${COUNT} (?:employees|staff|workers)\\b`, 'gu'),
    },
    {
      attribute: 'founding year',
      pattern:
        /\b[Ss]ince (?<value>(?:19|20)\d\d),? (?=[^.;]{0,40}\b(?:been (?:run|led|owned|headed) by (?:its|the|both)(?: \p{Ll}+){0,2} founders|been in business|existed|been making|been building))/gu,
    },
    {
      attribute: 'founding year',
      pattern:
        /\b(?:(?:story|history|company|business|firm|brand) (?:goes back|began|begins|starts|started|was born)(?: [^\s.;,]{1,20}){0,3}? (?:to|in)|[Ii]ts (?:story|history) (?:begins|began|starts) in|came into being in|got going in|opened for business in|first opened (?:its doors )?in) (?<value>(?:19|20)\d\d)\b/gu,
    },
    {
      attribute: 'founding year',
      pattern:
        /\b(?:founded|started|established|set up|launched|created) (?:it |the (?:company|business|firm|brand) )?(?:together |jointly )?in (?<value>(?:19|20)\d\d)\b/gu,
    },
    {
      attribute: 'founding year',
      pattern:
        /\b(?:set|founded|started|established|formed|launched|created)(?: [^\s.;,]{1,20}){0,4} in (?<value>(?:19|20)\d\d)\b/gu,
    },
    {
      attribute: 'founding year',
      pattern: /\b(?:dates? (?:back to|from)|since its founding in) (?<value>(?:19|20)\d\d)\b/gu,
    },
    {
      attribute: 'headquarters',
      pattern: new RegExp(
        `\\b(?:[Hh]eadquarters|head office|home base) (?:have always been|has always been|remains?|lies?|sits?|is|are) in ${PLACE}`,
        'gu',
      ),
    },
    {
      attribute: 'headquarters',
      pattern: new RegExp(
        `\\b(?:headquartered|based|head office|head offices|headquarters(?: is| are)?(?: located)?|HQ is) (?:in|at) (?:downtown )?${PLACE}`,
        'gu',
      ),
    },
    {
      attribute: 'headquarters',
      pattern: new RegExp(`\\b(?:Headquarters|HQ|Head office|Based in)[*_]{0,2}:[*_]{0,2} ?${PLACE}`, 'gu'),
    },
    { attribute: 'headquarters', pattern: new RegExp(`${PLACE}[- ](?:based|headquartered)\\b`, 'gu') },
    {
      attribute: 'headquarters',
      pattern: new RegExp(
        `\\b(?:(?:its|their|the company's) (?:base|home|seat) (?:in|is|is in)|(?:has|have|had|keeps?) (?:its|their) (?:headquarters|head office|HQ|seat|home base) in|at headquarters in|(?:is|are|sits) at home in) ${PLACE}`,
        'gu',
      ),
    },
    {
      attribute: 'founding year',
      pattern:
        /\b(?:[Ff]ounded|[Ee]stablished|[Ss]tarted|[Ii]ncorporated)(?: back)?(?: in [A-Z]\p{L}+)? in (?<value>(?:19|20)\d\d)\b/gu,
    },
    {
      attribute: 'founding year',
      pattern: /\b(?:[Ff]ounded|[Ee]stablished|[Ff]ounding year)[*_]{0,2}:[*_]{0,2} ?(?<value>(?:19|20)\d\d)\b/gu,
    },
  ],
  de: [
    {
      attribute: 'founding year',
      pattern:
        /(?:besteht|existiert|gibt es|im Geschäft|am Markt|auf dem Markt|aktiv)(?: [^\s.;,\d]{1,20}){0,3}? (?:schon |bereits )?seit (?<value>(?:19|20)\d\d)(?!\d)/gu,
    },
    {
      attribute: 'founding year',
      pattern:
        /(?:[Gg]egr\.|Firmengründung|Unternehmensgründung|entstand|an den Start ging)(?: [^\s.;,\d]{1,20}){0,3}? (?<value>(?:19|20)\d\d)(?!\d)/gu,
    },
    {
      attribute: 'founding year',
      pattern: /[Ss]eit (?<value>(?:19|20)\d\d) (?:im Geschäft|am Markt|auf dem Markt|besteht|existiert)/gu,
    },
    {
      attribute: 'headquarters',
      pattern: new RegExp(
        `(?:in ${PLACE} (?:ansässig|beheimatet|zu Hause)|residiert in (?<value>\\p{Lu}\\p{L}{1,30}))`,
        'gu',
      ),
    },
    {
      attribute: 'employees',
      pattern: new RegExp(
        `(?:arbeite[nt]?|beschäftigte?n?|tätig sind|angestellt sind)(?: (?!bis|über|mehr|mindestens|weniger)[^\\s\\d.,;]{1,24}){0,4} ${COUNT} (?:\\p{Ll}+ ){0,2}${STAFF_DE}`,
        'gu',
      ),
    },
    {
      attribute: 'employees',
      pattern: new RegExp(
        `(?<![\\p{L}\\d.,-])(?<!\\b(?:mit|zu|ab|über|für|von|unter|aus) (?:\\p{Ll}+ )?)${COUNT} (?:\\p{Ll}+ ){0,2}${STAFF_DE}(?: [^\\s.,;]{1,24}){0,3}? (?:arbeiten|beschäftigt|tätig|angestellt|entwickeln|produzieren|fertigen)`,
        'gu',
      ),
    },
    {
      attribute: 'employees',
      pattern: new RegExp(
        `(?:Team (?:von|aus|mit)|Belegschaft (?:von|umfasst|zählt|liegt bei|beträgt)|Mitarbeiterzahl (?:von|liegt bei|beträgt)) ${BEFORE_GERMAN_COUNT}${COUNT}`,
        'gu',
      ),
    },
    {
      attribute: 'founding year',
      pattern:
        /(?:Geschichte|Anfänge|Ursprung|Wurzeln)(?: [^\s.;,]{1,24}){0,4}? (?:beginnt|begann|beginnen|begannen|startet|reicht|reichen|liegen|liegt)(?: [^\s.;,\d]{1,20}){0,3}? (?<value>(?:19|20)\d\d)(?!\d)/gu,
    },
    {
      attribute: 'founding year',
      pattern:
        /(?:aufgebaut|gegründet|ins Leben gerufen|eröffnet|gestartet),? (?:und zwar|nämlich)(?: im Jahr(?:e)?)? (?<value>(?:19|20)\d\d)(?!\d)/gu,
    },
    {
      attribute: 'founding year',
      pattern:
        /(?:hoben|hob|riefen|rief)(?: [^\s.;]{1,24}){0,5} (?<value>(?:19|20)\d\d)(?: [^\s.;]{1,24}){0,5} (?:aus der Taufe|ins Leben)/gu,
    },
    {
      attribute: 'headquarters',
      pattern: new RegExp(
        `in ${PLACE}, wo (?:die|das|der|sie|es) [^,.;]{0,60}(?:[Ss]itz|Zentrale|Hauptquartier)`,
        'gu',
      ),
    },
    {
      attribute: 'headquarters',
      pattern: new RegExp(`[Ss]itz(?: (?:der|des|von) [^,.;]{1,40}?)?:? (?:ist|war schon immer) ${PLACE}`, 'gu'),
    },
    { attribute: 'founding year', pattern: /(?<value>(?:19|20)\d\d) gründete[n]?(?!\p{L})/gu },
    {
      attribute: 'founding year',
      pattern: /(?<!\p{L})gründeten?(?: [^\s.;]{1,30}){0,8} (?<value>(?:19|20)\d\d)(?!\d)/gu,
    },
    {
      attribute: 'headquarters',
      pattern: new RegExp(
        `[Ss]itz (?:des|der|von) [^,.;]{1,40}? (?:ist|liegt in|befindet sich(?: \\p{Ll}+){0,2} in) ${PLACE}`,
        'gu',
      ),
    },
    {
      attribute: 'headquarters',
      pattern: new RegExp(
        `(?:(?:Haupt|Firmen|Unternehmens)?[Ss]itz|Hauptquartier|Zentrale|ansässig|sitzt|beheimatet)(?: des Unternehmens| der Firma)?(?: ist| liegt| befindet sich)? in ${PLACE}`,
        'gu',
      ),
    },
    {
      attribute: 'headquarters',
      pattern: new RegExp(`(?:(?:Haupt|Firmen|Unternehmens)?[Ss]itz)[*_]{0,2}:[*_]{0,2} ?${PLACE}`, 'gu'),
    },
    { attribute: 'headquarters', pattern: new RegExp(`(?:Unternehmen|Anbieter|Hersteller|Marke) aus ${PLACE}`, 'gu') },
    {
      attribute: 'founding year',
      pattern:
        /(?:[Gg]egründet|[Gg]ründung|gestartet)(?: wurde)?(?: das Unternehmen| die Firma| die Marke)?(?: im Jahr(?:e)?)? (?<value>(?:19|20)\d\d)(?!\d)/gu,
    },
    { attribute: 'founding year', pattern: /(?<value>(?:19|20)\d\d)(?: [^\s.;]{1,30}){0,8} gegründet/gu },
    {
      attribute: 'founding year',
      pattern: /(?:Gründungsjahr|Gegründet|Gründung)[*_]{0,2}:[*_]{0,2} ?(?<value>(?:19|20)\d\d)/gu,
    },
  ],
  ja: [
    {
      attribute: 'founding year',
      pattern: /(?:創業|設立|創立)\s?(?<value>(?:19|20)\d\d)年/gu,
    },
    {
      attribute: 'founding year',
      pattern:
        /(?<value>(?:19|20)\d\d)年(?:に誕生した(?:会社|企業|ブランド|メーカー)|創業の|設立の|の(?:創業|設立)以来)/gu,
    },
    {
      attribute: 'headquarters',
      pattern: new RegExp(`${KANJI_PLACE}を(?:本拠|本社|拠点とする(?:会社|企業|ブランド|メーカー))`, 'gu'),
    },
    {
      attribute: 'employees',
      pattern:
        /(?:社員|従業員|スタッフ)(?:数)?(?:は|が|も|:|:)?(?:現在|いま|今|約|およそ|総勢|合計|計){0,3}(?<value>\d{1,3}(?:,\d{3})*|\d{1,6})(?=(?:人|名)(?:です|で、|。|、|に達|にの|ほど|余り|を抱え|を超え|を数え|が働|となっ|\s|$))/gu,
    },
    {
      attribute: 'employees',
      pattern:
        /(?<![\d,〜~-])(?<value>\d{1,3}(?:,\d{3})*|\d{1,6})(?:人|名)(?:の社員が|の社員を抱え|の従業員が|の従業員を抱え|が働いて|が在籍|が勤務)/gu,
    },
    {
      attribute: 'headquarters',
      pattern: new RegExp(
        `(?<!日本|アジア|米国|北米|欧州|海外|[\\p{Script=Katakana}ー])(?:本社|本拠地?)(?:は|が|:)(?:[^。、]{1,8}の)?(?<value>${CITY})(?=です|に(?:あり|ある|置|所在)|で(?:す|、)|だ|。|$)`,
        'gu',
      ),
    },
    { attribute: 'headquarters', pattern: new RegExp(`(?<value>${CITY})に(?:本社|本拠)`, 'gu') },
    {
      attribute: 'headquarters',
      pattern: new RegExp(`${KANJI_PLACE}(?:で|に)(?:工房|本店|会社|本社)を(?:構え|置|設立|創業|興)`, 'gu'),
    },
    {
      attribute: 'headquarters',
      pattern: new RegExp(
        `(?<![\\p{Script=Han}])${KANJI_PLACE}(?:(?:の|発の|生まれの)(?:会社|企業|メーカー|ブランド)(?:です|で、|だ|。)|で生まれた(?:会社|企業|ブランド|メーカー|[^。、]{1,6}会社))`,
        'gu',
      ),
    },
    {
      attribute: 'headquarters',
      pattern: new RegExp(`(?:本社|本拠地?)は[^。、]{0,16}?(?:の)?${KANJI_PLACE}(?:に|です|で)`, 'gu'),
    },
    {
      attribute: 'founding year',
      pattern:
        /(?<value>(?:19|20)\d\d)年[*_\s]*[―—–:-]\s?[^。、]{0,80}?(?:会社を設立|を創業|を設立|で創業|創業$|設立$)/gu,
    },
    {
      attribute: 'founding year',
      pattern: /(?<value>(?:19|20)\d\d)年(?:\d{1,2}月)?に(?:[^。、\d]{0,12})?(?:生まれ|始ま|起こ)/gu,
    },
    {
      attribute: 'headquarters',
      pattern: new RegExp(`(?:本社|本拠地|本拠|本社所在地)(?:は|を|が|:|所在地は)[*_]{0,2} ?${KANJI_PLACE}`, 'gu'),
    },
    { attribute: 'headquarters', pattern: new RegExp(`${KANJI_PLACE}に(?:本社|本拠)`, 'gu') },
    {
      attribute: 'founding year',
      pattern: /(?<value>(?:19|20)\d\d)年(?:\d{1,2}月)?(?:に)?(?:[^。、\d]{0,16})?(?:創業|設立|創設)/gu,
    },
    {
      attribute: 'founding year',
      pattern: /(?:創業|設立|設立年|創業年)(?:は|:|年は|年:)[*_]{0,2} ?(?<value>(?:19|20)\d\d)/gu,
    },
  ],
};

/** A substring of every pattern of a language: most sentences lack all of them, and one check is cheaper than ten. */
export const FRAME_CUES: Readonly<Record<Language, RegExp>> = {
  en: /existed|operating|trading|been|business|light of day|goes back|traces|hails|out of|calls|\best\.|shop|headquarter|\bbase\b|seat|home|team|staff|work|employ|payroll|headcount|since|story|history|came into|got going|opened|based|head office|home base|HQ|ound|stablish|tarted|incorporated|set |formed|launched|created|dates? /i,
  de: /besteht|existiert|gibt es|geschäft|markt|aktiv|gegr\.|entstand|an den start|residiert|beheimatet|zu hause|arbeite|beschäftig|zählt|tätig|angestellt|team|belegschaft|geschichte|anfänge|ursprung|wurzeln|taufe|aufgebaut|stammt|kommt|sitz|quartier|zentrale|ansässig|beheimatet| aus |gründe|gestartet|gründung/i,
  ja: /創立|誕生|本拠|社員|従業員|スタッフ|人|名|会社|企業|メーカー|工房|事務所|拠点|本店|発の|本社|本拠|創業|設立|創設|生まれ|始ま|起こ/u,
};
