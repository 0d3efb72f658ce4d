// A React page in StrictMode: the consent choice, and an action.
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Analytics } from '../../src/react.tsx';
import { BookButton } from '../../src/react-booking.tsx';

function Page({ endpoint }: { endpoint: string }) {
  const [agreed, setAgreed] = useState(false);
  return (
    <Analytics endpoint={endpoint} agreed={agreed}>
      <button type="button" onClick={() => setAgreed(!agreed)}>
        {agreed ? 'Withdraw' : 'Accept'}
      </button>
      <BookButton />
    </Analytics>
  );
}

export function mount(root: Element, endpoint: string): void {
  createRoot(root).render(
    <StrictMode>
      <Page endpoint={endpoint} />
    </StrictMode>,
  );
}
