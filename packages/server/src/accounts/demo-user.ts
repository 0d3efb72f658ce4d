// The demo user: `demo` makes them a member of the showcase, and the provider of `--dev` offers to sign in as them.

export const DEMO_EMAIL = 'demo@fernhall.example';
