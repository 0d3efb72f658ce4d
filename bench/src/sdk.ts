// `pnpm bench sdk`: what the browser SDK costs a page and how it behaves on hostile ones, compared with its peers, in
// one run.
import type { Browser } from '@playwright/test';
import { readOptions, UsageError } from './options.ts';
import { openBrowser } from './sdk/browser.ts';
import { type Bundle, makeBundle } from './sdk/bundle.ts';
import { CONTENDERS, type Contender } from './sdk/contenders.ts';
import { type Cell, cellText, type HostilePage, measureHostile, PAGES } from './sdk/hostile.ts';
import { type MainThread, measureMainThread } from './sdk/main-thread.ts';
import { installPeers, versionOf } from './sdk/peers.ts';
import { type Script, startSink } from './sdk/sink.ts';

interface Result {
  contender: string;
  version: string;
  raw_bytes: number;
  gzip_bytes: number;
  brotli_bytes: number;
  /** The ratio of the brotli size to that of `service-script`. */
  ratio: number | null;
  load_ms: number;
  init_track_ms: number;
  long_tasks: number;
  hostile: Record<HostilePage, Cell>;
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const rounded = (ms: number): number => Math.round(ms * 100) / 100;

function choose(names: string): Contender[] {
  return names.split(',').map((name) => {
    const found = CONTENDERS.find((contender) => contender.name === name);
    if (!found) throw new UsageError(`--contenders accepts ${CONTENDERS.map((known) => known.name).join(', ')}`);
    return found;
  });
}

/** A contender, bundled and ready to serve. */
interface Prepared extends Script {
  reports: number;
  bytes: Bundle['bytes'];
  version: string;
}

async function prepare(contender: Contender): Promise<Prepared> {
  const { name, package: packageName = '@service/sdk', attributes = '', reports = 1 } = contender;
  const version = name === 'empty' || name === 'floor' ? '' : versionOf(packageName);
  return { name, attributes, reports, version, ...(await makeBundle(contender)) };
}

/** Every contender once, then every contender again, so that disturbances affect all equally. */
async function runRounds(browser: Browser, scripts: Prepared[], rounds: number): Promise<Map<string, MainThread[]>> {
  const times = new Map<string, MainThread[]>(scripts.map(({ name }) => [name, []]));
  const sink = await startSink(scripts);
  for (let round = 0; round < rounds; round++) {
    for (const script of scripts) times.get(script.name)?.push(await measureMainThread(browser, sink, script));
  }
  await sink.close();
  return times;
}

/** Concurrently, each with its own sink: most of the time is waiting. */
async function visitHostilePages(browser: Browser, script: Script, seconds: number) {
  const visit = async (page: HostilePage) => {
    const sink = await startSink([script]);
    const cell = await measureHostile(browser, sink, page, script.name, seconds);
    await sink.close();
    return cell;
  };
  const [ok, dup, sandbox, csp] = await Promise.all([visit('ok'), visit('dup'), visit('sandbox'), visit('csp')]);
  return { ok, dup, sandbox, csp };
}

function print(results: Result[]): void {
  console.table(
    results.map(({ hostile, ...figures }) => ({
      ...figures,
      ...Object.fromEntries(PAGES.map((page) => [page, cellText(hostile[page])])),
    })),
  );
  console.log('Pages: requests/uncaught errors/unhandled rejections/console errors.');
  console.log(JSON.stringify({ bench: 'sdk', results }));
}

const figuresOf = ({ name, version, bytes }: Prepared, measured: MainThread[], ours: Prepared | undefined) => ({
  contender: name,
  version,
  raw_bytes: bytes.raw,
  gzip_bytes: bytes.gzip,
  brotli_bytes: bytes.brotli,
  ratio: ours ? rounded(bytes.brotli / ours.bytes.brotli) : null,
  load_ms: rounded(median(measured.map(({ loadMs }) => loadMs))),
  init_track_ms: rounded(median(measured.map(({ callMs }) => callMs))),
  long_tasks: median(measured.map(({ longTasks }) => longTasks)),
});

/** `--rounds` for the times, `--seconds` on each hostile page, `--contenders`. */
export async function benchSdk(args: string[]): Promise<void> {
  const options = readOptions(args, {
    rounds: '9',
    seconds: '9',
    contenders: CONTENDERS.map(({ name }) => name).join(','),
  });
  const chosen = choose(options.text('contenders'));
  installPeers();
  const scripts: Prepared[] = [];
  for (const contender of chosen) scripts.push(await prepare(contender));
  const ours = scripts.find(({ name }) => name === 'service-script');
  const browser = await openBrowser();
  try {
    const times = await runRounds(browser, scripts, options.number('rounds'));
    const results: Result[] = [];
    for (const script of scripts) {
      const hostile = await visitHostilePages(browser, script, options.number('seconds'));
      results.push({ ...figuresOf(script, times.get(script.name) ?? [], ours), hostile });
    }
    print(results);
  } finally {
    await browser.close();
  }
}
