import { describe, expect, it } from 'vitest';
import { compareScans, scanMeasure } from './compare-scans.ts';
import { NO_SPREADS } from './measures.ts';

const noon = Date.parse('2026-11-28T12:00:00Z');
const DAY = 86_400_000;
const scan = (mentions: number, voices: number, lastAskedAt = noon) => ({
  answers: 100,
  mentions,
  voices,
  lastAskedAt,
});

describe('a scan', () => {
  it('reports each measure that changed significantly since the one before', () => {
    const period = { since: '2026-11-22', until: '2026-11-28' };
    expect(compareScans(scan(60, 120), scan(30, 120, noon - 7 * DAY), NO_SPREADS)).toEqual([
      { measure: 'mention_rate', market: null, engine: null, before: 0.3, after: 0.6, ...period },
      { measure: 'share_of_voice', market: null, engine: null, before: 0.25, after: 0.5, ...period },
    ]);
    expect(compareScans(scan(60, 240), scan(30, 120, noon - 7 * DAY), undefined)).toMatchObject([
      { measure: 'mention_rate' },
    ]);
  });

  it('covers its own day if the one before was on it', () => {
    const [change] = compareScans(scan(60, 240), scan(30, 120, noon - 3_600_000), NO_SPREADS);
    expect(change).toMatchObject({ since: '2026-11-28', until: '2026-11-28' });
  });

  it('reports nothing without one before, without a value, or by chance', () => {
    expect(compareScans(scan(60, 120), undefined, NO_SPREADS)).toEqual([]);
    expect(compareScans(scan(31, 120), scan(30, 120), NO_SPREADS)).toEqual([]);
    const empty = { answers: 0, mentions: 0, voices: 0, lastAskedAt: noon };
    expect(compareScans(empty, scan(30, 120), NO_SPREADS)).toEqual([]);
    expect(compareScans(scan(30, 120), empty, NO_SPREADS)).toEqual([]);
  });

  it('gives the reason if it has no value', () => {
    const empty = { answers: 0, mentions: 0, voices: 0, lastAskedAt: noon };
    expect(scanMeasure('mention_rate', empty, undefined).reason).toBe('no_answers');
    expect(scanMeasure('share_of_voice', empty, undefined).reason).toBe('nothing_mentioned');
  });

  it('is judged by how much its prompts differ', () => {
    const sums = { prompts: 2, y: 60, x: 100, yy: 1800, yx: 3000, xx: 5000 };
    const { interval } = scanMeasure('mention_rate', scan(60, 120), { ...NO_SPREADS, mentionRate: sums });
    const usual = scanMeasure('mention_rate', scan(60, 120), { ...NO_SPREADS, shareOfVoice: sums }).interval;
    expect(interval?.low).toBeLessThan(usual?.low ?? 0);
    expect(
      scanMeasure('share_of_voice', scan(60, 120), { ...NO_SPREADS, shareOfVoice: sums }).interval?.low,
    ).toBeLessThan(scanMeasure('share_of_voice', scan(60, 120), NO_SPREADS).interval?.low ?? 0);
  });
});
