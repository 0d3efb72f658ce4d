// The schema of the settings (decisions 12): types, defaults and constraints between settings.
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { isLoopbackHost } from '../kernel/web/origin.ts';
import { checkEngineOrder, engineShape, SECRET_ENGINE_KEYS, scanSettings } from './engine-settings.ts';
import { checkLogin, loginSettings, loginShape } from './login-settings.ts';
import { checkRelay, relaySettings, relayShape } from './relay/relay-settings.ts';
import { booleanSetting, list, oneOf, publicUrl, setting, wholeNumber } from './setting-values.ts';
import type { Settings } from './settings.ts';
import { parseStoreLocation } from './store-location.ts';
import { tracingSettings, tracingShape } from './tracing-settings.ts';

export const MIN_SECRET_CHARACTERS = 32;
const MAX_PROCESSES = 256;
const MAX_LIMIT = 1_000_000_000;
/** A century. */
const MAX_DAYS = 36_525;

const host = setting('must be a host name or an address to listen on, such as 127.0.0.1', (value) =>
  typeof value === 'string' && /^[0-9A-Za-z.:_-]{1,253}$/.test(value) ? value : undefined,
);

const store = z.unknown().transform((value, context): string => {
  const location = typeof value === 'string' ? parseStoreLocation(value) : undefined;
  if (typeof value === 'string' && location?.ok) return value;
  const message =
    location && !location.ok
      ? location.reason
      : 'must be a URL such as sqlite:./data/service.db or postgres://USER:PASSWORD@HOST/DATABASE';
  context.issues.push({ code: 'custom', input: value, message });
  return z.NEVER;
});

/** Full addresses only: `ipaddr.js` alone would accept `10/8`. */
const isRange = (text: string): boolean => {
  const [address = ''] = text.split('/');
  return isIP(address) !== 0 && (text === address || ipaddr.isValidCIDR(text));
};

/** An IPv6 range can contain every IPv4 address, as `::ffff:0:0/96` does: IPv4 proxies are matched against it. */
const isEverything = (range: string): boolean => {
  if (!range.includes('/')) return false;
  const [address, bits] = ipaddr.parseCIDR(range);
  if (bits === 0) return true;
  return address.kind() === 'ipv6' && bits <= 96 && EVERY_IPV4.match(address, bits);
};
const EVERY_IPV4 = new ipaddr.IPv6([0, 0, 0, 0, 0, 0xffff, 0, 0]);
const EVERY_PROXY =
  'must not cover all addresses, or any client could claim any address: use a range such as 10.0.0.0/8';

/** Keys are the names in `service.config.json`; flags and environment names follow from them. */
const shape = {
  store: store.default('sqlite:./data/service.db'),
  migrations: oneOf('auto', 'wait').default('auto'),
  host: host.default('127.0.0.1'),
  port: wholeNumber(0, 65_535).default(8787),
  publicUrl: publicUrl.optional(),
  processes: wholeNumber(1, MAX_PROCESSES).default(1),
  secret: list(
    `must be secrets of at least ${MIN_SECRET_CHARACTERS} characters, separated by commas`,
    (entry) => entry.length >= MIN_SECRET_CHARACTERS,
  ).optional(),
  dev: booleanSetting.default(false),
  rateLimits: oneOf('on', 'off').default('on'),
  rateLimitSessionsPerAddress: wholeNumber(1, MAX_LIMIT).default(120),
  rateLimitEventsPerAddress: wholeNumber(1, MAX_LIMIT).default(600),
  rateLimitPerInstall: wholeNumber(1, MAX_LIMIT).default(60_000),
  rateLimitServerEventsPerKey: wholeNumber(1, MAX_LIMIT).default(1200),
  rateLimitExchangesPerAddress: wholeNumber(1, MAX_LIMIT).default(60),
  rateLimitCallsPerToken: wholeNumber(1, MAX_LIMIT).default(120),
  rateLimitCallsPerDemoToken: wholeNumber(1, MAX_LIMIT).default(10),
  rateLimitRegistrationsPerAddress: wholeNumber(1, MAX_LIMIT).default(10),
  rateLimitAuthorizationsPerAddress: wholeNumber(1, MAX_LIMIT).default(120),
  rateLimitLoginsPerAddress: wholeNumber(1, MAX_LIMIT).default(60),
  rateLimitMePerUser: wholeNumber(1, MAX_LIMIT).default(60),
  rateLimitPortalPerUser: wholeNumber(1, MAX_LIMIT).default(600),
  retentionVisitsDays: wholeNumber(1, MAX_DAYS).default(395),
  retentionActionsDays: wholeNumber(1, MAX_DAYS).default(395),
  retentionEventsDays: wholeNumber(1, MAX_DAYS).default(1095),
  retentionAnswersDays: wholeNumber(1, MAX_DAYS).default(395),
  trustedProxies: list('must be addresses or CIDR ranges, separated by commas, such as 10.0.0.0/8', isRange)
    .refine((ranges) => !ranges.some(isEverything), EVERY_PROXY)
    .default([]),
  ...relayShape,
  judgeUrl: setting('must be an http or https address, such as http://localhost:11434/v1', (value) => {
    const url = typeof value === 'string' ? URL.parse(value) : null;
    return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
  }).optional(),
  judgeModel: setting('must be the name of a model', (value) =>
    typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined,
  ).optional(),
  judgeKey: setting('must be a string', (value) =>
    typeof value === 'string' && value !== '' ? value : undefined,
  ).optional(),
  ...engineShape,
  ...loginShape,
  loginIdleMinutes: wholeNumber(1, 720).default(60),
  metricsPort: wholeNumber(0, 65_535).optional(),
  metricsHost: host.default('127.0.0.1'),
  ...tracingShape,
  logLevel: oneOf('silent', 'error', 'warn', 'info', 'debug').default('info'),
};

