// Reads a brand file. JSON is valid YAML, so one parser reads both and reports issues by line.
import { issuePhrase, UNKNOWN_FIELD } from '@service/protocol/schemas';
import { isMap, isPair, isScalar, LineCounter, type Node } from 'yaml';
import type { z } from 'zod';
import { DomainError, type Issue } from '../kernel/domain-error.ts';
import { firstIssues, MAX_ISSUES } from '../kernel/input/first-issues.ts';
import { type BrandFile, brandFileSchema } from './brand-file.ts';
import { parseYaml } from './yaml/parse-yaml.ts';
import { shapeFault } from './yaml/shape-fault.ts';

/** `line` counts from 1. */
export interface BrandFileIssue extends Issue {
  line: number;
}

type Document = ReturnType<typeof parseYaml>;

/**
 * @param content the file's text, YAML or JSON @param name the file's name in messages @throws DomainError
 * `invalid_brand_file`: a line `name:line: path message` for each issue, in line order
 */
export function readBrandFile(content: string, name: string): BrandFile {
  const lines = new LineCounter();
  const shape = shapeFault(content);
  if (shape) {
    const line = content.slice(0, shape.offset).split('\n').length;
    throw invalid(name, [{ line, path: '', message: shape.message }]);
  }
  const document = parseYaml(content, lines);
  const { errors } = document;
  const faults = errors
    .slice(0, MAX_PLACED)
    .map(({ pos, message }) => ({ line: lines.linePos(pos[0]).line, path: '', message }));
  if (faults.length > 0) throw invalid(name, faults, errors.length);
  const parsed = brandFileSchema.safeParse(toValue(document, name));
  if (parsed.success) return parsed.data;
  const found = parsed.error.issues.flatMap(faultsOf);
  throw invalid(
    name,
    found.slice(0, MAX_PLACED).map((fault) => place(fault, document, lines)),
    found.length,
  );
}

/** Returns the 1-based line of a position in the file. */
export function linesOfBrandFile(content: string): (path: readonly (string | number)[]) => number {
  const lines = new LineCounter();
  const document = parseYaml(content, lines);
  return (path) => lineOf([...path], document, lines);
}

/** Refuses anchors that multiply (a "billion laughs" attack); the error has no position. */
function toValue(document: Document, name: string): unknown {
  try {
    return document.toJS({ maxAliasCount: 100 });
  } catch (error) {
    if (!(error instanceof ReferenceError)) throw error;
    throw invalid(name, [{ line: 1, path: '', message: 'has aliases (*name) that expand to too many values' }]);
  }
}

/** Finding the line of an issue takes longer than finding the issue. */
const MAX_PLACED = 1000;

/** @param total how many issues the file has: only the first may be given */
function invalid(name: string, issues: BrandFileIssue[], total = issues.length): DomainError {
  const told = firstIssues(
    issues.toSorted((a, b) => a.line - b.line),
    total,
  );
  const lines = told.map(({ line, path, message }) => `${name}:${line}: ${path === '' ? '' : `${path} `}${message}`);
  const last = told[MAX_ISSUES];
  if (last && total > told.length) lines[MAX_ISSUES] = last.message;
  return new DomainError('invalid_brand_file', { message: lines.join('\n'), issues: told });
}

interface Fault {
  path: PropertyKey[];
  /** @param isGiven whether the file has a value at the path */
  message(isGiven: boolean): string;
}

function faultsOf(issue: z.core.$ZodIssue): Fault[] {
  if (issue.code !== 'unrecognized_keys') {
    return [{ path: issue.path, message: (isGiven) => issuePhrase(issue, isGiven) }];
  }
  return issue.keys.map((key) => ({ path: [...issue.path, key], message: () => UNKNOWN_FIELD }));
}

const place = ({ path, message }: Fault, document: Document, lines: LineCounter): BrandFileIssue => ({
  line: lineOf(path, document, lines),
  path: path.join('.'),
  message: message(document.hasIn(path)),
});

/** The line of the deepest existing node on the path: a missing key is reported at its parent. */
function lineOf(path: PropertyKey[], document: Document, lines: LineCounter): number {
  let node: unknown = document.contents;
  let offset = offsetOf(node) ?? 0;
  for (const key of path) {
    const next = childOf(node, key);
    if (next === undefined) break;
    offset = next.offset ?? offset;
    node = next.node;
  }
  return lines.linePos(offset).line;
}

function childOf(node: unknown, key: PropertyKey): { node: unknown; offset: number | undefined } | undefined {
  if (isMap(node)) {
    const pair = node.items.find(
      (item) => isPair(item) && isScalar(item.key) && String(item.key.value) === String(key),
    );
    return pair && { node: pair.value, offset: offsetOf(pair.key) };
  }
  const items: unknown = node instanceof Object && 'items' in node ? node.items : [];
  const child: unknown = Array.isArray(items) ? items[Number(key)] : undefined;
  return child === undefined ? undefined : { node: child, offset: offsetOf(child) };
}

const offsetOf = (node: unknown): number | undefined => (isNode(node) ? node.range?.[0] : undefined);
const isNode = (value: unknown): value is Node => value instanceof Object && 'range' in value;
