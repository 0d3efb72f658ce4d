import type { Answer } from '../../api/client.ts';
import { Card } from '../../components/card.tsx';
import { engineName } from '../../components/engine-name.ts';
import { ShowAll } from '../../components/show-all.tsx';
import { useFormats, useTexts } from '../../texts/use-texts.ts';
import { AnswersLink } from './answers-link.tsx';
import { useFilters } from './use-filters.ts';

type Gap = Answer<'GET /brands/:brand/visibility/sources'>['gaps'][number];

/** Only for prompts that do not name the brand. */
export function Gaps({ gaps }: { gaps: readonly Gap[] }) {
  const { visibility: texts } = useTexts();
  const { search } = useFilters();
  if (search.branded) return null;
  return (
    <Card title={texts.gaps}>
      <p className="muted card-note">{gaps.length === 0 ? texts.noGaps : texts.gapsNote}</p>
      {gaps.length > 0 && (
        <ShowAll items={gaps} first={8}>
          {(shown) => <GapTable gaps={shown} />}
        </ShowAll>
      )}
    </Card>
  );
}

function GapTable({ gaps }: { gaps: readonly Gap[] }) {
  const { visibility: texts } = useTexts();
  return (
    <div className="table-scroll">
      <table className="table ranked gaps">
        <thead>
          <tr>
            <th scope="col">{texts.prompt}</th>
            <th scope="col">{texts.market}</th>
            <th scope="col">{texts.engines}</th>
            <th scope="col">{texts.named}</th>
            <th scope="col" className="number">
              {texts.answers}
            </th>
          </tr>
        </thead>
        <tbody>
          {gaps.map((gap) => (
            <GapRow key={gap.prompt_id} gap={gap} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function GapRow({ gap }: { gap: Gap }) {
  const { visibility: texts } = useTexts();
  const formats = useFormats();
  const share = texts.gapShare(formats.number(gap.answers_with_gap), formats.number(gap.answers));
  return (
    <tr>
      <th scope="row">
        <AnswersLink about={{ subject: 'gap', prompt: gap.prompt_id }} note={texts.showAnswers}>
          <span className="foreign">{gap.text}</span>
        </AnswersLink>
      </th>
      <td>{gap.market}</td>
      <td className="foreign">{gap.engines.map(engineName).join(', ')}</td>
      <td className="foreign">{gap.competitors.join(', ')}</td>
      <td className="number">{share}</td>
    </tr>
  );
}
