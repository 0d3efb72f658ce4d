// Generates docs/configuration.md from the schema of the settings.
import { SERVE_KEYS } from '../../packages/server/src/cli/setting-options.ts';
import { environmentName, flagName } from '../../packages/server/src/ops/config.ts';
import { configSchema, SETTING_KEYS, settingDefault } from '../../packages/server/src/ops/config-schema.ts';
import { SETTING_MEANINGS } from '../../packages/server/src/ops/setting-meanings.ts';

const HEAD = `<!-- Generated from packages/server/src/ops by "npm run docs". -->

# Configuration

\`service\` reads each setting from three sources. The first source that has a value takes precedence:

1. a flag: \`service serve --port 9000\`
2. an environment variable: \`SERVICE_PORT=9000\`
3. \`service.config.json\` in the working directory: \`{ "port": 9000 }\`

\`service serve\` and \`service doctor\` accept every flag below. For the flags of other commands, run
\`service COMMAND --help\`. Secrets, and \`engines\` with the keys in it, have no flag, because every user of the machine can read a command
line. A list is separated by commas in a flag or a variable, and may be a JSON list in the file.

An unknown setting or an invalid value stops the command, with a message that names the setting and the valid values. To
check your settings without starting the service, run \`service doctor\`.
`;

const VENDORS = ['openai', 'gemini', 'perplexity', 'claude', 'grok', 'mistral'];

/** A setting belongs to the first group that its key matches. */
const GROUPS = [
  [
    'Server',
    /^(?:store|migrations|host|port|publicUrl|processes|trustedProxies|secret|dev|logLevel)$/,
    '[Operations](operations.md), [PostgreSQL](postgres.md), [scaling](scaling.md), [backups](backup.md) and [upgrades](upgrading.md) describe how to run the service.',
  ],
  ['Metrics', /^metrics/, '[Metrics](metrics.md) lists them, and shows how to collect them.'],
  ['Traces', /^otel/, '[Operations](operations.md#traces) shows what a trace contains.'],
  [
    'Sign-in',
    /^(?:oidc|login)/,
    'Set all of `SERVICE_OIDC_...`, together with `SERVICE_PUBLIC_URL`. [Login](login.md) shows how.',
  ],
  ['Rate limits', /^rateLimit/, 'A request over a limit is answered with 429 and `Retry-After`.'],
  [
    'Retention',
    /^retention/,
    'Serving processes delete expired data once a day. If you shorten a period, run `service retention run --force` once.',
  ],
  [
    'Relay',
    /^relay/,
    'Set `SERVICE_RELAY_FILE`, `SERVICE_RELAY_WEBHOOK`, `SERVICE_RELAY_NATS` or `SERVICE_RELAY_KAFKA`, or several of them. [Relay](relay.md) shows how.',
  ],
  [
    'Answer engines',
    new RegExp(`^(?:${VENDORS.join('|')}|engine)`),
    'An engine answers once its key is set. Recorded answers, such as those of the demo, need no key. Base URLs are https or loopback, and include the API version. [Engines](engines.md) has examples.',
  ],
  ['Scans', /^(?:scan|autoScans)/, '[Scans](scans.md) shows how to run them.'],
  ['Judge', /^judge/, 'Optional. Set the URL and the model together.'],
];

/** Defaults that are not in the schema. */
const OTHER_DEFAULTS = {
  publicUrl: '`http://HOST:PORT`',
  secret: 'generated beside a SQLite store; required with PostgreSQL',
  ...Object.fromEntries(VENDORS.map((name) => [`${name}Url`, "the vendor's"])),
};

const HEADER = [
  '| Environment variable | Flag | Key in the file | Default | Meaning |',
  '| --- | --- | --- | --- | --- |',
];

/** The description of these already states their values. */
const SAID_BY_MEANING = /^must be (?:a text|a host name|three prices|names of engines|the (?:name|id|secret|path) )/;

const code = (text) => `\`${text}\``;
const inTable = (text) => text.replaceAll('|', '\\|').replace(/SERVICE_[A-Z_]+/g, code);
const sentence = (phrase) => `${phrase[0].toUpperCase()}${phrase.slice(1)}.`;

function defaultOf(key) {
  const value = settingDefault(key);
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return OTHER_DEFAULTS[key] ?? 'none';
  return code(value);
}

/** The schema's message for an invalid value, unless the description already includes it. */
function requirementOf(key) {
  const issues = configSchema.safeParse({ [key]: {} }).error?.issues ?? [];
  const message = issues.find(({ path }) => path[0] === key)?.message;
  if (!message) throw new Error(`The schema accepts anything for ${key}`);
  return SAID_BY_MEANING.test(message) ? [] : [message];
}

function row(key) {
  const flag = SERVE_KEYS.includes(key) ? code(flagName(key)) : 'none';
  const meaning = [SETTING_MEANINGS[key], ...requirementOf(key)].map(sentence).join(' ');
  return `| ${[code(environmentName(key)), flag, code(key), defaultOf(key), inTable(meaning)].join(' | ')} |`;
}

/** The text of docs/configuration.md; throws if a setting has no group. */
export function makeConfiguration() {
  const grouped = Map.groupBy(SETTING_KEYS, (key) => {
    const group = GROUPS.find(([, pattern]) => pattern.test(key));
    if (!group) throw new Error(`No group of docs/configuration.md has the setting ${key}`);
    return group[0];
  });
  const sections = GROUPS.map(([title, , introduction]) =>
    [`## ${title}`, '', introduction, '', ...HEADER, ...(grouped.get(title) ?? []).map(row)].join('\n'),
  );
  return `${HEAD}\n${sections.join('\n\n')}\n`;
}
