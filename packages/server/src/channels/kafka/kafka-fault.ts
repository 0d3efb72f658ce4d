// What went wrong with Kafka, and what to do about it. No message contains a login, an address or a record.
import { SinkFault } from '../../relay/ports.ts';

/** By the name of the protocol's error code. */
const ADVICE: Readonly<Record<string, (topic: string) => string>> = {
  UNKNOWN_TOPIC_OR_PARTITION: (topic) => `the topic ${topic} does not exist: create it`,
  TOPIC_AUTHORIZATION_FAILED: (topic) => `the Kafka user may not write to the topic ${topic}: permit Write`,
  CLUSTER_AUTHORIZATION_FAILED: () => 'the Kafka user may not write without duplicates: permit IdempotentWrite',
  SASL_AUTHENTICATION_FAILED: () => LOGIN,
  UNSUPPORTED_SASL_MECHANISM: () =>
    'the brokers do not support the login mechanism: choose another with SERVICE_RELAY_KAFKA_SASL',
  MESSAGE_TOO_LARGE: (topic) => `a record is too large for the topic ${topic}: raise its max.message.bytes`,
  RECORD_LIST_TOO_LARGE: (topic) => `the records are too large for the topic ${topic}: raise its segment.bytes`,
  NOT_ENOUGH_REPLICAS: (topic) => `too few replicas of the topic ${topic} are in sync: check its brokers`,
  NOT_ENOUGH_REPLICAS_AFTER_APPEND: (topic) => `too few replicas of the topic ${topic} are in sync: check its brokers`,
};

const LOGIN =
  'Kafka refused the login: check SERVICE_RELAY_KAFKA_USER, SERVICE_RELAY_KAFKA_PASSWORD and SERVICE_RELAY_KAFKA_SASL';

export function kafkaFault(error: unknown, topic: string): SinkFault {
  if (error instanceof SinkFault) return error;
  const causes = causesOf(error);
  // A refusal says more than what followed it, such as a closed connection.
  const refusal = causes.find(({ apiId }) => apiId !== undefined);
  const words = refusal === undefined ? unreachable(causes) : wordsOf(refusal.apiId ?? '', topic);
  return new SinkFault(words, { cause: error });
}

const wordsOf = (apiId: string, topic: string): string =>
  ADVICE[apiId]?.(topic) ?? `Kafka did not store the records: ${apiId}`;

interface Cause {
  code: string | undefined;
  apiId: string | undefined;
}

/** The errors at the leaves: the client nests those of each attempt and broker. */
function causesOf(error: unknown): Cause[] {
  if (!(error instanceof Error)) return [];
  const inner = [...(error instanceof AggregateError ? error.errors : []), error.cause];
  const causes = inner.flatMap(causesOf);
  return causes.length > 0 ? causes : [{ code: textOf(error, 'code'), apiId: textOf(error, 'apiId') }];
}

function textOf(error: Error, name: 'code' | 'apiId'): string | undefined {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' ? value : undefined;
}

function unreachable(causes: readonly Cause[]): string {
  const codes = causes.map(({ code }) => code);
  if (codes.includes('PLT_KFK_AUTHENTICATION')) return LOGIN;
  if (codes.includes('PLT_KFK_TIMEOUT')) return 'Kafka did not answer in time';
  const [reason] = codes.filter((code) => code !== undefined && !code.startsWith('PLT_KFK_'));
  return `Kafka cannot be reached${reason === undefined ? '' : `: ${reason}`}`;
}
