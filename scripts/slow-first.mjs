// The order of test files: the slowest in each project come first, so that no worker runs a slow one alone at the end.
import { BaseSequencer } from 'vitest/node';

/** By project, since files without isolation share a worker only while they are consecutive; small files last. */
const PROJECTS = ['service', 'system', 'unit'];

/** The files with the most CPU time, including child processes, slowest first. A missing entry only costs time. */
const SLOW = [
  'examples/backend/test/',
  'test/chaos/chaos.test.ts',
  'test/stores/sqlite-to-postgres/move-store.test.ts',
  'test/portal/live.test.ts',
  'test/scans/scan-kill.test.ts',
  'test/cli/processes.test.ts',
  'test/golden/golden.test.ts',
  'test/cli/catalogue.test.ts',
  'test/stores/privacy/postgres-privacy.test.ts',
  'test/stores/privacy/sqlite-privacy.test.ts',
  'test/cli/scan.test.ts',
  'test/cli/answers.test.ts',
  'test/http/openapi-fuzz.test.ts',
  'test/relay/relay-processes.test.ts',
  'test/testing/test-server.test.ts',
  'test/testing/msw-contract.test.ts',
  'test/cli/keys.test.ts',
  'test/cli/usage.test.ts',
  'test/cli/notifications.test.ts',
  'test/stores/sqlite/sqlite-fault-points.test.ts',
  'test/cli/backup.test.ts',
  'test/cli/erase.test.ts',
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
