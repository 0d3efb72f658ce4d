// A yes/no prompt, for commands that charge.
import { createInterface } from 'node:readline/promises';

/** Undefined without a terminal: scripts confirm with an option. */
export const confirmAt = (
  input: NodeJS.ReadStream,
  output: NodeJS.WriteStream,
): ((question: string) => Promise<boolean>) | undefined =>
  input.isTTY && output.isTTY
    ? async (question) => {
        const lines = createInterface({ input, output });
        try {
          return /^y(?:es)?$/i.test((await lines.question(`${question} [y/N] `)).trim());
        } finally {
          lines.close();
        }
      }
    : undefined;
