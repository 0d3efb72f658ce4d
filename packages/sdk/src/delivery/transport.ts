// One try of one request, and the closed set of ways in which it can end.
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

/** The routes below the endpoint: what each takes and gives. */
export interface Routes {
  session: { payload: SessionRequest; answer: SessionResponse };
  events: { payload: ActionRequest; answer: ActionResponse };
  link: { payload: LinkRequest; answer: LinkResponse };
  redeem: { payload: RedeemRequest; answer: RedeemResponse };
}
export type Route = keyof Routes;
/** The routes that a session's token authorizes. */
export type SessionRoute = 'events' | 'link';

/** A logical request, sent as often as it takes. The bearer is that of actions and links; they may outlive the page. */
export type WireRequest<R extends Route> = [
  route: R,
  deliveryId: string,
  payload: Routes[R]['payload'],
  bearer?: string,
];

/** An answer's JSON. Nobody has checked it: the members that tell a yes from a no are read before any other. */
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

/** A network error, a time-out, or the event that ended the wait. */
interface Unanswered {
  readonly status?: undefined;
  readonly answer?: undefined;
  readonly code?: 'timeout';
  readonly retryAfter?: undefined;
  /** Of the event. */
  readonly type?: string;
}

export type Outcome<R extends Route = Route> = Answered<R> | Unanswered;

/** @param leftMs what is left of the request's total time; a try takes no longer */
export type Transport = <R extends Route>(leftMs: number, ...request: WireRequest<R>) => Promise<Outcome<R>>;

/** Told the ID in the cookie, or that there is none: before the first request, and again when it is agreed. */
export type Known = (visitorId: string | undefined) => void;

/**
 * One logical request for the visitor, under a session. Resolves with an answer that says yes or brings a token;
 * rejects if there is none.
 */
export type Send = <R extends SessionRoute>(
  route: R,
  fields: Omit<Routes[R]['payload'], 'service_visitor_id'>,
  deliveryId: string,
  known?: Known,
) => Promise<AnswerBody<R>>;
