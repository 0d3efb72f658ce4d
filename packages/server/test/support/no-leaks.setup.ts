// For every test: fails it if a log line of a service contained private data.
import { afterAll, afterEach } from 'vitest';
import { expectNoLeak } from './log-canaries.ts';

afterEach(expectNoLeak);
// Lines of services that end with the file.
afterAll(expectNoLeak);
