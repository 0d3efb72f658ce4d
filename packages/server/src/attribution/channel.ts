// The channel of a page visit, from its source tag and its referrer (decisions 9). Pure.
import { getDomain } from 'tldts';
import { CHANNEL_DATA, type ChannelData } from './channel-data.ts';

/** `ai:<engine>`, or one of the others. */
export type Channel = `ai:${string}` | 'search' | 'social' | 'referral' | 'direct';

export interface VisitOrigin {
  /** The visited page; only its host matters here. */
  page: string;
  source: string | null;
  referrer: string | null;
}

/** The settings of an install that affect channels: its own origins, and hosts that only redirect visitors. */
export interface InstallSites {
  origins: readonly string[];
  excludedHosts: readonly string[];
}

function hostOf(url: string): string | null {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  return parsed && /^https?:$/.test(parsed.protocol) ? parsed.hostname.replace(/\.$/, '') : null;
}

/** True if `host` is `listed` or a subdomain of it. */
const isWithin = (host: string, listed: string): boolean => host === listed || host.endsWith(`.${listed}`);

/** Google search uses some two hundred top-level domains; its other services are not search. */
const isGoogleSearch = (host: string): boolean => /^(?:www\.)?google\.(?:[a-z]{2,3}|com?\.[a-z]{2})$/.test(host);

const siteOf = (host: string): string => getDomain(host, { allowPrivateDomains: true }) ?? host;

function isOwn(host: string, page: string, own: InstallSites): boolean {
  const pageHost = hostOf(page);
  if (pageHost !== null && siteOf(pageHost) === siteOf(host)) return true;
  return own.origins.some((origin) => {
    const ownHost = hostOf(origin);
    return ownHost !== null && isWithin(host, ownHost);
  });
}

/** `null` if the tag (a word or a host) names no known engine, search engine or network. */
function channelOfSource(source: string, data: ChannelData): Channel | null {
  const tag = source
    .trim()
    .toLowerCase()
    .replace(/^www\./, '');
  for (const [engine, { sources }] of Object.entries(data.ai)) if (sources.includes(tag)) return `ai:${engine}`;
  if (data.search.sources.includes(tag)) return 'search';
  if (data.social.sources.includes(tag)) return 'social';
  const channel = channelOfHost(tag, data);
  return channel === 'referral' ? null : channel;
}

function channelOfHost(host: string, data: ChannelData): Channel {
  const within = (hosts: readonly string[]): boolean => hosts.some((listed) => isWithin(host, listed));
  for (const [engine, { hosts }] of Object.entries(data.ai)) if (within(hosts)) return `ai:${engine}`;
  if (isGoogleSearch(host) || within(data.search.hosts)) return 'search';
  return within(data.social.hosts) ? 'social' : 'referral';
}

/**
 * A known source tag wins; then an external referrer; then an unknown tag, which still shows that the visitor was sent
 * (`referral`), unless the visitor only moved within the site. Everything else is `direct`.
 */
export function channelOf(visit: VisitOrigin, own: InstallSites, data: ChannelData = CHANNEL_DATA): Channel {
  const known = visit.source === null ? null : channelOfSource(visit.source, data);
  if (known !== null) return known;
  const host = visit.referrer === null ? null : hostOf(visit.referrer);
  if (host !== null) {
    const passesOn = [...data.excluded, ...own.excludedHosts].some((listed) => isWithin(host, listed));
    return passesOn || isOwn(host, visit.page, own) ? 'direct' : channelOfHost(host, data);
  }
  return visit.source === null || visit.source.trim() === '' ? 'direct' : 'referral';
}
