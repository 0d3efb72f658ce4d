import { Card } from '../../components/card.tsx';
import { engineName } from '../../components/engine-name.ts';
import { useFormats, useTexts } from '../../texts/use-texts.ts';
import type { ShownFinding } from './shown-finding.ts';

/** How often each engine and market shows it. */
export function Places({ frequency }: Pick<ShownFinding, 'frequency'>) {
  const { findings: texts, filters } = useTexts();
  const { number, percent } = useFormats();
  const often = frequency.toSorted((a, b) => b.answers - a.answers);
  return (
    <Card title={texts.places}>
      <table className="table place-table">
        <thead>
          <tr>
            <th scope="col">{filters.engine}</th>
            <th scope="col">{filters.market}</th>
            <th scope="col" className="number">
              {texts.share}
            </th>
          </tr>
        </thead>
        <tbody>
          {often.map(({ engine, market, answers, of }) => (
            <tr key={`${engine} ${market}`}>
              <td>{engineName(engine)}</td>
              <td>{market}</td>
              <td className="number">
                {texts.answersOf(number(answers), number(of))}
                {of > 0 && <span className="muted"> {percent(answers / of, 0)}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
