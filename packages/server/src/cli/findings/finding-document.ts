// A finding as commands print it: JSON for scripts, text for people.

import type { Finding, FindingChange, FindingSummary } from '../../claims/index.ts';
import { scriptSafeJson } from '../../kernel/text/script-safe-json.ts';
import { dollars } from '../plans/plan.ts';
import { commandLine, fieldList } from '../terminal.ts';

export const summaryDocument = (finding: FindingSummary) => ({
  finding_id: finding.id,
  brand_id: finding.brandId,
  kind: finding.kind,
  subject: finding.subject,
  claimed: finding.claimed,
  verified: finding.verified,
  severity: finding.severity,
  state: finding.state,
  first_seen_at: timeOf(finding.firstSeenAt),
  last_seen_at: timeOf(finding.lastSeenAt),
  quote: finding.quote,
  start: finding.quoteStart,
  end: finding.quoteEnd,
});

const timeOf = (at: number): string => new Date(at).toISOString();

export const findingDocument = (finding: Finding) => ({
  ...summaryDocument(finding),
  seen_in: {
    scan_id: finding.seenIn.scanId,
    prompt_id: finding.seenIn.promptId,
    engine: finding.seenIn.engine,
    market: finding.seenIn.market,
  },
  frequency: finding.frequency,
  sources: finding.sources,
  fact_changed: finding.isOutdated,
  fix: finding.fix && { steps: finding.fix.steps, json_ld: finding.fix.jsonLd },
  fix_price: {
    amount_cents: finding.fixPrice.cents,
    currency: 'USD',
    prescribed: finding.fixPrice.isPrescribed,
  },
});

export const changeDocument = ({ at, state, cause, reason, note }: FindingChange) => ({
  at: timeOf(at),
  state,
  cause,
  reason,
  note,
});

export const changeLine = ({ at, state, cause, reason, note }: FindingChange): string =>
  [`${timeOf(at)}  ${state}`, cause === 'facts' ? 'the verified facts no longer contradict it' : null, reason, note]
    .filter((part) => part !== null)
    .join(': ');

export function findingText(finding: Finding): string {
  const { kind, subject, claimed, verified, severity, state, quote, frequency, sources } = finding;
  return [
    fieldList(`"${quote}"`, { kind, subject, claimed, verified, severity, state }),
    '',
    ...frequency.map(({ engine, market, answers, of }) => `${engine} in ${market}: ${answers} of ${of} answers`),
    ...sources.map(({ url, answers }) => `cited in ${answers} ${answers === 1 ? 'answer' : 'answers'}: ${url}`),
    '',
    ...fixLines(finding),
  ].join('\n');
}

function fixLines({ id, fix, isOutdated, fixPrice: { cents, isCounted } }: Finding): string[] {
  if (isOutdated) return ['The verified fact has changed since. Scan again to compare answers with the new one.'];
  if (fix)
    return [
      'Steps:',
      ...fix.steps.map(({ text }, index) => `${index + 1}. ${text}`),
      '',
      scriptSafeJson(fix.jsonLd, 2),
    ];
  const included = isCounted ? 'is included in the plan' : 'is free';
  return [`The fix ${cents > 0 ? `costs ${dollars(cents)}` : included}: ${commandLine(`finding fix ${id}`)}`];
}
