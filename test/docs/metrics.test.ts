// docs/metrics.md and the files of deploy/ name exactly the metrics that a process serves.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { METRICS } from '../../packages/server/src/ops/metrics/definitions.ts';
import { createMetrics } from '../../packages/server/src/ops/metrics/metrics.ts';

const root = new URL('../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const served = await createMetrics().read();
const servedNames = [...served.matchAll(/^# TYPE (\S+) /gm)].map(([, name = '']) => name);

const OURS = /\bservice_[a-z_]+/g;
const DEFAULTS = /\b(?:process|nodejs)_[a-z0-9_]+/g;
const plain = (series: string): string => series.replace(/_(?:bucket|sum|count)$/, '');
const namesIn = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([series]) => plain(series))),
];

it('the registry serves exactly the metrics of the table', () => {
  const ours = servedNames.filter((name) => name.startsWith('service_'));
  expect(ours.sort()).toEqual(
    Object.values(METRICS)
      .map(({ name }) => name)
      .sort(),
  );
});

it('docs/metrics.md has a row for each metric, and no others', () => {
  const rows = [...read('docs/metrics.md').matchAll(/^\| `(\w+)` \| (\w+) \| ([^|]+) \| (.+) \|$/gm)];
  const labelsOf = (labels: readonly string[]) => labels.map((label) => `\`${label}\``).join(', ') || 'none';
  expect(rows.map(([, ...cells]) => cells)).toEqual(
    Object.values(METRICS).map(({ name, type, labels, help }) => [name, type, labelsOf(labels), help]),
  );
});

it('names follow the conventions of Prometheus', () => {
  for (const { name, type, help } of Object.values(METRICS)) {
    expect(name).toMatch(/^service_[a-z]+(?:_[a-z]+)*$/);
    expect(name.endsWith('_total')).toBe(type === 'counter');
    expect(help).toMatch(/^[A-Z0-9].*\.$/);
  }
});

describe.each(['docs/metrics.md', 'deploy/grafana/service.json', 'deploy/prometheus/alerts.yaml'])('%s', (path) => {
  it('mentions only existing metrics', () => {
    const text = read(path);
    const named = [...namesIn(text, OURS), ...namesIn(text, DEFAULTS)];
    expect(named.length).toBeGreaterThan(8);
    expect(named.filter((name) => !servedNames.includes(name))).toEqual([]);
  });
});

it('the dashboard shows every metric of the service', () => {
  const shown = namesIn(read('deploy/grafana/service.json'), OURS);
  expect(Object.values(METRICS).filter(({ name }) => !shown.includes(name))).toEqual([]);
});

it('the dashboard has panels that do not overlap, each with a title and a query', () => {
  const { panels } = JSON.parse(read('deploy/grafana/service.json'));
  const cells = new Set<string>();
  for (const { id, title, type, targets, gridPos } of panels) {
    expect(title).toMatch(/^\S/);
    if (type !== 'row') expect(targets.map(({ expr }: { expr: string }) => expr).join()).not.toBe('');
    for (let x = gridPos.x; x < gridPos.x + gridPos.w; x++) {
      for (let y = gridPos.y; y < gridPos.y + gridPos.h; y++) {
        expect(cells.has(`${x}/${y}`), `panel ${id}`).toBe(false);
        cells.add(`${x}/${y}`);
      }
    }
    expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24);
  }
});

const promtool = (...args: string[]) =>
  spawnSync('promtool', args, { cwd: fileURLToPath(new URL('deploy/prometheus/', root)), encoding: 'utf8' });
const isMissing = promtool('--version').error !== undefined;

describe('promtool', () => {
  // In CI a missing promtool is a failure: .ci/run installs it.
  const run = it.skipIf(isMissing && !process.env.CI);
  const title = isMissing ? ' (skipped: install promtool, on Debian with "apt-get install prometheus")' : '';

  run(`accepts the configuration${title}`, () => {
    const { stdout, stderr, status } = promtool('check', 'config', 'prometheus.yaml');
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain('prometheus.yaml is valid');
  });

  run(`finds that every alert fires when it should, and only then${title}`, () => {
    const { status, stdout, stderr } = promtool('test', 'rules', 'alerts.test.yaml');
    expect([status, stdout + stderr]).toEqual([0, expect.stringContaining('SUCCESS')]);
    const rules = [...read('deploy/prometheus/alerts.yaml').matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);
    const tests = read('deploy/prometheus/alerts.test.yaml');
    for (const name of rules) {
      expect(tests).toContain(`alertname: ${name} }`);
      expect(tests).toContain(`alertname="${name}"`);
    }
  });

  run(`finds nothing wrong with what a process serves${title}`, () => {
    const { status, stdout, stderr } = spawnSync('promtool', ['check', 'metrics'], { input: served, encoding: 'utf8' });
    const complaints = (stdout + stderr).split('\n').filter((line) => line.startsWith('service_'));
    expect([complaints, status === 0 || stderr.includes('nodejs_') || stderr.includes('process_')]).toEqual([[], true]);
  });
});
