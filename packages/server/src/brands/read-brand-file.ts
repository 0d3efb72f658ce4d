// Reads a brand file. JSON is valid YAML, so one parser reads both and reports issues by line.
import { issuePhrase, UNKNOWN_FIELD } from '@service/protocol/schemas';
import { isMap, isPair, isScalar, LineCounter, type Node, parseDocument } from 'yaml';
import type { z } from 'zod';
import { DomainError, type Issue } from '../kernel/domain-error.ts';
import { type BrandFile, brandFileSchema } from './brand-file.ts';
import { shapeFault } from './yaml-shape.ts';

/** `line` counts from 1. */
export interface BrandFileIssue extends Issue {
  line: number;
}

type Document = ReturnType<typeof parseDocument>;

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
  const document = parseDocument(content, { lineCounter: lines, prettyErrors: false });
  const faults = document.errors.map(({ pos, message }) => ({ line: lines.linePos(pos[0]).line, path: '', message }));
  if (faults.length > 0) throw invalid(name, faults);
  const parsed = brandFileSchema.safeParse(toValue(document, name));
  if (parsed.success) return parsed.data;
  throw invalid(
    name,
    parsed.error.issues.flatMap((issue) => describe(issue, document, lines)),
  );
}

/** Returns the 1-based line of a position in the file. */
export function linesOfBrandFile(content: string): (path: readonly (string | number)[]) => number {
  const lines = new LineCounter();
  const document = parseDocument(content, { lineCounter: lines, prettyErrors: false });
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

/** People fix a file one error at a time. */
const MOST_TOLD = 50;

function invalid(name: string, issues: BrandFileIssue[]): DomainError {
  const ordered = issues.toSorted((a, b) => a.line - b.line);
  const told = ordered
    .slice(0, MOST_TOLD)
    .map(({ line, path, message }) => `${name}:${line}: ${path === '' ? '' : `${path} `}${message}`)
    .join('\n');
  const rest = ordered.length - MOST_TOLD;
  const message = rest > 0 ? `${told}\nand ${rest} more` : told;
  return new DomainError('invalid_brand_file', { message, issues: ordered });
}

function describe(issue: z.core.$ZodIssue, document: Document, lines: LineCounter): BrandFileIssue[] {
  const fault = (path: PropertyKey[], message: string): BrandFileIssue => ({
    line: lineOf(path, document, lines),
    path: path.join('.'),
    message,
  });
  if (issue.code !== 'unrecognized_keys') return [fault(issue.path, issuePhrase(issue, document.hasIn(issue.path)))];
  return issue.keys.map((key) => fault([...issue.path, key], UNKNOWN_FIELD));
}

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
