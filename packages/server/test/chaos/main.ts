// `pnpm chaos`: kills parts of the service at random moments under load, and counts lost and duplicate records.
import { parseArgs } from 'node:util';
import { PATRONI_MISSING } from './patroni/patroni-cluster.ts';
import { patroni } from './patroni/patroni-scenario.ts';
import { runScenario } from './run-scenario.ts';
import { SCENARIOS } from './scenarios.ts';
import { isClean } from './verdict.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '20' },
    clients: { type: 'string', default: '32' },
    'longest-ms': { type: 'string', default: '1500' },
  },
});
const options = {
  rounds: Number(values.rounds),
  clients: Number(values.clients),
  longestMs: Number(values['longest-ms']),
};
const ALL = [...SCENARIOS, patroni];
const known = ALL.map(({ name }) => name);
const unknown = positionals.find((name) => !known.includes(name));
if (unknown !== undefined || Object.values(options).some((number) => !(number >= 1))) {
  console.error(`usage: chaos [${known.join('|')}]... [--rounds 20] [--clients 32] [--longest-ms 1500]`);
  process.exit(2);
}

const chosen = positionals.length === 0 ? SCENARIOS : ALL.filter(({ name }) => positionals.includes(name));
if (chosen.includes(patroni) && PATRONI_MISSING !== undefined) {
  console.error(`patroni ${PATRONI_MISSING}`);
  process.exit(2);
}

const results = [];
for (const scenario of chosen) {
  const verdict = await runScenario(scenario, options);
  results.push({ scenario: scenario.name, rounds: options.rounds, ...verdict });
}
console.table(results.map((result) => ({ ...result, silentSeconds: result.silentSeconds.join(' ') })));
console.log(JSON.stringify({ chaos: results }));
process.exitCode = results.every(isClean) ? 0 : 1;
