// The page: a form that the site's own backend confirms, and the consent choice.
import { reportSignUp, startAnalytics, stopAnalytics, visitorId } from './analytics.ts';
import { hasAgreed, remember } from './consent.ts';

const find = <Type extends Element>(selector: string, type: new () => Type): Type => {
  const element = document.querySelector(selector);
  if (!(element instanceof type)) throw new Error(`The page has no ${selector}.`);
  return element;
};
const form = find('#sign-up', HTMLFormElement);
const message = find('#message', HTMLElement);
const accept = find('#accept', HTMLButtonElement);
const withdraw = find('#withdraw', HTMLButtonElement);

function show(agreed: boolean): void {
  accept.disabled = agreed;
  withdraw.disabled = !agreed;
}

function choose(agreed: boolean): void {
  remember(agreed);
  show(agreed);
  if (agreed) startAnalytics();
  else stopAnalytics();
}

async function signUp(): Promise<void> {
  const body = JSON.stringify({ email: new FormData(form).get('email'), visitor_id: visitorId() });
  const answer = await fetch('/api/sign-ups', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  // Only what the backend has confirmed is an action (Spec 4.1): never the click.
  if (answer.ok) reportSignUp();
  message.textContent = answer.ok ? 'You are on the list.' : 'That did not work. Please try again.';
}

accept.addEventListener('click', () => choose(true));
withdraw.addEventListener('click', () => choose(false));
form.addEventListener('submit', (event) => {
  event.preventDefault();
  signUp();
});
show(hasAgreed());
if (hasAgreed()) startAnalytics();
