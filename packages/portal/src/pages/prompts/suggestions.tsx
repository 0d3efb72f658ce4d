import { useQuery } from '@tanstack/react-query';
import { read } from '../../api/queries.ts';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { ShowAll } from '../../components/show-all.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { type SectionProps, withEntry } from './description.ts';
import { SavingError } from './saving-error.tsx';
import { useSaving } from './use-saving.ts';

const FIRST_SHOWN = 6;

/** Prompts to add, each with one click. */
export function Suggestions({ brand, description }: SectionProps) {
  const { prompts: texts } = useTexts();
  const saving = useSaving(brand, description);
  const { data } = useQuery(read('GET /brands/:brand/prompt-suggestions', { params: { brand } }));
  if (!data || data.suggestions.length === 0) return null;
  return (
    <Card title={texts.suggestions}>
      <p className="muted">{texts.suggestionsText}</p>
      <SavingError saving={saving} />
      <ShowAll items={data.suggestions} first={FIRST_SHOWN}>
        {(some) => (
          <ul className="entry-list">
            {some.map(({ reason, ...prompt }) => (
              <li key={`${prompt.market} ${prompt.text}`}>
                <div className="entry-content">
                  <span className="foreign">{prompt.text}</span>
                  <span className="entry-badges muted">
                    {prompt.market} · {texts.languages[prompt.language]}
                    <Badge tone={reason === 'gap' ? 'warning' : 'neutral'}>{texts.reasons[reason]}</Badge>
                  </span>
                </div>
                <div className="entry-actions">
                  <Button
                    aria-label={texts.addName(prompt.text)}
                    isDisabled={saving.isSaving}
                    onPress={() => saving.save(withEntry('prompts', prompt))}
                  >
                    {texts.add}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        )}
      </ShowAll>
    </Card>
  );
}
