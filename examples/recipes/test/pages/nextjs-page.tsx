// The Next.js recipe as its layout uses it, but without the framework: the consent choice, and an action.
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Analytics, useAnalytics } from '../../src/nextjs.tsx';

function Book() {
  const client = useAnalytics();
  return (
    <button type="button" onClick={() => client?.track()}>
      Book
    </button>
  );
}

function Layout() {
  const [agreed, setAgreed] = useState(false);
  return (
    <Analytics agreed={agreed}>
      <button type="button" onClick={() => setAgreed(!agreed)}>
        {agreed ? 'Withdraw' : 'Accept'}
      </button>
      <Book />
    </Analytics>
  );
}

export function mount(root: Element): void {
  createRoot(root).render(
    <StrictMode>
      <Layout />
    </StrictMode>,
  );
}
