// Generates docs/metrics.md from the definitions of the metrics.
import { METRICS } from '../../packages/server/src/ops/metrics/definitions.ts';

const HEAD = `<!-- Generated from packages/server/src/ops/metrics/definitions.ts by "npm run docs". -->

# Metrics

\`service serve\` exposes metrics for [Prometheus](https://prometheus.io) if you set a port:

\`\`\`sh
service serve --metrics-port 9464
curl http://127.0.0.1:9464/metrics
\`\`\`

\`/metrics\` has its own port and listens on this machine only. If Prometheus runs on another machine, set
\`SERVICE_METRICS_HOST\` to an address of a private network: \`/metrics\` requires no credentials. The public port never serves it.

Each process reports its own numbers. With \`--processes 4\`, the processes listen on ports 9464 to 9467; collect all four. A
process that replaces another one takes its port, and its counters start again at 0. Metrics with labels appear once there is
something to count: those of the relay need a sink, those of scans a scan.

[\`deploy\`](../deploy) has files to start with:

- [\`prometheus/prometheus.yaml\`](../deploy/prometheus/prometheus.yaml) collects the metrics.
- [\`prometheus/alerts.yaml\`](../deploy/prometheus/alerts.yaml) has alert rules. [\`prometheus/alerts.test.yaml\`](../deploy/prometheus/alerts.test.yaml) tests them: \`promtool test rules alerts.test.yaml\`.
- [\`grafana/service.json\`](../deploy/grafana/service.json) is a dashboard. Import it into Grafana and choose your Prometheus data source.

No label contains an ID, an address or a token. If the port is not set, nothing is measured, and metrics cost nothing.

## Metrics of the service

| Metric | Type | Labels | Meaning |
| --- | --- | --- | --- |
`;

const TAIL = `
A histogram has three series: \`NAME_bucket\`, \`NAME_sum\` and \`NAME_count\`. The lag of the projection and of the relay is read from
the store for each scrape; while the store does not answer, these metrics are omitted.

## Metrics of the process

\`process_*\` and \`nodejs_*\` are the default metrics of [prom-client](https://github.com/siimon/prom-client): CPU, memory, open
files, garbage collection. \`nodejs_eventloop_lag_p99_seconds\` is the delay of the event loop: how long requests wait for the
process.
`;

const code = (text) => `\`${text}\``;
const row = ({ name, type, labels, help }) =>
  `| ${code(name)} | ${type} | ${labels.map(code).join(', ') || 'none'} | ${help} |`;

/** The text of docs/metrics.md. */
export const makeMetrics = () => `${HEAD}${Object.values(METRICS).map(row).join('\n')}\n${TAIL}`;
