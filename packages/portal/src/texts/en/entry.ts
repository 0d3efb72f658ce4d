export const entry = {
  title: 'Sign in',
  lead: 'See visits, actions and what AI answer engines say about your brand.',
  signIn: 'Sign in',
  demo: 'Open the demo',
  demoNote: 'Signs you in as the demo user of this development server.',
  noLogin: 'Sign-in is not configured',
  noLoginText:
    'Set SERVICE_OIDC_ISSUER and its client settings, then restart the server. To look around on this computer only, start the server with --dev.',
  noBrands: 'You have no brand yet',
  noBrandsText: 'An owner of your team creates one on the command line:',
};
