// Makes a Kafka producer. It connects when it first sends.
import { readFile } from 'node:fs/promises';
import {
  type BaseOptions,
  compatibilityPartitioner,
  Producer,
  SASLMechanisms,
  stringSerializers,
} from '@platformatic/kafka';
import { describeFileError } from '../../kernel/describe-file-error.ts';
import type { KafkaSettings } from '../../ops/settings.ts';
import { SinkFault } from '../../relay/ports.ts';

const MECHANISMS = {
  plain: SASLMechanisms.PLAIN,
  'scram-sha-256': SASLMechanisms.SCRAM_SHA_256,
  'scram-sha-512': SASLMechanisms.SCRAM_SHA_512,
} as const;

/** Of a request, and of its retries, which are not stored twice. */
const TIMES = { timeout: 10_000, requestTimeout: 10_000, connectTimeout: 5000, retries: 3, retryDelay: 250 };

export async function createProducer(settings: KafkaSettings): Promise<Producer<string, string, string, string>> {
  return new Producer({
    clientId: 'service-relay',
    bootstrapBrokers: [...settings.brokers],
    serializers: stringSerializers,
    // Chooses the same partition for a key as the clients of Java do.
    partitioner: compatibilityPartitioner,
    autocreateTopics: false,
    ...TIMES,
    ...loginOf(settings),
    ...(settings.tls && { tls: await tlsOf(settings), tlsServerName: true }),
  });
}

function loginOf({ login }: KafkaSettings): Pick<BaseOptions, 'sasl'> {
  if (login === undefined) return {};
  return { sasl: { mechanism: MECHANISMS[login.mechanism], username: login.user, password: login.password } };
}

async function tlsOf({ ca }: KafkaSettings): Promise<NonNullable<BaseOptions['tls']>> {
  if (ca === undefined) return {};
  try {
    return { ca: await readFile(ca) };
  } catch (cause) {
    const reason = describeFileError(cause) ?? 'cannot be read';
    throw new SinkFault(`SERVICE_RELAY_KAFKA_CA names the file ${ca}, which ${reason}`, { cause });
  }
}
