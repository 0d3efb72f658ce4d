// Answers written as sentences, from tool results only. Pure.
import type { ClaimToFix, Finding, Measure, Verdict, Visibility } from './results.ts';

export function howVisible({
  brand,
  period,
  mention_rate: rate,
  share_of_voice: voice,
  competitors,
}: Visibility): string {
  const ahead = competitors.filter(({ share_of_voice: other }) => (other.value ?? 0) > (voice.value ?? 0));
  const others = competitors.filter((competitor) => !ahead.includes(competitor));
  return [
    `From ${period.since} to ${period.until}, ${percent(rate.value)} of ${rate.sample_size} answers name ${brand.name}` +
      ` (95% interval ${rangeOf(rate)}). This covers questions that do not name it. ${changeOf(rate)}`,
    `${brand.name} has ${percent(voice.value)} share of voice.`,
    ahead.length === 0 ? 'Nobody is ahead.' : `Ahead: ${ahead.map(shareOf).join(', ')}.`,
    ...(others.length === 0 ? [] : [`Not ahead: ${others.map(shareOf).join(', ')}.`]),
  ].join('\n');
}

const percent = (value: number | null): string => (value === null ? 'no figure' : `${(value * 100).toFixed(1)}%`);

const rangeOf = ({ interval }: Measure): string =>
  interval ? `${percent(interval.low)} to ${percent(interval.high)}` : 'none';

function changeOf({ change: { difference, significant } }: Measure): string {
  if (difference === null) return 'There is no earlier period to compare with.';
  const points = `${difference < 0 ? '' : '+'}${(difference * 100).toFixed(1)} points`;
  return `Change from the previous period: ${points}, ${significant ? 'which is significant' : 'which may be chance'}.`;
}

const shareOf = ({ name, share_of_voice: voice }: Visibility['competitors'][number]): string =>
  `${name} (${percent(voice.value)})`;

export function describeFindings({ findings, open_findings: open }: ClaimToFix): string {
  const counts = Object.entries(open).filter(([, count]) => count > 0);
  const told = findings.filter(({ state }) => state === 'open').map(inWords);
  if (told.length === 0) return 'Nothing contradicts the verified facts.';
  return [`${counts.map(([severity, count]) => `${count} ${severity}`).join(', ')}:`, ...told].join('\n');
}

const inWords = ({ severity, subject, quote, claimed, verified, frequency }: Finding): string =>
  `- ${severity}, about ${subject}: "${quote}" claims ${claimed}; the verified fact is ${verified}. Seen in ${frequency
    .map(({ engine, market, answers, of }) => `${answers} of ${of} answers from ${engine} in ${market}`)
    .join(', ')}.`;

export const firstToFix = ({ findings }: ClaimToFix): Finding | undefined =>
  findings.find(({ state }) => state === 'open');

/** The price of the fix, in cents. */
export const priceOf = ({ fix_price: price }: Verdict): number => price?.amount_cents ?? 0;

export const confirmationHint = (finding: Finding, price: Verdict): string =>
  `${firstIs(finding)}\nThe fix costs ${dollars(priceOf(price))}. Run again with --yes to request it.`;

/** @param price the answer that quoted the price */
export function howToFix(finding: Finding, price: Verdict, { fix, charged_cents: charged }: Verdict): string {
  return [
    firstIs(finding),
    ...(fix?.steps ?? []).map(({ text }, index) => `${index + 1}. ${text}`),
    `Quoted price: ${dollars(priceOf(price))}. Charged: ${dollars(charged)}.`,
  ].join('\n');
}

const firstIs = ({ subject, claimed, verified }: Finding): string =>
  `Start with the claim about ${subject}: "${claimed}" should be "${verified}". It is the most severe open finding.`;

const dollars = (cents: number): string => `${(cents / 100).toFixed(2)} USD`;
