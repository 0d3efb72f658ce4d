// Findings recounted from single answers: each planted wrong claim with the answers that make it.
import { type BrandSheet, readPlanted, type SheetFact } from './brand-sheet.ts';
import { type Days, isIn } from './days.ts';
import { total } from './measures.ts';
import { isAt, namesOf, type OverviewQuery } from './overview.ts';
import { addresses, linksIn, type Seen } from './stored-answers.ts';

type Claim = Seen['claims'][number];

interface Shown {
  seen: Seen;
  claim: Claim;
}

/** A wrong claim with the answers that make it, oldest first. */
export interface Wrong {
  kind: string;
  subject: string;
  claimed: string;
  verified: string;
  shown: Shown[];
}

export function wrongClaims(all: readonly Seen[]): Wrong[] {
  const planted = readPlanted();
  const shown = all.flatMap((seen) => seen.claims.map((claim): Shown => ({ seen, claim })));
  const same = Map.groupBy(shown, ({ claim }) => [claim.kind, claim.claimed, claim.verified].join('|'));
  return [...same.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { kind, claimed, verified } = first.claim;
    const plant = planted.find((one) => one.kind === kind && one.claimed === claimed);
    if (!plant) throw new Error(`nobody planted ${claimed}`);
    return [{ kind, subject: plant.subject, claimed, verified, shown: group }];
  });
}

/** Open if some engine and market that showed it has no newer answer without it. */
export function stateOf({ shown }: Wrong, all: readonly Seen[]): 'open' | 'fixed' {
  const isNewest = ({ seen }: Shown): boolean =>
    !all.some((other) => placeOf(other) === placeOf(seen) && other.asked_at > seen.asked_at);
  return shown.some(isNewest) ? 'open' : 'fixed';
}

const placeOf = ({ prompt_id, engine, market }: Seen): string => [prompt_id, engine, market].join('|');

const STATES = ['open', 'fixed', 'dismissed'];
const SEVERITIES = ['critical', 'high', 'medium', 'low'];

const inPeriod = (days: Days, asked: OverviewQuery) => (seen: Seen) => isIn(days, seen.day) && isAt(asked)(seen);

/** What a page should say. */
export function rightOf(wrong: Wrong, sheet: BrandSheet): string {
  const fact = factOf(wrong, sheet);
  if (fact.kind !== 'integration') return `"${wrong.verified}", not "${wrong.claimed}"`;
  return `that ${fact.subject ?? sheet.name} ${fact.supported === false ? 'does not work' : 'works'} with ${fact.with}`;
}

/** @param dismissed claims that were dismissed */
export function findings(all: readonly Seen[], asked: OverviewQuery, sheet: BrandSheet, dismissed: readonly string[]) {
  const wanted = asked.product_line === undefined && asked.sku === undefined ? undefined : namesOf(asked, sheet);
  const told = wrongClaims(all)
    .filter(({ subject }) => wanted?.has(subject) ?? true)
    .filter(({ shown }) => shown.some(({ seen }) => inPeriod(asked.period, asked)(seen)))
    .map((wrong) => ({
      ...headOf(wrong),
      state: dismissed.includes(wrong.claimed) ? 'dismissed' : stateOf(wrong, all),
      frequency: frequencyOf(wrong, all, asked),
      sources: allSourcesOf(wrong, sheet).slice(0, 5),
      fix: `Make sure that ${factOf(wrong, sheet).source} says ${rightOf(wrong, sheet)}.`,
    }));
  return told.toSorted(
    (a, b) =>
      STATES.indexOf(a.state) - STATES.indexOf(b.state) ||
      SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) ||
      b.last_seen.localeCompare(a.last_seen),
  );
}

export function openOnes(all: ReturnType<typeof findings>) {
  const of = (severity: string) => all.filter((one) => one.state === 'open' && one.severity === severity).length;
  return { critical: of('critical'), high: of('high'), medium: of('medium'), low: of('low') };
}

