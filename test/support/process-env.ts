// Settings that the runners give to every process that tests start.
import { fileURLToPath } from 'node:url';

const pathOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Runs programs other than Node. */
export const END_WITH_PARENT = pathOf('end-with-parent.sh');

const OPTION = `--require ${JSON.stringify(pathOf('end-with-parent.cjs'))}`;
const inherited = process.env.NODE_OPTIONS ?? '';

export const processEnv = {
  NODE_OPTIONS: inherited.includes(OPTION) ? inherited : `${inherited} ${OPTION}`.trim(),
  TEST_STARTED_BY: String(process.pid),
  // Tests start hundreds of processes and threads: they share Node's compile cache, also across runs.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? pathOf('../../node_modules/.cache/compiled'),
};
