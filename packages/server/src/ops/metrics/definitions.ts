// Every metric of the service: name, type, labels and meaning. docs/metrics.md is generated from this table.

export interface MetricDefinition {
  name: string;
  type: 'counter' | 'gauge' | 'histogram';
  /** A sentence. */
  help: string;
  labels: readonly string[];
  /** The upper bounds of a histogram. */
  buckets?: readonly number[];
}

/** From a fast request to the longest that the service allows. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];
/** Up to the largest group. */
const RECORDS = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512];

export const METRICS = {
  info: {
    name: 'service_info',
    type: 'gauge',
    help: 'Always 1. The label names the version that runs.',
    labels: ['version'],
  },
  requestSeconds: {
    name: 'service_http_request_duration_seconds',
    type: 'histogram',
    help: 'Answered HTTP requests, from their arrival to the end of the response. The route is a pattern such as /mcp, or "none" for a path without a route; the status is a class such as 2xx.',
    labels: ['method', 'route', 'status'],
    buckets: SECONDS,
  },
  refusals: {
    name: 'service_refusals_total',
    type: 'counter',
    help: 'Errors sent to clients, by error code. Requests that an overloaded server refuses before routing appear only here, as "unavailable".',
    labels: ['code'],
  },
  groupRecords: {
    name: 'service_ingest_group_records',
    type: 'histogram',
    help: 'Records that were written together in one transaction.',
    labels: [],
    buckets: RECORDS,
  },
  groupSeconds: {
    name: 'service_ingest_group_duration_seconds',
    type: 'histogram',
    help: 'Time that the store took for a group of records, including the sync to disk.',
    labels: [],
    buckets: SECONDS,
  },
  syncSeconds: {
    name: 'service_ingest_sync_duration_seconds',
    type: 'histogram',
    help: 'Time that a commit took to sync a group to disk. With PostgreSQL, time of the statement that commits the group, with the network and the synchronous standby.',
    labels: [],
    buckets: SECONDS,
  },
  failedGroups: {
    name: 'service_ingest_failed_groups_total',
    type: 'counter',
    help: 'Groups in which at least one record was not stored because the store failed.',
    labels: [],
  },
  queueRecords: {
    name: 'service_ingest_queue_records',
    type: 'gauge',
    help: 'Records that wait to be stored or are being stored. At 20,000, any more are refused.',
    labels: [],
  },
  projectionLag: {
    name: 'service_projection_lag_records',
    type: 'gauge',
    help: 'Stored records that the attribution report does not include yet. The same in every process over one store.',
    labels: [],
  },
  relayLagRecords: {
    name: 'service_relay_lag_records',
    type: 'gauge',
    help: 'Stored records that a relay sink has not accepted yet. The same in every process over one store.',
    labels: ['sink'],
  },
  relayLagSeconds: {
    name: 'service_relay_lag_seconds',
    type: 'gauge',
    help: 'Age of the oldest record that a relay sink has not accepted yet; 0 if there is none.',
    labels: ['sink'],
  },
  relayFailing: {
    name: 'service_relay_failing',
    type: 'gauge',
    help: '1 while deliveries to a relay sink fail, otherwise 0.',
    labels: ['sink'],
  },
  relayRecords: {
    name: 'service_relay_records_total',
    type: 'counter',
    help: 'Records that a relay sink has accepted from this process, including repeats.',
    labels: ['sink'],
  },
  relayFailures: {
    name: 'service_relay_failures_total',
    type: 'counter',
    help: 'Deliveries of this process that a relay sink has not accepted; their records are sent again.',
    labels: ['sink'],
  },
  scansRunning: {
    name: 'service_scans_running',
    type: 'gauge',
    help: 'Scans that this process runs.',
    labels: [],
  },
  scanAnswers: {
    name: 'service_scan_answers_total',
    type: 'counter',
    help: 'Answers of engines that were recorded.',
    labels: ['engine'],
  },
  scanFailures: {
    name: 'service_scan_failures_total',
    type: 'counter',
    help: 'Questions that failed for good, by engine and failure code.',
    labels: ['engine', 'code'],
  },
  deliveries: {
    name: 'service_notification_deliveries_total',
    type: 'counter',
    help: 'Attempts to deliver a notification. The result is "delivered", "failed" (it is sent again later) or "parked" (it is not).',
    labels: ['channel', 'result'],
  },
} as const satisfies Record<string, MetricDefinition>;
