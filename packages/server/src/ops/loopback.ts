// Loopback host names.

/** The loopback names of decisions 1; a URL writes an IPv6 address in brackets. */
export const isLoopback = (name: string): boolean =>
  ['localhost', '127.0.0.1', '::1', '[::1]'].includes(name) || name.endsWith('.localhost');
