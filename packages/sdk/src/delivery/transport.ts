// One attempt of one request, and the closed set of its outcomes.
import type {
  ActionRequest,
  ActionResponse,
  CollectErrorBody,
  LinkRequest,
  LinkResponse,
  RedeemRequest,
  RedeemResponse,
  SessionRequest,
  SessionResponse,
} from '@service/protocol';

/** The routes under the endpoint, with their requests and responses. */
export interface Routes {
  session: { payload: SessionRequest; answer: SessionResponse };
  events: { payload: ActionRequest; answer: ActionResponse };
  link: { payload: LinkRequest; answer: LinkResponse };
  redeem: { payload: RedeemRequest; answer: RedeemResponse };
}
export type Route = keyof Routes;
/** The routes that a session token authorizes. */
export type SessionRoute = 'events' | 'link';

/**
 * A logical request, with any number of attempts. The bearer token is used by actions and links, which may outlive the
 * page.
 */
export type WireRequest<R extends Route> = [
  route: R,
  deliveryId: string,
  payload: Routes[R]['payload'],
  bearer?: string,
];

/** The response's JSON, not validated: the members that distinguish success from failure are read first. */
export type AnswerBody<R extends Route> = Routes[R]['answer'] & {
  accepted?: boolean;
  link_token?: string;
  error?: CollectErrorBody['error'];
};

interface Answered<R extends Route> {
  /** HTTP status. */
  readonly status: number;
  /** `undefined` if it is not JSON. */
  readonly answer: AnswerBody<R> | undefined;
  /** The server's error code. */
  readonly code: string | undefined;
  /** The `Retry-After` header. */
  readonly retryAfter: string | null;
}

/** A network error, a timeout, or an event that ended the wait. */
interface Unanswered {
  readonly status?: undefined;
  readonly answer?: undefined;
  readonly code?: 'timeout';
  readonly retryAfter?: undefined;
  /** The event's name. */
  readonly type?: string;
}

export type Outcome<R extends Route = Route> = Answered<R> | Unanswered;

/** @param leftMs time left for the whole request, which limits the attempt */
export type Transport = <R extends Route>(leftMs: number, ...request: WireRequest<R>) => Promise<Outcome<R>>;

/** Called with the ID in the cookie, or none: before the first request, and again when the tabs have agreed on one. */
export type Known = (visitorId: string | undefined) => void;

/**
 * One logical request for the visitor, under a session. Resolves with a successful response; rejects if there is none.
 */
export type Send = <R extends SessionRoute>(
  route: R,
  fields: Omit<Routes[R]['payload'], 'service_visitor_id'>,
  deliveryId: string,
  known?: Known,
) => Promise<AnswerBody<R>>;
