import { useState } from 'react';
import { Badge } from '../../components/badge.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { aliasesFrom, nameOf, namesIn, type ProductLine, type SectionProps } from './description.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { EntryList } from './entry-list.tsx';
import { useSaving } from './use-saving.ts';

export function Products(props: SectionProps) {
  const { prompts: texts } = useTexts();
  return (
    <EntryList
      {...props}
      list="product_lines"
      title={texts.names.products}
      addLabel={texts.addLine}
      empty={{ title: texts.noLines, text: texts.noLinesText }}
      nameOf={({ name }) => name}
      show={({ name, aliases = [], skus = [] }) => (
        <>
          <strong className="foreign">{name}</strong>
          {aliases.length > 0 && <span className="muted foreign">{aliases.map(nameOf).join(', ')}</span>}
          <span className="entry-badges">
            {skus.map((sku) => (
              <Badge key={sku.name}>{sku.name}</Badge>
            ))}
          </span>
        </>
      )}
      edit={(line, onClose) => <LineForm {...props} line={line} onClose={onClose} />}
    />
  );
}

function LineForm({
  brand,
  description,
  line,
  onClose,
}: SectionProps & { line: ProductLine | undefined; onClose(): void }) {
  const { prompts: texts } = useTexts();
  const saving = useSaving(brand, description);
  const [name, setName] = useState(line?.name ?? '');
  const [aliases, setAliases] = useState((line?.aliases ?? []).map(nameOf).join(', '));
  const [skus, setSkus] = useState((line?.skus ?? []).map((sku) => sku.name).join('\n'));
  const known = line?.skus ?? [];
  const entry: ProductLine = {
    ...line,
    name: name.trim(),
    aliases: aliasesFrom(namesIn(aliases), line?.aliases),
    skus: namesIn(skus).map((sku) => known.find((one) => one.name === sku) ?? { name: sku }),
  };
  return (
    <EntryDialog
      title={line ? texts.editLine : texts.addLine}
      saving={saving}
      isComplete={entry.name !== ''}
      document={description.document}
      list="product_lines"
      entry={entry}
      before={line}
      onClose={onClose}
    >
      <TextField label={texts.name} name="name" value={name} onChange={setName} autoFocus isRequired />
      <TextField label={texts.aliases} name="aliases" hint={texts.commaHint} value={aliases} onChange={setAliases} />
      <TextField
        label={texts.skus}
        name="skus"
        hint={texts.lineHint}
        value={skus}
        onChange={setSkus}
        isMultiline
        rows={5}
      />
    </EntryDialog>
  );
}
