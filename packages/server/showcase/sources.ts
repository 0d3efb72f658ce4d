// Pages that answers cite. All of them are fictional.
import type { Language, Market } from '../src/brands/index.ts';
import { LANGUAGE_OF } from './markets.ts';
import type { SeededRandom } from './random.ts';

export interface Source {
  url: string;
  title: string;
}

const PRESS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'outdoorpowerlab.example/reviews',
    'voltreview.example/best',
    'campgearnotes.example/power',
    'thequietsocket.example/tests',
    'forum.offgridders.example/t',
    'dailygadget.example/guides',
  ],
  de: [
    'stromtest.example/vergleich',
    'hausundenergie.example/ratgeber',
    'campingkiste.example/technik',
    'forum.solarfreunde.example/thema',
    'verbraucherblick.example/test',
  ],
  ja: [
    'sotogear.example/denki',
    'denchikurabe.example/hikaku',
    'kurashi-energy.example/guide',
    'bousai-note.example/item',
    'kuchikomi-denki.example/review',
  ],
};

const OWN_PAGES = ['fc-600', 'fc-1200', 'fs-200', 'connect', 'warranty', 'about'];

export const hostOf = ({ url }: Source): string => new URL(url).host.replace(/^www\./, '');

export function pressPage(market: Market, topic: string, dice: SeededRandom): Source {
  const place = dice.pick(PRESS[LANGUAGE_OF[market]]);
  return {
    url: `https://${place}/${topic}-${2025 + Math.floor(dice.roll() * 2)}`,
    title: place.split('.')[0] ?? place,
  };
}

export const ownPage = (market: Market, dice: SeededRandom): Source => ({
  url: `https://fernhall.example/${market.toLowerCase()}/${dice.pick(OWN_PAGES)}`,
  title: 'Fernhall',
});

export const rivalPage = (rival: string, market: Market): Source => ({
  url: `https://${rival.toLowerCase()}.example/${market.toLowerCase()}`,
  title: rival,
});
