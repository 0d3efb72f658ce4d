// The flags that set settings. Each is named after its key (`publicUrl`: `--public-url`).
import { type Command, Option } from 'commander';
import { type Flags, flagName, loadSettings } from '../ops/config.ts';
import type { SettingKey } from '../ops/config-schema.ts';
import type { Settings } from '../ops/settings.ts';
import { JSON_OPTION } from './terminal.ts';

/** `value` is what help shows for it; a switch has none. Secrets have no flag: arguments are visible to every user. */
const OPTIONS: Partial<Record<SettingKey, { value?: string; help: string }>> = {
  store: { value: 'place', help: 'sqlite:PATH or postgres://... (default: sqlite:./data/service.db)' },
  host: { value: 'address', help: 'address to listen on (default: 127.0.0.1)' },
  port: { value: 'number', help: 'port to listen on, 0 for a free one (default: 8787)' },
  publicUrl: { value: 'url', help: 'address under which clients reach the service (default: host and port)' },
  processes: { value: 'number', help: 'serving processes behind the one port (default: 1)' },
  dev: { help: 'admit http origins on loopback hosts; for development only' },
  rateLimits: { value: 'on|off', help: 'rate limits (default: on)' },
  rateLimitSessionsPerAddress: { value: 'number', help: 'sessions a minute from one address (default: 120)' },
  rateLimitEventsPerAddress: { value: 'number', help: 'actions a minute from one address (default: 600)' },
  rateLimitPerInstall: { value: 'number', help: 'requests a minute to one install (default: 60000)' },
  rateLimitServerEventsPerKey: { value: 'number', help: 'server events a minute by one API key (default: 1200)' },
  rateLimitExchangesPerAddress: {
    value: 'number',
    help: 'links, and redeems, a minute from one address (default: 60)',
  },
  rateLimitLoginsPerAddress: { value: 'number', help: 'logins begun a minute from one address (default: 60)' },
  rateLimitMePerUser: { value: 'number', help: 'requests a minute to /me by one person (default: 60)' },
  retentionVisitsDays: { value: 'days', help: 'how long visits are kept (default: 395)' },
  retentionActionsDays: { value: 'days', help: 'how long actions are kept (default: 395)' },
  retentionEventsDays: { value: 'days', help: 'how long server events are kept (default: 1095)' },
  retentionAnswersDays: { value: 'days', help: 'how long the texts of answers are kept (default: 395)' },
  trustedProxies: { value: 'ranges', help: 'CIDR ranges whose X-Forwarded-For is believed, with commas between' },
  relayFile: { value: 'folder', help: 'relay records to NDJSON files in this folder, which must be there' },
  relayFileMaxBytes: { value: 'bytes', help: 'a file is no larger (default: 67108864)' },
  relayWebhook: { value: 'url', help: 'relay records to this address; needs SERVICE_RELAY_WEBHOOK_SECRET' },
  relayWebhookPrivate: { help: 'the webhook may have a private address, or one without TLS' },
  relayWebhookBatch: { value: 'number', help: 'records of one request to the webhook (default: 100)' },
  openaiModel: { value: 'name', help: 'model of OpenAI that is asked; needs SERVICE_OPENAI_KEY (default: gpt-6-sol)' },
  openaiPrices: { value: 'prices', help: 'what it costs, in US dollars: a million tokens in/out/a thousand searches' },
  geminiModel: {
    value: 'name',
    help: 'model of Gemini that is asked; needs SERVICE_GEMINI_KEY (default: gemini-3.8-flash)',
  },
  geminiPrices: { value: 'prices', help: 'what it costs, in US dollars: a million tokens in/out/a thousand searches' },
  perplexityModel: {
    value: 'name',
    help: 'model of Perplexity that is asked; needs SERVICE_PERPLEXITY_KEY (default: perplexity/sonar)',
  },
  claudeModel: {
    value: 'name',
    help: 'model of Claude that is asked; needs SERVICE_CLAUDE_KEY (default: claude-sonnet-5-5)',
  },
  claudePrices: { value: 'prices', help: 'what it costs, in US dollars: a million tokens in/out/a thousand searches' },
  grokModel: { value: 'name', help: 'model of Grok that is asked; needs SERVICE_GROK_KEY (default: grok-4.7)' },
  mistralModel: {
    value: 'name',
    help: 'model of Mistral that is asked; needs SERVICE_MISTRAL_KEY (default: mistral-medium-latest)',
  },
  mistralPrices: { value: 'prices', help: 'what it costs, in US dollars: a million tokens in/out/a thousand searches' },
  engineOrder: { value: 'names', help: 'engines that scans take first, with commas between, such as claude,openai' },
  scanConcurrency: { value: 'number', help: 'questions under way at once, of each engine (default: 4)' },
  autoScans: { value: 'true|false', help: 'start the automatic scans of plans (default: true)' },
  oidcIssuer: { value: 'url', help: 'OpenID Connect provider that signs people in; needs SERVICE_OIDC_CLIENT_SECRET' },
  oidcClientId: { value: 'id', help: 'the id that the provider gave this server' },
  logLevel: { value: 'level', help: 'silent, error, warn, info or debug (default: info)' },
};

type OptionKey = keyof typeof OPTIONS;

export const SERVE_KEYS = Object.keys(OPTIONS) as OptionKey[];

/** Adds `--json` and the flags of these settings. */
export function withOptions(command: Command, keys: readonly OptionKey[]): Command {
  command.option(...JSON_OPTION);
  for (const key of keys) {
    const { value, help } = OPTIONS[key] ?? { help: '' };
    command.addOption(new Option(value === undefined ? flagName(key) : `${flagName(key)} <${value}>`, help));
  }
  return command;
}

/** The settings with the flags that a command was given; its other options are left out. */
export function settingsFrom(options: Readonly<Record<string, unknown>>): Settings {
  const flags: Flags = {};
  for (const key of SERVE_KEYS) if (options[key] !== undefined) flags[key] = options[key];
  return loadSettings(flags);
}
