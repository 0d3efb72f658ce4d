// The visitor's choice, kept by the site. A consent manager would be in its place.
const KEY = 'analytics';

export const hasAgreed = (): boolean => localStorage.getItem(KEY) === 'yes';
export const remember = (agreed: boolean): void => localStorage.setItem(KEY, agreed ? 'yes' : 'no');
