// The only place that creates adapters: stores, answer engines, channels. Each is loaded on demand, since most commands
// need only the store.
import { DEMO_EMAIL, type IdentityProvider } from '../accounts/index.ts';
import type { BrokerReport } from '../channels/check-brokers.ts';
import type { Clock, Ids } from '../kernel/clock.ts';
import type { Sender } from '../notifications/index.ts';
import type { FetchDocument } from '../oauth/index.ts';
import type { Logger } from '../ops/logging.ts';
import type { RelaySettings, Settings } from '../ops/settings.ts';
import type { NamedSink } from '../relay/index.ts';
import type { Stores } from '../stores/stores.ts';
import type { AnswerReader, Judge } from '../visibility/index.ts';
import type { ScanWorkerDeps } from '../workers/scans.ts';

export {
  backUpStore,
  inspectStore,
  isInStoreFiles,
  migrateStore,
  moveStore,
  openStores,
  pendingMigrations,
  restoreStore,
} from '../stores/open-stores.ts';

interface AdapterDeps {
  clock: Clock;
  ids: Ids;
}

/** The configured judge of sentiment, if any. */
export async function openJudge({ judge }: Settings): Promise<Judge | undefined> {
  if (!judge) return undefined;
  const { createOpenAiCompatibleJudge } = await import('../engines/openai-compatible-judge.ts');
  return createOpenAiCompatibleJudge(judge);
}

/** The configured engines, and the recorder of their answers; `reader` reads them, or this thread does. */
export async function openScanning(
  settings: Settings,
  stores: Pick<Stores, 'brands' | 'answers'>,
  { clock, ids, logger }: AdapterDeps & { logger?: Pick<Logger, 'warn'> },
  reader?: AnswerReader,
): Promise<Pick<ScanWorkerDeps, 'engines' | 'recorder'>> {
  const [{ openEngines }, { createAnswerRecorder }, { createWrongClaimReader }] = await Promise.all([
    import('../engines/open-engines.ts'),
    import('../visibility/index.ts'),
    import('../claims/index.ts'),
  ]);
  const recorder = createAnswerRecorder({
    brands: stores.brands,
    answers: stores.answers,
    clock,
    ids,
    readWrongClaims: createWrongClaimReader(),
    reader,
    judge: await openJudge(settings),
    onJudgeFailed: (err) => logger?.warn({ err }, 'the judge failed; used the lexicon instead'),
  });
  return { engines: openEngines(settings.scans), recorder };
}

/** The showcase's brand file, and every engine's answers for one week, counted back from the newest. */
export async function openShowcase() {
  const { readShowcaseBrand, readShowcaseWeek } = await import('../engines/open-engines.ts');
  return { brandFile: readShowcaseBrand, week: readShowcaseWeek };
}

export type Showcase = Awaited<ReturnType<typeof openShowcase>>;

/** The identity provider that users sign in with, if any. */
export async function openProvider(
  settings: Settings,
  { clock, ids }: AdapterDeps,
): Promise<IdentityProvider | undefined> {
  if (!settings.login && !settings.dev) return undefined;
  const { openIdentityProvider } = await import('../channels/oidc/open-provider.ts');
  return openIdentityProvider(settings, { email: DEMO_EMAIL, callbackPath: '/auth/callback', clock, ids });
}

/** Sends notifications to their targets. */
export async function openSender(
  { dev }: Pick<Settings, 'dev'>,
  { clock }: Pick<AdapterDeps, 'clock'>,
): Promise<Sender> {
  const { createNotificationSender } = await import('../channels/webhook/notification-sender.ts');
  return createNotificationSender({ dev, clock });
}

/** The configured sinks of the relay. */
export async function openRelaySinks(
  { relay }: Settings,
  { clock }: Pick<AdapterDeps, 'clock'>,
): Promise<readonly NamedSink[]> {
  if (relay === undefined) return [];
  const { openSinks } = await import('../channels/open-sinks.ts');
  return openSinks(relay, clock);
}

/** Connects to the configured brokers of the relay. */
export async function inspectBrokers(relay: RelaySettings): Promise<BrokerReport[]> {
  const { checkBrokers } = await import('../channels/check-brokers.ts');
  return checkBrokers(relay);
}

/** Fetches client documents from the internet (decisions 11). */
export async function openDocumentFetcher(): Promise<FetchDocument> {
  const { createDocumentFetcher } = await import('../channels/documents/fetch-document.ts');
  return createDocumentFetcher();
}
