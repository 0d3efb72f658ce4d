// The projection store as its port describes it, in memory and as simple as possible: projection tests run against it,
// and it can simulate the faults of a real one (two workers, a lost position).
import type {
  ActionFact,
  EventFact,
  EventOutcome,
  FactBatch,
  History,
  ProjectionChange,
  ProjectionStore,
  ReportChannel,
  ReportDelta,
  VisitFact,
  VisitorKey,
} from '../../src/attribution/ports.ts';

type Unnumbered<Fact> = Omit<Fact, 'number'>;

export type NewFact =
  | ({ kind: 'visit' } & Unnumbered<VisitFact>)
  | ({ kind: 'action' } & Unnumbered<ActionFact>)
  | ({ kind: 'event' } & Omit<Unnumbered<EventFact>, 'creditedUntil'> & { creditedUntil?: number });

const METRICS = ['visits', 'visitors', 'actions', 'confirmed', 'reversed'] as const;

const sameVisitor = (a: VisitorKey, b: VisitorKey): boolean => a.install === b.install && a.visitorId === b.visitorId;

const isOf = (event: EventFact, visitors: readonly VisitorKey[]): boolean =>
  visitors.some(({ install, visitorId }) => event.install === install && event.visitorId === visitorId);

export class ProjectionModel implements ProjectionStore {
  readonly visits: VisitFact[] = [];
  readonly actions: ActionFact[] = [];
  readonly events: EventFact[] = [];
  readonly outcomes = new Map<number, EventOutcome>();
  readonly processedAt = new Map<number, number>();
  readonly actionChannels = new Map<number, ReportChannel>();
  /** The writes, in order. */
  readonly applied: ProjectionChange[] = [];
  readonly #projectedVisits = new Map<number, ProjectionChange['visits'][number]>();
  readonly #report = new Map<string, ReportDelta>();
  readonly #numbers = { visit: 0, action: 0, event: 0 };
  #position = { visit: 0, action: 0, event: 0 };
  #version = 0;
  #visitsFrom = 0;

  record({ kind, ...fact }: NewFact): void {
    const list: object[] = kind === 'visit' ? this.visits : kind === 'action' ? this.actions : this.events;
    this.#numbers[kind] += 1;
    const credited = 'occurredAt' in fact ? { creditedUntil: fact.occurredAt } : {};
    list.push({ ...credited, ...fact, number: this.#numbers[kind] });
  }

  /** Forgets its position, as after a restore of a backup. */
  rewind(): void {
    this.#position = { visit: 0, action: 0, event: 0 };
  }

  /** Imitates retention: counted records stay counted. */
  dropVisits(before: number): void {
    for (const [number, { at }] of this.#projectedVisits) if (at < before) this.#projectedVisits.delete(number);
    this.#visitsFrom = before;
  }

  /** Imitates retention of a projected event. */
  dropEvent(number: number): void {
    this.events.splice(number - 1, 1);
    this.#position.event -= 1;
  }

  async nextFacts(limit: number): Promise<FactBatch> {
    const visits = this.visits.slice(this.#position.visit).slice(0, limit);
    const actions = this.actions.slice(this.#position.action).slice(0, limit);
    const events = this.events.slice(this.#position.event).slice(0, limit);
    const [visit, action, event] = [visits.at(-1), actions.at(-1), events.at(-1)];
    return structuredClone({
      parts: [{ part: 0, version: this.#version }],
      seen: {
        ...(visit && { visit: visit.number }),
        ...(action && { action: action.number }),
        ...(event && { event: event.number }),
      },
      visits,
      actions,
      events,
    });
  }

  async countPending(): Promise<number> {
    const { visit, action, event } = this.#position;
    return this.visits.length - visit + this.actions.length - action + this.events.length - event;
  }

  async history(batch: FactBatch): Promise<History> {
    const visitors: VisitorKey[] = [...batch.visits, ...batch.actions];
    const named = this.events.filter(
      (event) => isOf(event, visitors) || batch.events.some(({ subject }) => event.subject === subject),
    );
    const events = this.events.filter((event) => named.some(({ subject }) => event.subject === subject));
    const touches = [...this.#projectedVisits.values()].filter(
      (visit) =>
        visitors.some((visitor) => sameVisitor(visit, visitor)) || events.some((event) => isOf(event, [visit])),
    );
    const actions = this.actions.filter(
      (action) => this.actionChannels.has(action.number) && visitors.some((visitor) => sameVisitor(action, visitor)),
    );
    return structuredClone({
      touches: touches.map(({ number, ...visit }) => ({ ...visit, visit: number })),
      actions: actions.map((action) => ({ ...action, channel: this.actionChannels.get(action.number) ?? null })),
      events: events.map((event) => ({ ...event, projected: this.outcomes.get(event.number) ?? null })),
      visitsFrom: this.#visitsFrom,
    });
  }

  async applyProjection(change: ProjectionChange): Promise<boolean> {
    if (change.parts.some(({ version }) => version !== this.#version)) return false;
    this.#version++;
    this.applied.push(change);
    for (const visit of change.visits) {
      if (this.#projectedVisits.has(visit.number)) throw new Error(`visit ${visit.number} is projected twice`);
      this.#projectedVisits.set(visit.number, visit);
    }
    for (const { number, channel } of change.actions) this.actionChannels.set(number, channel);
    for (const { event, outcome } of change.events) {
      const { number } = event;
      this.outcomes.set(number, outcome);
      if (!this.processedAt.has(number)) this.processedAt.set(number, change.at);
    }
    for (const delta of change.deltas) this.#add(delta);
    this.#position = { ...this.#position, ...change.seen };
    return true;
  }

  /** Rows with a count, by install, day and channel. */
  report(): ReportDelta[] {
    return [...this.#report.entries()]
      .filter(([, row]) => METRICS.some((metric) => row[metric] !== 0))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, row]) => row);
  }

  #add(delta: ReportDelta): void {
    const key = JSON.stringify([delta.install, delta.day, delta.channel]);
    const row = this.#report.get(key);
    const sum = { ...delta };
    for (const metric of METRICS) sum[metric] += row?.[metric] ?? 0;
    if (METRICS.some((metric) => sum[metric] < 0)) throw new Error(`a count fell below zero: ${JSON.stringify(sum)}`);
    this.#report.set(key, sum);
  }
}
