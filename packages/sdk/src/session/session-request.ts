// The body of a session request (Spec 2.3).
import type { SessionRequest } from '@service/protocol';
import { attempt } from '../attempt.ts';
import type { Env } from '../env.ts';
import type { Options } from '../options.ts';
import { pageLocation } from '../origin.ts';

/** The whole URL if the server accepts its length, otherwise as many whole path segments as fit, up to a separator. */
const ADDRESS = /^.{0,2047}(\/|.?$)/;
/**
 * A referrer longer than the 2,048 characters that the server accepts is omitted: truncated, it would name another
 * page.
 */
const ORIGIN_AND_PATH = /^https?:[^?#]{3,2042}(?![^?#])/;
const UTM_SOURCE = /[?&]utm_source=([\w.-]{1,64})(&|$)/;

/** The source is the option, otherwise the page's `utm_source` if it looks like a plain tag (decisions 13). */
export const sessionRequest = (env: Env, settings: Options, visitorId: string): SessionRequest => {
  const { origin, pathname, search } = pageLocation(env);
  return {
    service_visitor_id: visitorId,
    consent: true,
    url: (ADDRESS.exec(origin + pathname) as RegExpExecArray)[0],
    source: settings.source ?? UTM_SOURCE.exec(search)?.[1],
    // Throws if it is the window of a frame of this name.
    referrer: attempt(() => ORIGIN_AND_PATH.exec(env.document.referrer)?.[0]),
  };
};
