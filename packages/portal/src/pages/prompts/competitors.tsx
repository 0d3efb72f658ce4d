import { useState } from 'react';
import { TextField } from '../../components/text-field.tsx';
import { useFormats, useTexts } from '../../texts/use-texts.ts';
import { aliasesFrom, type Competitor, nameOf, namesIn, type SectionProps } from './description.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { EntryList } from './entry-list.tsx';
import { useSaving } from './use-saving.ts';

export function Competitors(props: SectionProps) {
  const { prompts: texts } = useTexts();
  const { number } = useFormats();
  const { max_competitors: limit } = props.description.plan;
  return (
    <EntryList
      {...props}
      list="competitors"
      title={texts.names.competitors}
      note={limit === null ? undefined : texts.competitorLimit(number(limit))}
      addLabel={texts.addCompetitor}
      empty={{ title: texts.noCompetitors, text: texts.noCompetitorsText }}
      nameOf={({ name }) => name}
      show={({ name, aliases = [], domains = [] }) => (
        <>
          <strong className="foreign">{name}</strong>
          <span className="muted foreign">{[...aliases.map(nameOf), ...domains].join(', ')}</span>
        </>
      )}
      edit={(competitor, onClose) => <CompetitorForm {...props} competitor={competitor} onClose={onClose} />}
    />
  );
}

interface CompetitorFormProps extends SectionProps {
  competitor: Competitor | undefined;
  onClose(): void;
}

function CompetitorForm({ brand, description, competitor, onClose }: CompetitorFormProps) {
  const { prompts: texts } = useTexts();
  const saving = useSaving(brand, description);
  const [name, setName] = useState(competitor?.name ?? '');
  const [aliases, setAliases] = useState((competitor?.aliases ?? []).map(nameOf).join(', '));
  const [domains, setDomains] = useState((competitor?.domains ?? []).join(', '));
  const entry: Competitor = {
    ...competitor,
    name: name.trim(),
    aliases: aliasesFrom(namesIn(aliases), competitor?.aliases),
    domains: namesIn(domains),
  };
  return (
    <EntryDialog
      title={competitor ? texts.editCompetitor : texts.addCompetitor}
      saving={saving}
      isComplete={entry.name !== ''}
      document={description.document}
      list="competitors"
      entry={entry}
      before={competitor}
      onClose={onClose}
    >
      <TextField label={texts.name} name="name" value={name} onChange={setName} autoFocus isRequired />
      <TextField label={texts.aliases} name="aliases" hint={texts.commaHint} value={aliases} onChange={setAliases} />
      <TextField label={texts.domains} name="domains" hint={texts.domainsHint} value={domains} onChange={setDomains} />
    </EntryDialog>
  );
}
