// `scan`, and `scan list|cancel`: asks the answer engines about a brand (decisions 20).
import type { Command } from 'commander';
import { isVendorEngine } from '../../kernel/engine-names.ts';
import { systemTimers } from '../../kernel/timers.ts';
import { createLoadMeter } from '../../ops/loop.ts';
import { createPlanGate } from '../../plans/index.ts';
import { cancelScan, type JobDocument, jobDocument, type ScanJob, startScan } from '../../scans/index.ts';
import { openScanning } from '../../server/compose.ts';
import { startScanWorkers } from '../../workers/scans.ts';
import type { Worker } from '../../workers/start-worker.ts';
import { brandIdOf } from '../brand-id.ts';
import { ReportedError, UsageError } from '../exit-code.ts';
import { repeated } from '../option-values.ts';
import { withOptions } from '../setting-options.ts';
import { table } from '../table.ts';
import { type Answer, commandLine, fieldList, printAnswer, type Terminal } from '../terminal.ts';
import { type CommandDeps, withStores } from '../with-stores.ts';
import { drawProgress } from './progress-bar.ts';

interface ScanOptions extends Record<string, unknown> {
  brand?: string;
  engine?: string[];
  market?: string[];
}

export function declareScan(scan: Command, terminal: Terminal): void {
  withOptions(scan, ['store'])
    .option('--brand <brand>', 'the brand, by id, name, alias or domain')
    .option(
      '--engine <engine>',
      'an engine, such as openai, gemini or claude; repeatable (default: as many as the plan includes)',
      repeated,
    )
    .option('--market <market>', "one of the brand's markets; repeatable (default: all)", repeated)
    .action(async (options: ScanOptions) => {
      const { answer, isSound } = await scanBrand(options, terminal);
      printAnswer(terminal, answer);
      if (!isSound) throw new ReportedError();
    });
  withOptions(scan.command('list'), ['store'])
    .description('list recent scans of a brand')
    .option('--brand <brand>', 'the brand, by id, name, alias or domain')
    .action(async (_: unknown, command: Command) => printAnswer(terminal, await list(command.optsWithGlobals())));
  withOptions(scan.command('cancel <id>'), ['store'])
    .description('cancel a running scan; the answers so far are kept')
    .action(async (id: string, _: unknown, command: Command) =>
      printAnswer(terminal, await cancel(id, command.optsWithGlobals(), terminal)),
    );
}

interface Scanned {
  answer: Answer;
  isSound: boolean;
}

function scanBrand(options: ScanOptions, terminal: Terminal): Promise<Scanned> {
  return withStores(options, async (deps) => {
    const brandId = await brandIdOf(deps, brandIn(options));
    const scanning = await openScanning(deps.settings, deps, deps);
    const running = await runningScan(deps, brandId);
    const jobId = running?.id ?? (await begin(deps, scanning, brandId, options));
    const job = await follow(deps, scanning, { brandId, jobId, terminal });
    const document = { ...documentOf(job), resumed: running !== undefined };
    return { answer: { document, text: textOf(job) }, isSound: job.state === 'succeeded' };
  });
}

function brandIn({ brand }: ScanOptions): string {
  if (brand === undefined) throw new UsageError("required option '--brand <brand>' not specified");
  return brand;
}

/** Scans of a brand run one at a time: an interrupted one is resumed before another starts. */
const runningScan = async ({ scans }: CommandDeps, brandId: string): Promise<ScanJob | undefined> =>
  (await scans.listScans({ brandId, limit: 1 })).find(({ state }) => state === 'running');

type Scanning = Awaited<ReturnType<typeof openScanning>>;

async function begin(
  deps: CommandDeps,
  { engines }: Scanning,
  brandId: string,
  { engine, market }: ScanOptions,
): Promise<string> {
  const { tenantId = '' } = (await deps.brands.findBrand(brandId)) ?? {};
  const start = startScan({ ...deps, plans: createPlanGate(deps.plans), engines });
  return (await start({ tenantId, brandId, engines: engine, markets: market })).jobId;
}

interface Followed {
  brandId: string;
  jobId: string;
  terminal: Terminal;
}

const LOOK_MS = 100;

