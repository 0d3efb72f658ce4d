// Which response format a client accepts (RFC 9110, 12.5.1): an event stream only if it names that format. Pure.
import Negotiator from 'negotiator';

/** `stream` leaves the choice between both formats to the transport. */
export type AnswerForm = 'json' | 'stream';

const JSON_FORM = 'application/json';
const STREAM_FORM = 'text/event-stream';
/** Any parameter except the weight: a charset or a profile does not change the response. */
const PARAMETER = /;\s*(?!q\s*=)[\w!#$%&'*+.^`|~-]+\s*=\s*(?:"(?:[^"\\]|\\.)*"|[^;,"]*)/gi;

/** `undefined` if the client accepts neither. An empty header counts as a missing one. */
export function acceptedForm(accept = ''): AnswerForm | undefined {
  const negotiator = new Negotiator({ headers: { accept: accept.replace(PARAMETER, '').trim() || '*/*' } });
  const taken = negotiator.mediaTypes([JSON_FORM, STREAM_FORM]);
  if (taken.length === 0) return undefined;
  const namesStream = negotiator.mediaTypes().some((type) => type.toLowerCase() === 'text/event-stream');
  return taken.includes(JSON_FORM) && !namesStream ? 'json' : 'stream';
}
