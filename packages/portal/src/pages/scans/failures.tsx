import { engineName } from '../../components/engine-name.ts';
import type { Catalog } from '../../texts/catalog.ts';
import { useFormats, useTexts } from '../../texts/use-texts.ts';
import type { Scan } from './scan.ts';

/** Failed questions by engine and cause, in plain words. */
export function Failures({ failures }: Pick<Scan, 'failures'>) {
  const { scans: texts } = useTexts();
  const { number } = useFormats();
  if (failures.length === 0) return null;
  return (
    <ul className="failures">
      {failures.map(({ engine, code, count, setting }) => (
        <li key={`${engine} ${code}`}>
          <strong>{engineName(engine)}</strong> <span className="number">× {number(count)}</span>{' '}
          <span>{sentenceFor(code, texts)}</span>
          {setting !== null && (
            <span>
              {' '}
              {texts.check} <code>{setting}</code>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function sentenceFor(code: string, { failures }: Catalog['scans']): string {
  const known: Readonly<Record<string, string>> = failures;
  return known[code] ?? failures.internal;
}
