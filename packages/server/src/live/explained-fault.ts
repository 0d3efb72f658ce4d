// The fault by which the portal explains a refused call: that of the error, or else its code and the invalid part of
// the body. Pure.
import { LIVE_FAULTS, type LiveFault } from '@service/protocol/portal';
import type { Issue } from '../kernel/domain-error.ts';
import { FAULTS } from '../kernel/error-codes.ts';
import type { RefusedEndpoint } from './ports.ts';

/** Each has a text in the portal. */
const NAMED: readonly LiveFault[] = FAULTS;

interface Cause {
  endpoint: RefusedEndpoint;
  /** Of the error: its fault, or its code. */
  fault: string;
  issues: readonly Issue[];
}

export function explainedFault({ endpoint, fault, issues }: Cause): LiveFault {
  if (fault === 'invalid_input') return bodyFault(issues);
  const isEvent = ['server_event', 'preconfigured_event', 'receipt'].includes(endpoint);
  if (fault === 'not_found' && isEvent) return 'unknown_connection';
  return [...NAMED, ...LIVE_FAULTS].find((one) => one === fault) ?? 'internal';
}

/** Faults in a key are reported for the object that contains it. */
const SENSITIVE_KEY = /sensitive name/;
const KEY_FORM = /property name|additional properties|match pattern/;
const SURPLUS = /additional properties|unrecognized key/i;

function bodyFault([first]: readonly Issue[]): LiveFault {
  if (first === undefined) return 'body';
  const { path, message } = first;
  const missing = /required property '(\w+)'/.exec(message)?.[1];
  const [field = '', ...below] = (missing ?? path.replaceAll('/', '.').replace(/^\./, '')).split('.');
  if (field === 'properties') {
    if (below.length > 0) return 'properties';
    if (SENSITIVE_KEY.test(message)) return 'property_key';
    return KEY_FORM.test(message) ? 'property_form' : 'properties';
  }
  if (field === 'consent') return 'consent';
  if (field === 'service_visitor_id' || field === 'attribution') return 'visitor_id';
  if (field === 'url') return 'page_url';
  if (field === 'occurred_at') return 'event_time';
  return SURPLUS.test(message) ? 'unknown_field' : 'body';
}
