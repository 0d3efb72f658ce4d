// Findings: the inbox, one finding, and the actions on it.

import { type BrandStore, factSchema, numberedPrompts, readProfile } from '../../brands/index.ts';
import {
  changeFindingState,
  type Finding,
  type FindingChange,
  type FindingDeps,
  type InboxFinding,
  prescribeFinding,
  readFinding,
  readFindingHistory,
} from '../../claims/index.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import { scriptSafeJson } from '../../kernel/text/script-safe-json.ts';
import type { StoredAnswerReader } from '../../visibility/index.ts';
import type { PortalHandlers } from './call.ts';
import { quoteInText } from './finding/quote-in-text.ts';
import { isoTime } from './iso-time.ts';

export interface FindingHandlersDeps extends FindingDeps {
  brands: Pick<BrandStore, 'findProfile'>;
  storedAnswers: Pick<StoredAnswerReader, 'findAnswerAt'>;
  users: { findUser(id: string): Promise<{ email: string } | undefined> };
}

type Keys =
  | 'GET /brands/:brand/findings'
  | 'GET /brands/:brand/findings/:finding'
  | 'POST /brands/:brand/findings/:finding/dismiss'
  | 'POST /brands/:brand/findings/:finding/reopen'
  | 'POST /brands/:brand/findings/:finding/fix';

const PAGE = 200;
const NONE = { open: 0, fixed: 0, dismissed: 0 };

export const findingHandlers = (deps: FindingHandlersDeps): PortalHandlers<Keys> => ({
  async 'GET /brands/:brand/findings'({ brand, query }) {
    const wanted = { brandId: brand.id, ...query };
    const [found, counts, places] = await Promise.all([
      deps.findings.listInbox({ ...wanted, limit: PAGE + 1 }),
      deps.findings.countInbox(wanted),
      deps.findings.findingPlaces(brand.id),
    ]);
    const findings = found.slice(0, PAGE).map(listedDocument);
    return { findings, has_more: found.length > PAGE, counts: { ...NONE, ...counts }, ...places };
  },

  async 'GET /brands/:brand/findings/:finding'({ brand, params }) {
    return shown(deps, await findingOf(deps, brand, params.finding));
  },

  async 'POST /brands/:brand/findings/:finding/dismiss'({ brand, params, body, person: { userId } }) {
    const { id } = await findingOf(deps, brand, params.finding);
    await changeFindingState(deps)(id, 'dismiss', { ...body, userId });
    return shown(deps, await readFinding(deps)(id));
  },

  async 'POST /brands/:brand/findings/:finding/reopen'({ brand, params, person: { userId } }) {
    const { id } = await findingOf(deps, brand, params.finding);
    await changeFindingState(deps)(id, 'reopen', { userId });
    return shown(deps, await readFinding(deps)(id));
  },

  async 'POST /brands/:brand/findings/:finding/fix'({ brand, params, body }) {
    const { id } = await findingOf(deps, brand, params.finding);
    const { finding } = await prescribeFinding(deps)(id, body.agreed_cents);
    return shown(deps, finding);
  },
});

/** One of another brand and one that does not exist are indistinguishable. */
async function findingOf(deps: FindingHandlersDeps, brand: { id: string }, id: string): Promise<Finding> {
  const stored = await deps.findings.findFinding(id);
  if (stored?.brandId === brand.id) return readFinding(deps)(id);
  throw new DomainError('not_found', { message: 'The brand has no such finding.' });
}

const headOf = (finding: Pick<InboxFinding, keyof Finding & keyof InboxFinding>) => ({
  id: finding.id,
  kind: finding.kind,
  subject: finding.subject,
  claimed: finding.claimed,
  verified: finding.verified,
  severity: finding.severity,
  state: finding.state,
  first_seen_at: isoTime(finding.firstSeenAt),
  last_seen_at: isoTime(finding.lastSeenAt),
});

const listedDocument = ({ quote, answers, engines, markets, ...finding }: InboxFinding) => ({
  ...headOf({ ...finding, quote }),
  quote,
  answers,
  engines,
  markets,
});

async function shown(deps: FindingHandlersDeps, finding: Finding) {
  const { seenIn, quote, fixPrice } = finding;
  const [answer, { brand, file }, history, stored] = await Promise.all([
    deps.storedAnswers.findAnswerAt(seenIn),
    readProfile(deps)(finding.brandId),
    readFindingHistory(deps)(finding.id),
    deps.findings.findFinding(finding.id),
  ]);
  const { source, date } = factSchema.parse(JSON.parse(stored?.fact ?? 'null'));
  const prompt = numberedPrompts(brand.id, file).find(({ id }) => id === seenIn.promptId);
  const text = answer?.content?.text;
  return {
    ...headOf(finding),
    seen_in: {
      answer_id: answer?.id ?? null,
      engine: seenIn.engine,
      market: seenIn.market,
      prompt: prompt?.text ?? null,
      ...quoteInText(text, { quote, start: finding.quoteStart, end: finding.quoteEnd }),
    },
    fact: { source, date },
    frequency: finding.frequency,
    sources: finding.sources,
    history: await changeDocuments(deps, history),
    fact_changed: finding.isOutdated,
    fix: finding.fix && {
      steps: finding.fix.steps.map(({ action, target }) => ({ action, target })),
      json_ld: scriptSafeJson(finding.fix.jsonLd, 2),
    },
    fix_price: { cents: fixPrice.cents, counted: fixPrice.isCounted },
    fix_quota: fixPrice.quota ?? null,
    fix_requested_at: isoTimeOrNull(stored?.prescribedAt),
  };
}

const isoTimeOrNull = (at: number | null | undefined) => (at === null || at === undefined ? null : isoTime(at));

/** Few people make many changes: each is looked up once. */
async function changeDocuments({ users }: FindingHandlersDeps, history: readonly FindingChange[]) {
  const ids = new Set(history.flatMap(({ userId }) => userId ?? []));
  const found = [...ids].map(async (id) => [id, (await users.findUser(id))?.email ?? null] as const);
  const emails = new Map(await Promise.all(found));
  return history.map(({ at, state, cause, reason, note, userId }) => ({
    at: isoTime(at),
    state,
    cause,
    reason,
    note,
    by: userId === null ? null : (emails.get(userId) ?? null),
  }));
}
