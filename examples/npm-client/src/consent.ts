// The visitor's choice, stored by the site. A consent manager would replace this.
const KEY = 'analytics';

export const hasAgreed = (): boolean => localStorage.getItem(KEY) === 'yes';
export const remember = (agreed: boolean): void => localStorage.setItem(KEY, agreed ? 'yes' : 'no');
