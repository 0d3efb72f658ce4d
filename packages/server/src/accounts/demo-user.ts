// Whom `demo` makes a member of the showcase, and the provider of `--dev` offers to sign in.

export const DEMO_EMAIL = 'demo@fernhall.example';
