// Reports a booking once the site's own server has confirmed it.
import { useAnalytics } from './react.tsx';

export function BookButton() {
  const client = useAnalytics();
  async function book() {
    const answer = await fetch('/api/bookings', { method: 'POST' });
    if (answer.ok) client?.track();
  }
  return (
    <button type="button" onClick={book}>
      Book
    </button>
  );
}
