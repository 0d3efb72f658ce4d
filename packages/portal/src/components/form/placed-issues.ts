// Finds the field of each issue of a request. Pure.
import type { Issue } from '../../api/api-error.ts';
import type { Catalog } from '../../texts/catalog.ts';
import { issueSentence } from './issue-sentence.ts';

export interface PlacedIssues {
  /** Sentences by the name of the field. */
  fields: Record<string, string[]>;
  /** Issues that no field of the form shows. */
  others: readonly Issue[];
}

export interface FormPlace {
  /** Names of the form's fields. */
  names: ReadonlySet<string>;
  /** Where the fields are in the request, such as `prompts.3`; empty for the request itself. */
  at: string;
}

export function placeIssues(
  issues: readonly Issue[],
  { names, at }: FormPlace,
  texts: Catalog['issues'],
): PlacedIssues {
  const fields: Record<string, string[]> = {};
  const others: Issue[] = [];
  for (const issue of issues) {
    const [name = '', index = ''] = pathBelow(issue.path, at);
    if (names.has(name)) {
      const sentence = issueSentence(issue.message, texts);
      const said = fields[name] ?? [];
      fields[name] = [...said, /^\d+$/.test(index) ? texts.entry(Number(index) + 1, sentence) : sentence];
    } else others.push(issue);
  }
  return { fields, others };
}

function pathBelow(path: string, at: string): string[] {
  if (at === '') return path.split('.');
  return path.startsWith(`${at}.`) ? path.slice(at.length + 1).split('.') : [];
}
