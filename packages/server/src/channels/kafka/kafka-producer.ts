// Makes a Kafka producer. It connects when it first sends.
import {
  type BaseOptions,
  compatibilityPartitioner,
  Producer,
  SASLMechanisms,
  stringSerializers,
} from '@platformatic/kafka';
import type { KafkaSettings } from '../../ops/settings.ts';
import { readSettingFile } from '../read-setting-file.ts';

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
  return ca === undefined ? {} : { ca: await readSettingFile(ca, 'SERVICE_RELAY_KAFKA_CA') };
}
