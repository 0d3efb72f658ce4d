// The order of test files: the slowest in each project come first, so that no worker runs a slow one alone at the end.
import { BaseSequencer } from 'vitest/node';

/** By project, since files without isolation share a worker only while they are consecutive; small files last. */
const PROJECTS = ['service', 'system', 'unit'];

/** The files with the most CPU time, including child processes, slowest first. A missing entry only costs time. */
const SLOW = [
  'test/chaos/chaos.test.ts',
  'test/stores/sqlite-to-postgres/move-store.test.ts',
  'examples/backend/test/',
  'test/cli/processes.test.ts',
  'test/golden/golden.test.ts',
  'test/cli/scan.test.ts',
  'test/portal/live.test.ts',
  'test/cli/serve.test.ts',
  'test/scans/scan-kill.test.ts',
  'test/stores/privacy/postgres-privacy.test.ts',
  'test/relay/relay-processes.test.ts',
  'test/http/openapi-fuzz.test.ts',
  'test/cli/catalogue.test.ts',
  'packages/events/test/outbox.test.ts',
  'test/stores/privacy/sqlite-privacy.test.ts',
  'test/portal/hostile-input.test.ts',
  'test/deploy/nginx.test.ts',
  'test/stores/brand-data/postgres-brand-data.test.ts',
  'test/notifications/notification-processes.test.ts',
  'test/cli/erase.test.ts',
  'test/docs/site.test.ts',
  'sentiment/reading-time.test.ts',
  'test/cli/relay.test.ts',
  'test/stores/postgres/postgres-faults.test.ts',
];

const rankOf = ({ moduleId }) => {
  const rank = SLOW.findIndex((path) => moduleId.includes(path));
  return rank < 0 ? SLOW.length : rank;
};

export class SlowFirst extends BaseSequencer {
  async sort(files) {
    const projectOf = ({ project }) => PROJECTS.indexOf(project.name);
    return (await super.sort(files)).toSorted((a, b) => projectOf(a) - projectOf(b) || rankOf(a) - rankOf(b));
  }
}
