// The flags that set settings. Each is named after its key (`publicUrl`: `--public-url`).
import { type Command, Option } from 'commander';
import { type Flags, flagName, loadSettings } from '../ops/config.ts';
import { type SettingKey, settingDefault } from '../ops/config-schema.ts';
import { SETTING_MEANINGS } from '../ops/setting-meanings.ts';
import type { Settings } from '../ops/settings.ts';
import { JSON_OPTION } from './terminal.ts';

/** What `--help` shows for the value of each flag. Secrets, and `engines` with the keys in it, have no flag: every user of the machine can read arguments. */
const FLAG_VALUES = {
  store: 'place',
  migrations: 'auto|wait',
  host: 'address',
  port: 'number',
  publicUrl: 'url',
  processes: 'number',
  dev: undefined,
  rateLimits: 'on|off',
  rateLimitSessionsPerAddress: 'number',
  rateLimitEventsPerAddress: 'number',
  rateLimitPerInstall: 'number',
  rateLimitServerEventsPerKey: 'number',
  rateLimitExchangesPerAddress: 'number',
  rateLimitCallsPerToken: 'number',
  rateLimitCallsPerDemoToken: 'number',
  rateLimitRegistrationsPerAddress: 'number',
  rateLimitAuthorizationsPerAddress: 'number',
  rateLimitLoginsPerAddress: 'number',
  rateLimitMePerUser: 'number',
  rateLimitPortalPerUser: 'number',
  retentionVisitsDays: 'days',
  retentionActionsDays: 'days',
  retentionEventsDays: 'days',
  retentionAnswersDays: 'days',
  trustedProxies: 'ranges',
  relayFile: 'folder',
  relayFileMaxBytes: 'bytes',
  relayWebhook: 'url',
  relayWebhookPrivate: undefined,
  relayWebhookBatch: 'number',
  relayNatsSubject: 'subject',
  relayNatsCredentials: 'file',
  relayNatsCa: 'file',
  relayKafka: 'brokers',
  relayKafkaTopic: 'topic',
  relayKafkaUser: 'name',
  relayKafkaSasl: 'mechanism',
  relayKafkaTls: undefined,
  relayKafkaCa: 'file',
  openaiUrl: 'url',
  openaiModel: 'name',
  openaiPrices: 'prices',
  geminiUrl: 'url',
  geminiModel: 'name',
  geminiPrices: 'prices',
  perplexityUrl: 'url',
  perplexityModel: 'name',
  claudeUrl: 'url',
  claudeModel: 'name',
  claudePrices: 'prices',
  grokUrl: 'url',
  grokModel: 'name',
  mistralUrl: 'url',
  mistralModel: 'name',
  mistralPrices: 'prices',
  judgeUrl: 'url',
  judgeModel: 'name',
  loginIdleMinutes: 'number',
  engineOrder: 'names',
  scanConcurrency: 'number',
  autoScans: 'true|false',
  oidcIssuer: 'url',
  oidcClientId: 'id',
  metricsPort: 'number',
  metricsHost: 'address',
  otelEndpoint: 'url',
  otelSampleRatio: 'number',
  logLevel: 'level',
} as const satisfies Partial<Record<SettingKey, string | undefined>>;

type OptionKey = keyof typeof FLAG_VALUES;

export const SERVE_KEYS = Object.keys(FLAG_VALUES) as OptionKey[];

/** Adds `--json` and the flags of these settings. */
export function withOptions(command: Command, keys: readonly OptionKey[]): Command {
  command.option(...JSON_OPTION);
  for (const key of keys) {
    const value = FLAG_VALUES[key];
    const flag = value === undefined ? flagName(key) : `${flagName(key)} <${value}>`;
    command.addOption(new Option(flag, helpOf(key)));
  }
  return command;
}

/** A switch shows no default: it is always off. */
function helpOf(key: OptionKey): string {
  const standard = settingDefault(key);
  const hasDefault = FLAG_VALUES[key] !== undefined && standard !== undefined && !Array.isArray(standard);
  return hasDefault ? `${SETTING_MEANINGS[key]} (default: ${standard})` : SETTING_MEANINGS[key];
}

/** Loads the settings, overridden by the flags of the command; its other options are ignored. */
export function settingsFrom(options: Readonly<Record<string, unknown>>): Settings {
  const flags: Flags = {};
  for (const key of SERVE_KEYS) if (options[key] !== undefined) flags[key] = options[key];
  return loadSettings(flags);
}
