// The settings of the Kafka sink.
import type { z } from 'zod';
import { booleanSetting, list, oneOf, setting } from '../setting-values.ts';
import type { KafkaSettings } from '../settings.ts';
import { filePath } from './paths.ts';
import { refuserIn } from './refuse-setting.ts';

const MAX_PORT = 65_535;

/** `HOST:PORT`, also for an IPv6 address in brackets. */
function isBroker(text: string): boolean {
  const [, port] = /^(?:[\w.-]+|\[[\da-fA-F:.]+\]):(\d{1,5})$/.exec(text) ?? [];
  return port !== undefined && Number(port) > 0 && Number(port) <= MAX_PORT;
}

const text = (phrase: string) =>
  setting(phrase, (value) => (typeof value === 'string' && value !== '' ? value : undefined));

export const kafkaShape = {
  relayKafka: list('must be brokers as HOST:PORT, separated by commas, such as k1.example:9092', isBroker).optional(),
  relayKafkaTopic: setting(
    'must be the name of a topic: at most 249 letters, digits, dots, hyphens and underscores',
    (value) => (typeof value === 'string' && /^(?!\.{1,2}$)[\w.-]{1,249}$/.test(value) ? value : undefined),
  ).default('service.records'),
  relayKafkaUser: text('must be the name of a user').optional(),
  relayKafkaPassword: text('must not be empty').optional(),
  relayKafkaSasl: oneOf('scram-sha-512', 'scram-sha-256', 'plain').default('scram-sha-512'),
  relayKafkaTls: booleanSetting.default(false),
  relayKafkaCa: filePath.optional(),
};

export type KafkaConfig = z.output<z.ZodObject<typeof kafkaShape>>;

export function checkKafka(config: KafkaConfig, context: z.RefinementCtx): void {
  const { relayKafkaUser: user, relayKafkaPassword: password, relayKafkaCa: ca, relayKafkaTls: tls } = config;
  const refuse = refuserIn<KafkaConfig>(context);
  if (config.relayKafka === undefined && [user, password, ca].some((value) => value !== undefined))
    refuse('relayKafka', 'must be set because its user, password or certificate authorities are set');
  if (user !== undefined && password === undefined) refuse('relayKafkaPassword', 'must be set because its user is set');
  if (user === undefined && password !== undefined) refuse('relayKafkaUser', 'must be set because its password is set');
  if (ca !== undefined && !tls) refuse('relayKafkaTls', 'must be true because certificate authorities are set');
  if (user !== undefined && config.relayKafkaSasl === 'plain' && !tls)
    refuse('relayKafkaTls', 'must be true because the login is plain: anyone on the way could read the password');
}

export function kafkaSettings(config: KafkaConfig): KafkaSettings | undefined {
  const { relayKafka: brokers, relayKafkaUser: user, relayKafkaPassword: password } = config;
  if (brokers === undefined) return undefined;
  const login =
    user === undefined || password === undefined ? undefined : { mechanism: config.relayKafkaSasl, user, password };
  return { brokers, topic: config.relayKafkaTopic, tls: config.relayKafkaTls, ca: config.relayKafkaCa, login };
}
