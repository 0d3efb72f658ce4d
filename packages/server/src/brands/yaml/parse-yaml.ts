// Parses YAML without recording where in the parser each error was created.
import { type Document, type LineCounter, parseDocument } from 'yaml';

/**
 * The parser creates an `Error` for each problem of the text, and nobody reads their stack traces, which take ten times
 * as long as everything else.
 */
export function parseYaml(content: string, lineCounter: LineCounter): Document.Parsed {
  const before = Error.stackTraceLimit;
  Error.stackTraceLimit = 0;
  try {
    return parseDocument(content, { lineCounter, prettyErrors: false });
  } finally {
    Error.stackTraceLimit = before;
  }
}
