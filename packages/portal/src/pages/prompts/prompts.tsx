import { useState } from 'react';
import { Badge } from '../../components/badge.tsx';
import { MarketFilter } from '../../components/filters/choice-filter.tsx';
import { Select } from '../../components/select.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useFormats, useTexts } from '../../texts/use-texts.ts';
import { isAsked, namesIn, type Prompt, type SectionProps } from './description.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { EntryList } from './entry-list.tsx';
import { Suggestions } from './suggestions.tsx';
import { useSaving } from './use-saving.ts';

const LANGUAGE_OF = { US: 'en', UK: 'en', DE: 'de', JP: 'ja' } as const;
const LANGUAGES = ['en', 'de', 'ja'] as const;

export function Prompts(props: SectionProps) {
  const { prompts: texts } = useTexts();
  const { number } = useFormats();
  const [market, setMarket] = useState<Prompt['market']>();
  const { markets } = props.description.document;
  const { max_prompts: limit } = props.description.plan;
  return (
    <>
      <EntryList
        {...props}
        list="prompts"
        title={texts.names.prompts}
        note={limit === null ? undefined : texts.promptLimit(number(limit))}
        addLabel={texts.addPrompt}
        empty={{ title: texts.noPrompts, text: texts.noPromptsText }}
        nameOf={({ text }) => text}
        isShown={(prompt) => market === undefined || prompt.market === market}
        filter={<MarketFilter isLabelHidden markets={markets} selected={market} onSelect={setMarket} />}
        show={({ text, market: asked, language, tags = [] }) => (
          <>
            <span className="foreign">{text}</span>
            <span className="entry-badges muted">
              {asked} · {texts.languages[language]}
              {tags.map((tag) => (
                <Badge key={tag}>{tag}</Badge>
              ))}
            </span>
          </>
        )}
        edit={(prompt, onClose) => <PromptForm {...props} prompt={prompt} onClose={onClose} />}
      />
      <Suggestions {...props} />
    </>
  );
}

function PromptForm({
  brand,
  description,
  prompt,
  onClose,
}: SectionProps & { prompt: Prompt | undefined; onClose(): void }) {
  const { prompts: texts } = useTexts();
  const saving = useSaving(brand, description);
  const { markets } = description.document;
  const [draft, setDraft] = useState<Prompt>(prompt ?? newPrompt(markets[0] ?? 'US'));
  const [tags, setTags] = useState((prompt?.tags ?? []).join(', '));
  const isRepeated = isAsked(description.document, draft, prompt);
  return (
    <EntryDialog
      title={prompt ? texts.editPrompt : texts.addPrompt}
      saving={saving}
      isComplete={draft.text.trim() !== '' && !isRepeated}
      document={description.document}
      list="prompts"
      entry={{ ...draft, text: draft.text.trim(), tags: namesIn(tags) }}
      before={prompt}
      onClose={onClose}
    >
      <TextField
        label={texts.promptText}
        name="text"
        hint={texts.promptHint}
        error={isRepeated ? texts.promptExists : undefined}
        value={draft.text}
        onChange={(text) => setDraft({ ...draft, text })}
        isMultiline
        autoFocus
        isRequired
      />
      <Select
        label={texts.market}
        options={markets.map((id) => ({ id, name: id }))}
        selected={draft.market}
        onSelect={(market) => setDraft({ ...draft, market, language: LANGUAGE_OF[market] })}
      />
      <Select
        label={texts.language}
        options={LANGUAGES.map((id) => ({ id, name: texts.languages[id] }))}
        selected={draft.language}
        onSelect={(language) => setDraft({ ...draft, language })}
      />
      <TextField label={texts.tags} name="tags" hint={texts.commaHint} value={tags} onChange={setTags} />
    </EntryDialog>
  );
}

const newPrompt = (market: Prompt['market']): Prompt => ({ text: '', market, language: LANGUAGE_OF[market] });
