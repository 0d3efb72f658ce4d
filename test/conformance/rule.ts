// A row of the table: a rule of the specification or of a decision, and the tests that cover it.

export interface Rule {
  /** `2.3` of the specification, a rule of a list there (`4.1.2`), a code of its section 7 (`7 invalid_url`), or `decisions 3`. */
  section: string;
  rule: string;
  /** A rule without a test is unverified. */
  shownBy: readonly TestName[];
}

export interface TestName {
  /** From the root of the repository. */
  file: string;
  /** From the outermost `describe` on, with ` > ` between, as written there. */
  title: string;
}

/** Names tests of one file. */
export const testsOf =
  (file: string) =>
  (...titles: string[]): TestName[] =>
    titles.map((title) => ({ file, title }));

/** The rules of one section, each with its tests. */
export const rulesOf = (section: string, rules: Readonly<Record<string, readonly TestName[]>>): Rule[] =>
  Object.entries(rules).map(([rule, shownBy]) => ({ section, rule, shownBy }));
