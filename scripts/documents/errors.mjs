// Generates docs/reference/errors.md from the error tables and the rules of the specification.
import { COLLECT_ERRORS, HTTP_ERRORS } from '../../packages/protocol/src/errors.ts';
import { SPECIFICATION_RULES } from '../../test/conformance/rules.ts';

const HEAD = `<!-- Generated from packages/protocol/src/errors.ts and test/conformance/rules by "npm run docs". -->

# Errors

Each error has a code, which does not change, and an HTTP status. Handle errors by their code.

After 408, 429, 5xx and lost responses, repeat the request with the same IDs and the same body, and respect \`Retry-After\`: the
service stores it once. After any other status, fix the cause first.

[JSON-RPC](../rpc.md#errors) and [MCP](../mcp.md#errors) have their own codes. The browser SDK adds some, and
[explains what to do](../sdk/errors.md) about each.
`;

const BROWSER = `## Browser endpoints

The body contains only the code:

\`\`\`json
{ "error": { "code": "invalid_session" } }
\`\`\`
`;

const OTHERS = `## Other endpoints

The body also has a message for people and an ID that is in the log of the service. If fields are invalid, \`issues\` lists them:

\`\`\`json
{
  "error": {
    "code": "invalid_input",
    "message": "Some fields are invalid; see issues.",
    "request_id": "5b0c1a52-93b1-4c0e-9f55-3f0a3a1f2a01",
    "issues": [{ "path": "status", "message": "must be one of test, confirmed, reversed" }]
  }
}
\`\`\`
`;

/** What a code means: the specification's rule without its status. */
function meaningOf(code) {
  const rule = SPECIFICATION_RULES.find(({ section }) => section === `7 ${code}`)?.rule;
  if (!rule) throw new Error(`No rule of the specification explains the error ${code}`);
  const meaning = rule.replace(/^\d{3}(?: with `[\w-]+`)?: /, '');
  return `${meaning[0].toUpperCase()}${meaning.slice(1)}`;
}

/** The anchor of a code in the second table; those of the first begin with `browser-`. */
export const errorAnchor = (code) => code.replaceAll('_', '-');

const table = (errors, prefix) =>
  [
    '| Code | Status | Meaning |',
    '| --- | --- | --- |',
    ...Object.entries(errors).map(
      ([code, status]) => `| <a id="${prefix}${errorAnchor(code)}"></a>\`${code}\` | ${status} | ${meaningOf(code)} |`,
    ),
  ].join('\n');

/** The text of docs/reference/errors.md. */
export const makeErrors = () =>
  `${HEAD}\n${BROWSER}\n${table(COLLECT_ERRORS, 'browser-')}\n\n${OTHERS}\n${table(HTTP_ERRORS, '')}\n`;
