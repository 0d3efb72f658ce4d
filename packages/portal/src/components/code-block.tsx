import { useEffect, useState } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from './button.tsx';

const SHOWN_MS = 2000;

/** Code with a copy button. */
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
  const [result, setResult] = useState<'copied' | 'copyFailed'>();
  useEffect(() => {
    if (result === undefined) return;
    const timer = setTimeout(() => setResult(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [result]);
  async function copy() {
    try {
      // Missing on a page without HTTPS, and rejected without permission.
      await navigator.clipboard.writeText(text);
      setResult('copied');
    } catch {
      setResult('copyFailed');
    }
  }
  return (
    <Button variant="plain" className="copy-button" onPress={() => void copy()}>
      <span aria-live="polite">{general[result ?? 'copy']}</span>
    </Button>
  );
}