/** Runs the scan here unless another process does; resolves when it has ended. */
async function follow(deps: CommandDeps, scanning: Scanning, { brandId, jobId, terminal }: Followed): Promise<ScanJob> {
  const workers = runHere(deps, scanning, brandId);
  const bar = drawProgress(terminal.stderr);
  try {
    for (;;) {
      const job = await deps.scans.findScan(jobId);
      if (!job) throw new Error(`the scan ${jobId} no longer exists`);
      bar.show(job);
      if (job.state !== 'running') return job;
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  } finally {
    bar.clear();
    await workers.stop();
  }
}

const runHere = (deps: CommandDeps, scanning: Scanning, brandId: string): Worker =>
  startScanWorkers({
    stores: deps,
    ...scanning,
    schedules: false,
    onlyBrand: brandId,
    clock: deps.clock,
    ids: deps.ids,
    timers: systemTimers,
    createLoadMeter,
    logger: { warn: () => {} },
    times: { poll: LOOK_MS },
  });

const documentOf = (job: ScanJob): JobDocument & { brand_id: string } => ({
  ...jobDocument(job),
  brand_id: job.brandId,
});

function textOf(job: ScanJob): string {
  const { total, done, failed, engines, markets, failures } = job;
  const fields = {
    scan: job.id,
    engines,
    markets,
    answers: `${done} of ${total}`,
    ...(failed > 0 && { failed: failures.map(failureLine) }),
    cost: costOf(job),
  };
  return fieldList(HEADLINES[job.state], fields, commandLine(`report visibility --brand ${job.brandId}`));
}

const failureLine = ({ engine, code, count }: ScanJob['failures'][number]): string => {
  const hint = HINTS[code];
  return `${engine} ${code}: ${count}${hint === undefined ? '' : ` (${hint(engine)})`}`;
};

/** For failures that persist until a setting changes. */
const HINTS: Partial<Record<ScanJob['failures'][number]['code'], (engine: string) => string>> = {
  no_model: (engine) => `unknown model or URL: ${settingWords(engine, 'model')}`,
  unauthorized: (engine) => `it rejected the key: ${settingWords(engine, 'key')}`,
};

const settingWords = (engine: string, what: 'key' | 'model'): string =>
  isVendorEngine(engine)
    ? `set SERVICE_${`${engine}_${what}`.toUpperCase()}`
    : `correct its "${what}" in SERVICE_ENGINES`;

const HEADLINES = {
  running: 'The scan is running.',
  succeeded: 'The scan is complete.',
  failed: 'The scan failed: no engine answered.',
  canceled: 'The scan was canceled.',
} satisfies Record<ScanJob['state'], string>;

const MICROS = 1_000_000;

const costOf = ({ costMicros, costUnknown }: ScanJob): string =>
  `${(costMicros / MICROS).toFixed(4)} USD${costUnknown === 0 ? '' : `, plus ${costUnknown} answers of unknown cost`}`;

const LISTED = 20;

function list(options: ScanOptions): Promise<Answer> {
  return withStores(options, async (deps) => {
    const brandId = await brandIdOf(deps, brandIn(options));
    const jobs = await deps.scans.listScans({ brandId, limit: LISTED });
    const rows = jobs.map((job) => [
      job.id,
      new Date(job.startedAt).toISOString(),
      job.state,
      `${job.done}/${job.total}`,
      job.failed,
      job.trigger,
    ]);
    return {
      document: { scans: jobs.map(documentOf) },
      text:
        rows.length === 0
          ? `No scans yet. Next: ${commandLine(`scan --brand ${brandId}`)}`
          : table([['scan', 'started', 'state', 'answers', 'failed', 'by'], ...rows]),
    };
  });
}

/** Ends the scan here if no process runs it. */
function cancel(id: string, options: ScanOptions, terminal: Terminal): Promise<Answer> {
  return withStores(options, async (deps) => {
    await cancelScan(deps)(id);
    const { brandId = '' } = (await deps.scans.findScan(id)) ?? {};
    const scanning = await openScanning(deps.settings, deps, deps);
    const job = await follow(deps, scanning, { brandId, jobId: id, terminal });
    return { document: documentOf(job), text: textOf(job) };
  });
}
