import { Badge, type Tone } from '../../components/badge.tsx';
import { Card } from '../../components/card.tsx';
import { useFormats, useTexts } from '../../texts/use-texts.ts';
import type { FullAnswer } from './full-answer.ts';

type Mention = FullAnswer['mentions'][number];

const TONES: Readonly<Record<Mention['sentiment'], Tone>> = {
  positive: 'good',
  negative: 'bad',
  neutral: 'neutral',
  unknown: 'neutral',
};

/** Each name once, with the number of its mentions per sentiment. */
export function MentionList({ mentions }: { mentions: readonly Mention[] }) {
  const { answers: texts } = useTexts();
  const formats = useFormats();
  const byName = [...Map.groupBy(mentions, ({ name }) => name)];
  return (
    <Card title={texts.mentions}>
      {byName.length === 0 && <p className="muted">{texts.noMentions}</p>}
      <ul className="plain-list">
        {byName.map(([name, all]) => (
          <li key={name} className="mention-line">
            <span className="mark foreign" data-kinds={all[0]?.entity === 'competitor' ? 'competitor' : 'own'}>
              {name}
            </span>
            {[...Map.groupBy(all, ({ sentiment }) => sentiment)].map(([sentiment, some]) => (
              <Badge key={sentiment} tone={TONES[sentiment]}>
                {some.length > 1 && `${formats.number(some.length)} × `}
                {texts.sentiments[sentiment]}
              </Badge>
            ))}
          </li>
        ))}
      </ul>
    </Card>
  );
}
