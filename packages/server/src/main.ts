// The entry point: runs the command line.
import { confirmAt } from './cli/confirm.ts';
import { runProgram } from './cli/program.ts';

// A reader that closes the pipe is not an error, whichever write notices it.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});
process.exitCode = await runProgram(process.argv.slice(2), {
  stdout: process.stdout,
  stderr: process.stderr,
  confirm: confirmAt(process.stdin, process.stderr),
});