function headOf({ kind, subject, claimed, verified, shown }: Wrong) {
  const times = shown.map(({ seen }) => seen.asked_at).toSorted((a, b) => a - b);
  const newest = shown.find(({ seen }) => seen.asked_at === times.at(-1));
  const worst = shown.map(({ claim }) => SEVERITIES.indexOf(claim.severity)).toSorted((a, b) => a - b);
  return {
    kind,
    subject,
    claimed,
    verified,
    severity: SEVERITIES[worst[0] ?? 0] ?? '',
    quote: newest ? newest.seen.text.slice(newest.claim.start, newest.claim.end) : '',
    first_seen: new Date(times[0] ?? 0).toISOString(),
    last_seen: new Date(times.at(-1) ?? 0).toISOString(),
  };
}

/** Covers the answers from the first to the last day on which it was seen. */
function frequencyOf({ shown }: Wrong, all: readonly Seen[], asked: OverviewQuery) {
  const days = shown.map(({ seen }) => seen.day).toSorted();
  const life = { since: days[0] ?? '', until: days.at(-1) ?? '' };
  const here = shown.filter(({ seen }) => inPeriod(asked.period, asked)(seen));
  const places = Map.groupBy(here, ({ seen }) => `${seen.engine} ${seen.market}`);
  return [...places.keys()].toSorted().map((place) => {
    const [engine = '', market = ''] = place.split(' ');
    const answers = places.get(place)?.length ?? 0;
    const of = all.filter(
      (seen) => isAt({ engine, market })(seen) && isIn(life, seen.day) && isIn(asked.period, seen.day),
    ).length;
    return { engine, market, answers, of, share: Number((answers / of).toFixed(4)) };
  });
}

/** Pages cited or linked within the quote, in any answer, most cited first. */
export function allSourcesOf({ shown }: Wrong, sheet: BrandSheet) {
  const cited = shown.flatMap(({ seen, claim }) => {
    const within = seen.given.filter(
      ({ kind, start = -1, end = start }) => kind === 'cited' && start >= claim.start && end <= claim.end + 1,
    );
    const linked = linksIn(seen.text.slice(claim.start, claim.end));
    return addresses([...within.map(({ url }) => url), ...linked], sheet);
  });
  const byUrl = [...Map.groupBy(cited, ({ url }) => url).values()];
  return byUrl
    .flatMap((group) => (group[0] ? [{ ...group[0], answers: group.length }] : []))
    .toSorted((a, b) => b.answers - a.answers || (a.url < b.url ? -1 : 1));
}

/** The fact of the brand file with the verified value. */
export function factOf(
  { kind, subject, verified }: Pick<Wrong, 'kind' | 'subject' | 'verified'>,
  sheet: BrandSheet,
): SheetFact {
  const fact = sheet.facts.find(
    (one) => one.kind === kind && (one.subject ?? sheet.name) === subject && verified.startsWith(valueSaid(one)),
  );
  if (!fact) throw new Error(`no fact says ${verified}`);
  return fact;
}

function valueSaid({ kind, ...fact }: SheetFact): string {
  if (kind === 'price') return [`${fact.amount} ${fact.currency}`, ...(fact.period ? [fact.period] : [])].join('/');
  if (kind === 'spec') return [fact.attribute, fact.value, ...(fact.unit ? [fact.unit] : [])].join(' ');
  return kind === 'integration' ? `${fact.supported === false ? 'no ' : ''}${fact.with}` : String(fact.name);
}

/** Decisions 7, "Severity": by the error of the number. */
export function severityOf({ kind, claimed, verified }: Pick<Wrong, 'kind' | 'claimed' | 'verified'>): string {
  if (kind === 'founder') return 'medium';
  if (kind === 'integration') return claimed.startsWith('no ') ? 'medium' : 'high';
  const [said, right] = [numberIn(claimed), numberIn(verified)];
  if (said === undefined || right === undefined) return 'medium';
  const off = Math.abs(said - right) / right;
  const steps = kind === 'price' ? [0.5, 0.2, 0.05] : [1, 0.5, 0.1];
  return SEVERITIES[total(steps.map((step) => (off >= step ? 0 : 1)))] ?? '';
}

function numberIn(value: string): number | undefined {
  const digits = /(?:^| )(\d+(?:\.\d+)?)(?: |$)/.exec(value)?.[1];
  return digits === undefined ? undefined : Number(digits);
}
