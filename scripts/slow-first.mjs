// The order of test files: those that take longest come first, so that no worker is left with one of them at the end.
import { BaseSequencer } from 'vitest/node';

/** Files that took more than 20 s on two quiet cores, the slowest first. What is missing here only costs time. */
const SLOW = [
  'test/chaos/chaos.test.ts',
  'test/scans/scan-kill.test.ts',
  'test/stores/privacy/postgres-privacy.test.ts',
  'test/relay/relay-processes.test.ts',
  'test/stores/sqlite-to-postgres/move-store.test.ts',
  'test/cli/processes.test.ts',
  'test/stores/privacy/sqlite-privacy.test.ts',
  'test/golden/golden.test.ts',
  'test/cli/keys.test.ts',
  'test/cli/erase.test.ts',
  'test/cli/scan.test.ts',
  'test/cli/relay.test.ts',
  'examples/backend/test/',
  'test/cli/usage.test.ts',
  'test/cli/findings.test.ts',
  'test/cli/catalogue.test.ts',
  'test/cli/brand-file.test.ts',
  'test/cli/migrate-store.test.ts',
  'test/cli/brand-option.test.ts',
];

const rankOf = ({ moduleId }) => {
  const rank = SLOW.findIndex((path) => moduleId.includes(path));
  return rank < 0 ? SLOW.length : rank;
};

export class SlowFirst extends BaseSequencer {
  async sort(files) {
    return (await super.sort(files)).toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}
