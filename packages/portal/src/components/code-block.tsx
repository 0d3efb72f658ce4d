import { useState } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from './button.tsx';

const SHOWN_MS = 2000;

/** Code for copying. */
export function CodeBlock({ text, label }: { text: string; label?: string }) {
  return (
    <figure className="code-block" aria-label={label}>
      <pre>
        <code>{text}</code>
      </pre>
      <CopyButton text={text} />
    </figure>
  );
}

export function CopyButton({ text }: { text: string }) {
  const { general } = useTexts();
  const [isCopied, setCopied] = useState(false);
  async function copy() {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    setTimeout(() => setCopied(false), SHOWN_MS);
  }
  return (
    <Button variant="plain" className="copy-button" onPress={() => void copy()}>
      <span aria-live="polite">{isCopied ? general.copied : general.copy}</span>
    </Button>
  );
}
