// Live: pages of accepted records and refused calls, and a stream of new ones.
import type { PortalQuery } from '@service/protocol/portal';
import { DomainError } from '../../../kernel/domain-error.ts';
import type { Timers } from '../../../kernel/timers.ts';
import {
  type LiveFeed,
  type LiveFilter,
  type LivePosition,
  type ReadLiveDeps,
  readRecent,
  readRow,
} from '../../../live/index.ts';
import type { PortalHandlers } from '../call.ts';
import { creditDocument, liveRowDocument } from './documents.ts';
import { EventStream } from './event-stream.ts';
import type { OpenStreams } from './open-streams.ts';
import type { SealedPlaces } from './sealed-places.ts';

export interface LiveHandlersDeps extends ReadLiveDeps {
  feed: LiveFeed;
  streams: OpenStreams;
  placesOf(tenantId: string): SealedPlaces;
  timers: Timers;
}

type LiveRoutes = 'GET /brands/:brand/live' | 'GET /brands/:brand/live/rows/:row' | 'GET /brands/:brand/live/stream';

export const liveHandlers = (deps: LiveHandlersDeps): PortalHandlers<LiveRoutes> => ({
  async 'GET /brands/:brand/live'({ brand, query }) {
    const places = deps.placesOf(brand.tenantId);
    const before = query.before === undefined ? undefined : expectPosition(places, 'before', query.before);
    const page = await readRecent(deps)({ brandId: brand.id, filter: filterOf(query), before, limit: query.limit });
    return {
      rows: page.rows.map((row) => liveRowDocument(row, places.rowId)),
      position: places.position(page.position),
      next: page.next && places.position(page.next),
    };
  },

  async 'GET /brands/:brand/live/rows/:row'({ brand, params }) {
    const { openRowId, rowId } = deps.placesOf(brand.tenantId);
    const id = openRowId(params.row);
    const found = id && (await readRow(deps)({ brandId: brand.id, ...id }));
    if (!found) throw new DomainError('not_found', { message: 'This row does not exist, or has been deleted.' });
    return { row: liveRowDocument(found.row, rowId), credit: creditDocument(found.credit, rowId) };
  },

  async 'GET /brands/:brand/live/stream'({ request, person, brand, query }) {
    const places = deps.placesOf(brand.tenantId);
    const after = resumeAfter(places, request.headers['last-event-id'], query.after);
    deps.streams.expectRoom(person.userId);
    return openStream(deps, { brandId: brand.id, filter: filterOf(query), after, places }, (sink) =>
      deps.streams.add({ request, userId: person.userId, tenantId: brand.tenantId }, sink),
    );
  },
});

const filterOf = ({ install, outcome, kind }: PortalQuery<'GET /brands/:brand/live/stream'>): LiveFilter => ({
  installId: install,
  outcome,
  kind,
});

function resumeAfter(
  places: SealedPlaces,
  header: string | string[] | undefined,
  after: string | undefined,
): LivePosition | undefined {
  if (typeof header === 'string' && header !== '') return expectPosition(places, 'last-event-id', header);
  return after === undefined ? undefined : expectPosition(places, 'after', after);
}

function expectPosition(places: SealedPlaces, path: string, text: string): LivePosition {
  const position = places.openPosition(text);
  if (position) return position;
  const message = 'is not a position of the live view';
  throw new DomainError('invalid_input', { message: `${path} ${message}.`, issues: [{ path, message }] });
}

const BEAT_MS = 10_000;

interface StreamQuery {
  brandId: string;
  filter: LiveFilter;
  after: LivePosition | undefined;
  places: SealedPlaces;
}

function openStream(
  { feed, timers }: LiveHandlersDeps,
  { places, ...query }: StreamQuery,
  register: (sink: Parameters<ConstructorParameters<typeof EventStream>[0]>[0]) => () => void,
): EventStream {
  return new EventStream((sink) => {
    let reached = query.after;
    const where = () => (reached === undefined ? {} : { id: places.position(reached) });
    const unwatch = feed.watch({
      ...query,
      onBatch({ rows, skipped, position }) {
        const isFirst = reached === undefined;
        reached = position;
        if (rows.length > 0) {
          sink.send({
            event: 'rows',
            ...where(),
            data: { rows: rows.map((row) => liveRowDocument(row, places.rowId)), skipped },
          });
        } else if (isFirst) sink.send({ event: 'beat', ...where(), data: {} });
      },
      onFault: () => sink.end(),
    });
    // Keeps the connection alive, and advances the position from which the browser would continue.
    const beat = (): void => {
      sink.send({ event: 'beat', ...where(), data: {} });
      cancelBeat = timers.after(BEAT_MS, beat);
    };
    let cancelBeat = timers.after(BEAT_MS, beat);
    const unregister = register(sink);
    return () => {
      unwatch();
      cancelBeat();
      unregister();
    };
  });
}
