// Generates docs/reference/cli.md from the commands of `service`.
import { COMMANDS } from '../../packages/server/src/cli/commands.ts';
import { createProgram } from '../../packages/server/src/cli/program.ts';
import { SERVE_KEYS } from '../../packages/server/src/cli/setting-options.ts';
import { flagName } from '../../packages/server/src/ops/config.ts';

const HEAD = `<!-- Generated from packages/server/src/cli by "npm run docs". -->

# Command line

In a clone, use \`npm run service --\` instead of \`service\`, and \`npm run -s service --\` if you redirect the output.

- \`service COMMAND --help\` shows the options of a command.
- \`--json\` prints one JSON document, and is an option of every command. An error then has a \`code\`.
- The exit code is 0 for success, 1 for a failure and 2 for invalid usage.
- Most commands also take the flags of the [settings](../configuration.md) that they use, such as \`--store\`.
`;

const SETTINGS = new Set(SERVE_KEYS.map(flagName));
const terminal = { stdout: process.stdout, stderr: process.stderr, json: false };

const cell = (text) => text.replaceAll('|', '\\|').replace(/SERVICE_[A-Z_]+/g, '`$&`');
const sentence = (phrase) => `${phrase[0].toUpperCase()}${phrase.slice(1)}.`;

const isOwn = ({ long }) => long !== '--json' && !SETTINGS.has(long);

function optionRow({ flags, description, mandatory, argChoices, defaultValue, defaultValueDescription }) {
  const choices = argChoices ? ` One of ${argChoices.map((choice) => `\`${choice}\``).join(', ')}.` : '';
  const preset = defaultValueDescription ?? (typeof defaultValue === 'string' ? `\`${defaultValue}\`` : undefined);
  const notes = [choices, preset === undefined ? '' : ` Default: ${preset}.`, mandatory ? ' Required.' : ''];
  return `| \`${cell(flags)}\` | ${cell(sentence(description) + notes.join(''))} |`;
}

function usageOf(command, name) {
  const words = command.registeredArguments.map((argument) => {
    const text = argument.variadic ? `${argument.name()}...` : argument.name();
    return argument.required ? `<${text}>` : `[${text}]`;
  });
  return [name, ...words].join(' ');
}

const settingsSentence = (flags) =>
  flags.length === SETTINGS.size
    ? 'Takes the flag of every [setting](../configuration.md).'
    : `Settings: ${flags.join(', ')}.`;

function describe(command, name, level) {
  const options = command.options.filter(isOwn);
  const settings = command.options.filter(({ long }) => SETTINGS.has(long)).map(({ long }) => `\`${long}\``);
  return [
    `${'#'.repeat(level)} ${name}`,
    sentence(command.description()),
    ...(command.commands.length > 0 ? [] : [`\`\`\`sh\nservice ${usageOf(command, name)}\n\`\`\``]),
    ...(options.length > 0 ? [['| Option | Meaning |', '| --- | --- |', ...options.map(optionRow)].join('\n')] : []),
    ...(settings.length > 0 ? [settingsSentence(settings)] : []),
    ...command.commands.map((inner) => describe(inner, `${name} ${inner.name()}`, level + 1)),
  ].join('\n\n');
}

/** The text of docs/reference/cli.md. */
export async function makeCli() {
  const names = COMMANDS.map(({ name }) => name);
  const { commands } = await createProgram(names, terminal);
  return `${HEAD}\n${commands.map((command) => describe(command, command.name(), 2)).join('\n\n')}\n`;
}
