// Identity exchange between two sites: a session and a link at the first, a redeem at the second.
import type { Install } from '../../src/integrations/index.ts';
import { linkRequest, type RequestChange, redeemRequest } from './requests.ts';
import type { Answer, Scene } from './scene.ts';

export interface Exchange {
  link(install: Pick<Install, 'id'>, token: string, change?: RequestChange): Promise<Answer>;
  redeem(install: Pick<Install, 'id'>, linkToken: string, change?: RequestChange): Promise<Answer>;
  /** The token of a new link, with its own session. */
  linkToken(install: Pick<Install, 'id'>, change?: RequestChange): Promise<string>;
}

export function exchangeOf(scene: Pick<Scene, 'inject' | 'token'>): Exchange {
  const link: Exchange['link'] = ({ id }, token, change) => scene.inject(linkRequest(id, token, change));
  return {
    link,
    redeem: ({ id }, linkToken, change) => scene.inject(redeemRequest(id, linkToken, change)),
    linkToken: async (install, change) => {
      const { headers } = change ?? {};
      const token = await scene.token(install, headers && { headers });
      return (await link(install, token, change)).json<{ link_token: string }>().link_token;
    },
  };
}
