// Exposes the recipes to the tests, which call them as a site would.
import * as consent from '../../src/consent.ts';
import * as cookiebot from '../../src/consent-cookiebot.ts';
import * as oneTrust from '../../src/consent-onetrust.ts';
import * as tcf from '../../src/consent-tcf.ts';
import * as crossDomain from '../../src/cross-domain.ts';
import * as privacy from '../../src/global-privacy-control.ts';
import * as nextjs from './nextjs-page.tsx';
import * as react from './react-page.tsx';
import * as vue from './vue-page.ts';

const recipes = {
  ...consent,
  ...cookiebot,
  ...oneTrust,
  ...tcf,
  ...crossDomain,
  ...privacy,
  nextjs: nextjs.mount,
  react: react.mount,
  vue: vue.mount,
};

export type Recipes = typeof recipes;

Object.assign(window, { recipes });
