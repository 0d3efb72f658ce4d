// For every test: fails it if a log line of a service contained private data.
import { afterAll, afterEach } from 'vitest';
import { takeLeaks } from './log-canaries.ts';

function expectNoLeak(): void {
  const leaks = takeLeaks();
  if (leaks.length > 0) throw new Error(`The log of a service contains private data:\n${leaks.join('\n')}`);
}

afterEach(expectNoLeak);
// Lines of services that end with the file.
afterAll(expectNoLeak);
