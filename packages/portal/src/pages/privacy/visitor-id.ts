/** Spec 2.3: what a visitor ID looks like. The server checks it again. */
export const isVisitorId = (text: string): boolean => /^svc_v_[A-Za-z0-9_-]{12,80}$/.test(text);
