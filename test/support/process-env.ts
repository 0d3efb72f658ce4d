// What the runners set for every process that tests start.
import { fileURLToPath } from 'node:url';

const pathOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Runs programs that are no Node processes. */
export const END_WITH_PARENT = pathOf('end-with-parent.sh');

const OPTION = `--require ${JSON.stringify(pathOf('end-with-parent.cjs'))}`;
const inherited = process.env.NODE_OPTIONS ?? '';

export const processEnv = {
  NODE_OPTIONS: inherited.includes(OPTION) ? inherited : `${inherited} ${OPTION}`.trim(),
  TEST_STARTED_BY: String(process.pid),
  // Tests start hundreds of processes and threads: what Node compiled for the first serves the others, in later runs too.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? pathOf('../../node_modules/.cache/compiled'),
};
