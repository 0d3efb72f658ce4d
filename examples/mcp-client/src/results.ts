// The parts of tool results that the questions need; each tool's output schema, in `tools/list`, has the rest.

export interface Interval {
  low: number;
  high: number;
}

export interface Measure {
  value: number | null;
  sample_size: number;
  interval: Interval | null;
  change: { difference: number | null; significant: boolean };
}

export interface Visibility {
  brand: { name: string };
  period: { since: string; until: string };
  mention_rate: Measure;
  share_of_voice: Measure;
  /** Highest share of voice first. */
  competitors: { name: string; mention_rate: Measure; share_of_voice: Measure }[];
}

export interface Finding {
  id: string;
  severity: string;
  state: string;
  subject: string;
  claimed: string;
  verified: string;
  quote: string;
  frequency: { engine: string; market: string; answers: number; of: number }[];
}

export interface Wrong {
  open_findings: Record<string, number>;
  /** Open ones first, each group by severity. */
  findings: Finding[];
}

export interface Verdict {
  fix: { steps: { text: string }[] } | null;
  fix_price: { amount_cents: number; prescribed: boolean } | null;
  charged_cents: number;
}
