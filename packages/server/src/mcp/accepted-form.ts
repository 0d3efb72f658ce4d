// Which form of an answer a client takes (RFC 9110, 12.5.1): a stream of events only where it names that form. Pure.
import Negotiator from 'negotiator';

/** `stream` is the transport's own choice between both forms. */
export type AnswerForm = 'json' | 'stream';

/** A charset that a client adds changes nothing. */
const JSON_FORM = 'application/json; charset=utf-8';
const STREAM_FORM = 'text/event-stream; charset=utf-8';

/** `undefined` where the client takes neither. An empty header says no more than none. */
export function acceptedForm(accept = ''): AnswerForm | undefined {
  const negotiator = new Negotiator({ headers: { accept: accept.trim() || '*/*' } });
  const taken = negotiator.mediaTypes([JSON_FORM, STREAM_FORM]);
  if (taken.length === 0) return undefined;
  const namesStream = negotiator.mediaTypes().some((type) => type.toLowerCase() === 'text/event-stream');
  return taken.includes(JSON_FORM) && !namesStream ? 'json' : 'stream';
}
