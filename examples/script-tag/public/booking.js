// Books a place, and reports it only after the shop's own server has confirmed the booking.
import { reportBooking } from './consent.js';

const form = document.querySelector('#booking');
const message = document.querySelector('#message');
const button = form.querySelector('button');

function show(text, kind) {
  message.textContent = text;
  message.dataset.kind = kind;
}

async function book(wish) {
  const response = await fetch('/bookings', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wish),
  });
  return { confirmed: response.status === 201, ...(await response.json()) };
}

function pointAt(field) {
  field.setAttribute('aria-invalid', 'true');
  field.setAttribute('aria-describedby', 'message');
  field.focus();
}

form.addEventListener('input', ({ target }) => {
  target.removeAttribute('aria-invalid');
  target.removeAttribute('aria-describedby');
});

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  if (button.ariaDisabled === 'true') return;
  button.ariaDisabled = 'true';
  show('Booking…', 'busy');
  try {
    const answer = await book(Object.fromEntries(new FormData(form)));
    if (answer.confirmed) {
      show(`Booked. Your reference is ${answer.reference}.`, 'good');
      form.reset();
      reportBooking();
    } else {
      show(answer.message, 'bad');
      pointAt(form.querySelector(`[name="${answer.field}"]`));
    }
  } catch {
    show('The shop did not answer. Please try again.', 'bad');
  } finally {
    button.ariaDisabled = 'false';
  }
});
