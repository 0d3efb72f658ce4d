// The bodies of the two requests and what a usable answer to them is (Spec 2.3 to 2.6).
import {
  type ActionRequest,
  type ActionResponse,
  MAX_REFERRER_CHARACTERS,
  type Properties,
  type SessionRequest,
} from '@service/protocol';
import type { Page } from '../env.ts';
import { classify } from './classify.ts';
import type { Answer, Outcome } from './transport.ts';

/** @param source the option; else the page's `utm_source` where it looks like a plain tag (decisions 13) */
export function sessionBody(visitorId: string, page: Page, source: string | undefined): string {
  const utm = new URLSearchParams(page.search).get('utm_source') ?? '';
  const request: SessionRequest = {
    service_visitor_id: visitorId,
    consent: true,
    url: page.url,
    source: source ?? (/^[\w.-]{1,64}$/.test(utm) ? utm : undefined),
    referrer: originAndPath(page.referrer),
  };
  return JSON.stringify(request);
}

export function actionBody(visitorId: string, properties: Properties | undefined): string {
  const request: ActionRequest = { service_visitor_id: visitorId, properties };
  return JSON.stringify(request);
}

export function sessionToken(outcome: Outcome): string | undefined {
  if (!isAccepted(outcome)) return undefined;
  const token = outcome.body?.session_token;
  return typeof token === 'string' && token ? token : undefined;
}

/** A 2xx with anything else in it is not the service's answer. */
export function isActionResponse(outcome: Outcome): outcome is Answer & { body: ActionResponse } {
  return isAccepted(outcome) && outcome.body?.accepted === true;
}

function isAccepted(outcome: Outcome): outcome is Answer {
  return classify(outcome) === 'accepted';
}

function originAndPath(referrer: string): string | undefined {
  const plain = /^https?:[^?#]+/.exec(referrer)?.[0];
  return plain && plain.length <= MAX_REFERRER_CHARACTERS ? plain : undefined;
}
