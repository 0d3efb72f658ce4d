// A vitest reporter that writes one file: the counts, and a few lines for each failure, in a test or outside of one.
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';

/** The message and the stack frames in this repository's own files. */
const told = ({ stack, message }) =>
  (stack ?? message ?? '')
    .split('\n')
    .filter((line) => !line.includes('node_modules'))
    .slice(0, 12)
    .join('\n');

const fileOf = (module) => relative(process.cwd(), module.moduleId);

/** Counts tests by state, and lists as failures: tests, files that could not be loaded, and uncaught errors. */
export function countModules(modules, unhandledErrors) {
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const inState = (state) => tests.filter((test) => test.result().state === state);
  const failures = [
    ...inState('failed').map((test) => [`${fileOf(test.module)} > ${test.fullName}`, test.result().errors]),
    ...modules.map((module) => [fileOf(module), module.errors()]).filter(([, errors]) => errors.length > 0),
    ...unhandledErrors.map((error) => ['An uncaught error', [error]]),
  ].map(([where, errors]) => [where, ...errors.map(told)].join('\n'));
  return {
    passed: inState('passed').length,
    failed: failures.length,
    skipped: inState('skipped').length + inState('pending').length,
    failures,
  };
}

export const reportTo = (file) => ({
  onTestRunEnd: (modules, unhandledErrors) =>
    writeFileSync(file, JSON.stringify(countModules(modules, unhandledErrors))),
});