export type SettingKey = keyof typeof shape;

/** Every key, in the order of the schema. */
export const SETTING_KEYS: readonly string[] = Object.keys(shape);

/** The default of a setting; `undefined` if it has none. */
export const settingDefault = (key: SettingKey): unknown => shape[key].safeParse(undefined).data;

/** Settings that never appear in a message; the address of a store or a webhook may contain a password. */
export const SECRET_KEYS: ReadonlySet<string> = new Set<SettingKey>([
  'secret',
  'store',
  'relayWebhook',
  'relayWebhookSecret',
  'relayNats',
  'relayKafka',
  'relayKafkaPassword',
  'judgeKey',
  ...SECRET_ENGINE_KEYS,
  'oidcClientSecret',
]);

/** `--dev` relaxes the origin rules, so only this machine may reach it (decisions 1). */
function checkDev(settings: { dev: boolean; host: string; publicUrl?: string | undefined }, context: z.RefinementCtx) {
  if (!settings.dev) return;
  if (!isLoopbackHost(settings.host)) {
    context.addIssue({
      code: 'custom',
      path: ['host'],
      message: 'must be a loopback address with --dev, such as 127.0.0.1',
    });
  }
  if (settings.publicUrl !== undefined && !isLoopbackHost(new URL(settings.publicUrl).hostname)) {
    context.addIssue({
      code: 'custom',
      path: ['publicUrl'],
      message: 'must be on a loopback host with --dev, such as http://localhost:8787',
    });
  }
}

function checkJudge(
  settings: { judgeUrl?: string | undefined; judgeModel?: string | undefined },
  context: z.RefinementCtx,
) {
  if ((settings.judgeUrl === undefined) === (settings.judgeModel === undefined)) return;
  const path = settings.judgeUrl === undefined ? 'judgeUrl' : 'judgeModel';
  context.addIssue({ code: 'custom', path: [path], message: 'is missing: a judge needs a URL and a model' });
}

const MAX_PORT = 65_535;

interface MetricsKeys {
  metricsPort?: number | undefined;
  metricsHost: string;
  processes: number;
}

function metricsSettings({ metricsPort, metricsHost, processes }: MetricsKeys): Settings['metrics'] {
  if (metricsPort === undefined) return undefined;
  return { host: metricsHost, ports: [metricsPort, metricsPort === 0 ? 0 : metricsPort + processes - 1] };
}

function checkMetrics({ metricsPort = 0, processes }: MetricsKeys, context: z.RefinementCtx) {
  const last = MAX_PORT - processes + 1;
  if (metricsPort <= last) return;
  const message = `must be at most ${last}, so that each of ${processes} processes has a port of its own`;
  context.addIssue({ code: 'custom', path: ['metricsPort'], message });
}

export const configSchema = z
  .strictObject(shape)
  .superRefine(checkDev)
  .superRefine(checkRelay)
  .superRefine(checkJudge)
  .superRefine(checkEngineOrder)
  .superRefine(checkLogin)
  .superRefine(checkMetrics)
  .transform(
    (config): Settings => ({
      store: config.store,
      migrations: config.migrations,
      host: config.host,
      port: config.port,
      publicUrl: config.publicUrl,
      processes: config.processes,
      secrets: config.secret,
      dev: config.dev,
      rateLimits:
        config.rateLimits === 'off'
          ? 'off'
          : {
              sessionsPerAddress: config.rateLimitSessionsPerAddress,
              eventsPerAddress: config.rateLimitEventsPerAddress,
              perInstall: config.rateLimitPerInstall,
              serverEventsPerKey: config.rateLimitServerEventsPerKey,
              exchangesPerAddress: config.rateLimitExchangesPerAddress,
              callsPerToken: config.rateLimitCallsPerToken,
              callsPerDemoToken: config.rateLimitCallsPerDemoToken,
              registrationsPerAddress: config.rateLimitRegistrationsPerAddress,
              authorizationsPerAddress: config.rateLimitAuthorizationsPerAddress,
              loginsPerAddress: config.rateLimitLoginsPerAddress,
              ownPerUser: config.rateLimitMePerUser,
              portalPerUser: config.rateLimitPortalPerUser,
            },
      retentionDays: {
        visits: config.retentionVisitsDays,
        actions: config.retentionActionsDays,
        events: config.retentionEventsDays,
        answers: config.retentionAnswersDays,
      },
      trustedProxies: config.trustedProxies,
      relay: relaySettings(config),
      judge:
        config.judgeUrl === undefined || config.judgeModel === undefined
          ? undefined
          : { url: config.judgeUrl, model: config.judgeModel, key: config.judgeKey },
      scans: scanSettings(config),
      login: loginSettings(config),
      loginIdleMinutes: config.loginIdleMinutes,
      metrics: metricsSettings(config),
      tracing: tracingSettings(config),
      logLevel: config.logLevel,
    }),
  );
