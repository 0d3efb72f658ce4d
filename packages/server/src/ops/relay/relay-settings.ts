// The settings of the relay: its sinks (decisions 16).
import type { z } from 'zod';
import { booleanSetting, list, setting, wholeNumber } from '../setting-values.ts';
import type { RelaySettings } from '../settings.ts';
import { checkKafka, type KafkaConfig, kafkaSettings, kafkaShape } from './kafka-settings.ts';
import { checkNats, type NatsConfig, natsSettings, natsShape } from './nats-settings.ts';
import { folderPath } from './paths.ts';
import { refuserIn } from './refuse-setting.ts';

const MAX_FILE_BYTES = 1_099_511_627_776;
const DEFAULT_FILE_BYTES = 67_108_864;
const MAX_BATCH_RECORDS = 1000;
/** Bytes of a Standard Webhooks secret. */
const [LEAST_SECRET_BYTES, MOST_SECRET_BYTES] = [24, 64];

const webhookUrl = setting('must be an https address without user and password', (value) => {
  const url = typeof value === 'string' ? URL.parse(value) : null;
  return url && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '' ? url.href : undefined;
});

function isWebhookSecret(text: string): boolean {
  if (!/^whsec_[A-Za-z0-9+/]+={0,2}$/.test(text)) return false;
  const { length } = Buffer.from(text.slice('whsec_'.length), 'base64');
  return length >= LEAST_SECRET_BYTES && length <= MOST_SECRET_BYTES;
}

export const relayShape = {
  relayFile: folderPath.optional(),
  relayFileMaxBytes: wholeNumber(1, MAX_FILE_BYTES).default(DEFAULT_FILE_BYTES),
  relayWebhook: webhookUrl.optional(),
  relayWebhookSecret: list(
    `must be whsec_ and the base64 of ${LEAST_SECRET_BYTES} to ${MOST_SECRET_BYTES} random bytes, or several of them separated by commas`,
    isWebhookSecret,
  ).optional(),
  relayWebhookPrivate: booleanSetting.default(false),
  relayWebhookBatch: wholeNumber(1, MAX_BATCH_RECORDS).default(100),
  ...natsShape,
  ...kafkaShape,
};

export interface RelayConfig extends NatsConfig, KafkaConfig {
  dev: boolean;
  relayFile?: string | undefined;
  relayFileMaxBytes: number;
  relayWebhook?: string | undefined;
  relayWebhookSecret?: string[] | undefined;
  relayWebhookPrivate: boolean;
  relayWebhookBatch: number;
}

/** Sending without TLS, or to a private address, must be requested explicitly. */
const allowsPrivate = ({ dev, relayWebhookPrivate }: RelayConfig): boolean => dev || relayWebhookPrivate;

export function checkRelay(config: RelayConfig, context: z.RefinementCtx): void {
  checkWebhook(config, context);
  checkNats(config, context);
  checkKafka(config, context);
}

function checkWebhook(config: RelayConfig, context: z.RefinementCtx): void {
  const { relayWebhook, relayWebhookSecret } = config;
  const refuse = refuserIn<RelayConfig>(context);
  if (relayWebhook === undefined) {
    if (relayWebhookSecret) refuse('relayWebhook', 'must be set because its secret is set');
    return;
  }
  if (!relayWebhookSecret) refuse('relayWebhookSecret', 'must be set because a webhook is set: it signs each request');
  if (!relayWebhook.startsWith('https:') && !allowsPrivate(config)) {
    refuse('relayWebhook', 'must be an https address, unless private addresses are allowed');
  }
}

export function relaySettings(config: RelayConfig): RelaySettings | undefined {
  const { relayFile } = config;
  const sinks = {
    file: relayFile === undefined ? undefined : { folder: relayFile, maxBytes: config.relayFileMaxBytes },
    webhook: webhookSettings(config),
    nats: natsSettings(config),
    kafka: kafkaSettings(config),
  };
  return Object.values(sinks).some((sink) => sink !== undefined) ? sinks : undefined;
}

function webhookSettings(config: RelayConfig): RelaySettings['webhook'] {
  const { relayWebhook: url, relayWebhookSecret: secrets, relayWebhookBatch: batchRecords } = config;
  if (url === undefined || secrets === undefined) return undefined;
  return { url, secrets, allowPrivate: allowsPrivate(config), batchRecords };
}
