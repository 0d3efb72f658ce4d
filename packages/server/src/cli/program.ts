// The `service` command with its subcommands (decisions 12).
import { Command } from 'commander';
import { packageVersion } from '../ops/version.ts';
import { COMMANDS } from './commands.ts';
import { describeError, EXIT_OK } from './exit-code.ts';
import { JSON_OPTION, printError, type Terminal } from './terminal.ts';

/** Runs one command line (`args` without the program name) and resolves to the exit code. */
export async function runProgram(args: readonly string[], streams: Omit<Terminal, 'json'>): Promise<number> {
  const terminal: Terminal = { ...streams, json: args.includes('--json') };
  try {
    const program = await createProgram(args, terminal);
    await program.parseAsync(args, { from: 'user' });
    return EXIT_OK;
  } catch (error) {
    if (isClosedPipe(error)) return EXIT_OK;
    const report = describeError(error);
    if (report.message !== undefined) printError(terminal, report.code, report.message, report.detail);
    return report.exitCode;
  }
}

/** With the options of those commands that `args` names. */
export async function createProgram(args: readonly string[], terminal: Terminal): Promise<Command> {
  const program = new Command('service')
    .description('Collect events, scan AI answer engines and manage brand data.')
    .version(packageVersion(), '--version')
    .option(...JSON_OPTION)
    .exitOverride()
    // `printError` reports usage errors too, like all others.
    .configureOutput({
      writeOut: (text) => terminal.stdout.write(text),
      writeErr: (text) => terminal.stderr.write(text),
      outputError: () => {},
    })
    .showSuggestionAfterError();
  for (const { name, description, load } of COMMANDS) {
    const command = program.command(name).description(description);
    if (!args.includes(name)) continue;
    const declare = await load();
    declare(command, terminal);
  }
  return program;
}

/** The reader of our output (`head`, a pager) has closed the pipe. */
const isClosedPipe = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EPIPE';
