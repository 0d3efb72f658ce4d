// The one command, `service`, with all that it can do (decisions 12).
import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import { addBrandCommands } from './brand.ts';
import { addDemoCommand } from './demo.ts';
import { addDoctorCommand } from './doctor.ts';
import { addEraseCommand } from './erase.ts';
import { EXIT_OK, judge } from './exit-code.ts';
import { addExportCommands } from './export.ts';
import { addInstallCommands } from './install.ts';
import { addMigrateCommand } from './migrate.ts';
import { addReportCommands } from './report.ts';
import { addRetentionCommands } from './retention.ts';
import { addServeCommand } from './serve.ts';
import { complain, type Terminal } from './terminal.ts';

const MANIFEST = new URL('../../package.json', import.meta.url);

/** Runs one command line, without the program's own name, and resolves to the exit code. */
export async function runProgram(args: readonly string[], streams: Omit<Terminal, 'json'>): Promise<number> {
  const terminal: Terminal = { ...streams, json: args.includes('--json') };
  try {
    await createProgram(terminal).parseAsync(args, { from: 'user' });
    return EXIT_OK;
  } catch (error) {
    if (isClosedPipe(error)) return EXIT_OK;
    const { exitCode, code, message } = judge(error);
    if (message !== undefined) complain(terminal, code, message);
    return exitCode;
  }
}

function createProgram(terminal: Terminal): Command {
  const program = new Command('service')
    .description('Collects browser events and keeps brand data.')
    .version(version(), '--version')
    .exitOverride()
    // Faults of the command line are told by `complain`, like all others.
    .configureOutput({
      writeOut: (text) => terminal.stdout.write(text),
      writeErr: (text) => terminal.stderr.write(text),
      outputError: () => {},
    })
    .showSuggestionAfterError();
  addServeCommand(program, terminal);
  addMigrateCommand(program, terminal);
  addDemoCommand(program, terminal);
  addBrandCommands(program, terminal);
  addInstallCommands(program, terminal);
  addReportCommands(program, terminal);
  addExportCommands(program, terminal);
  addEraseCommand(program, terminal);
  addRetentionCommands(program, terminal);
  addDoctorCommand(program, terminal);
  return program;
}

function version(): string {
  const manifest: unknown = JSON.parse(readFileSync(MANIFEST, 'utf8'));
  return manifest instanceof Object && 'version' in manifest ? String(manifest.version) : 'unknown';
}

/** Whoever read our output (`head`, a pager) has seen enough. */
const isClosedPipe = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EPIPE';
