import { describe, expect, it } from 'vitest';
import { createStoreErrorLog } from './store-error-log.ts';

function watched() {
  const lines: object[] = [];
  const clock = { at: 0, monotonic: () => clock.at };
  const line = (level: string) => (details: object, message: string) => void lines.push({ level, message, ...details });
  return { lines, clock, errorLog: createStoreErrorLog(clock, { error: line('error'), info: line('info') }) };
}
const full = { err: new Error('database or disk is full'), rows: 3 };

describe('a store that fails', () => {
  it('logs the cause once, however often it fails', () => {
    const { lines, errorLog } = watched();
    for (let i = 0; i < 100; i++) errorLog.failed(full);
    expect(lines).toEqual([{ level: 'error', message: 'records were not stored', ...full }]);
  });

  it('logs its recovery once, with the number of refused records', () => {
    const { lines, clock, errorLog } = watched();
    errorLog.failed(full);
    errorLog.failed(full);
    clock.at = 1000;
    errorLog.stored();
    errorLog.stored();
    expect(lines.slice(1)).toEqual([
      { level: 'info', message: 'records are stored again; some were refused', rows: 6 },
    ]);
  });

  it('has not recovered while failures and successes alternate', () => {
    const { lines, clock, errorLog } = watched();
    for (let i = 0; i < 10; i++) {
      errorLog.failed(full);
      clock.at += 999;
      errorLog.stored();
    }
    expect(lines).toHaveLength(1);
  });

  it('logs again when it fails again', () => {
    const { lines, clock, errorLog } = watched();
    errorLog.failed(full);
    clock.at = 1000;
    errorLog.stored();
    errorLog.failed(full);
    expect(lines.map((line) => Reflect.get(line, 'level'))).toEqual(['error', 'info', 'error']);
  });
});

describe('a store that works', () => {
  it('logs nothing', () => {
    const { lines, errorLog } = watched();
    errorLog.stored();
    expect(lines).toEqual([]);
  });
});
