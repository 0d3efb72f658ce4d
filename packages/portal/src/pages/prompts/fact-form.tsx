import { useState } from 'react';
import { Checkbox } from '../../components/checkbox.tsx';
import { Select } from '../../components/select.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { type BrandDocument, type Fact, type SectionProps, subjectsOf } from './description.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { draftOf, type FactDraft, factOf, faultsOf, isComplete } from './fact-draft.ts';
import { useSaving } from './use-saving.ts';

const KINDS = ['price', 'spec', 'integration', 'founder'] as const;
const PERIODS = ['day', 'week', 'month', 'year'] as const;
const NONE = '';

interface FactFormProps extends SectionProps {
  fact: Fact | undefined;
  onClose(): void;
}

export function FactForm({ brand, description, fact, onClose }: FactFormProps) {
  const { prompts: texts } = useTexts();
  const saving = useSaving(brand, description);
  const [draft, setDraft] = useState(() => draftOf(fact, new Date().toISOString().slice(0, 'YYYY-MM-DD'.length)));
  const change = (part: Partial<FactDraft>) => setDraft({ ...draft, ...part });
  return (
    <EntryDialog
      title={fact ? texts.editFact : texts.addFact}
      saving={saving}
      isComplete={isComplete(draft)}
      document={description.document}
      list="facts"
      entry={factOf(draft, fact)}
      before={fact}
      onClose={onClose}
    >
      <ScopeFields draft={draft} change={change} document={description.document} />
      <ValueFields draft={draft} change={change} />
      <TextField
        label={texts.source}
        name="source"
        hint={texts.sourceHint}
        value={draft.source}
        onChange={(source) => change({ source })}
        type="url"
        isRequired
      />
      <TextField
        label={texts.date}
        name="date"
        value={draft.date}
        onChange={(date) => change({ date })}
        type="date"
        isRequired
      />
      <ValidityFields draft={draft} change={change} />
    </EntryDialog>
  );
}

interface FieldsProps {
  draft: FactDraft;
  change(part: Partial<FactDraft>): void;
}

function ScopeFields({ draft, change, document }: FieldsProps & { document: BrandDocument }) {
  const { prompts: texts } = useTexts();
  const [brandName = '', ...products] = subjectsOf(document);
  return (
    <div className="field-pair">
      <Select
        label={texts.kind}
        options={KINDS.map((id) => ({ id, name: texts.kinds[id] }))}
        selected={draft.kind}
        onSelect={(kind) => change({ kind })}
      />
      <Select
        label={texts.subject}
        options={[{ id: NONE, name: brandName }, ...products.map((id) => ({ id, name: id }))]}
        selected={draft.subject === brandName ? NONE : draft.subject}
        onSelect={(subject) => change({ subject })}
      />
      <Select
        label={texts.market}
        options={[
          { id: NONE, name: draft.kind === 'price' ? texts.choose : texts.allMarkets },
          ...document.markets.map((id) => ({ id, name: id })),
        ]}
        isRequired={draft.kind === 'price'}
        selected={draft.market}
        onSelect={(market) => change({ market })}
      />
    </div>
  );
}

function ValueFields({ draft, change }: FieldsProps) {
  const { prompts: texts } = useTexts();
  switch (draft.kind) {
    case 'price':
      return <PriceFields draft={draft} change={change} />;
    case 'spec':
      return <SpecFields draft={draft} change={change} />;
    case 'integration':
      return (
        <>
          <TextField
            label={texts.with}
            name="with"
            value={draft.with}
            onChange={(name) => change({ with: name })}
            isRequired
          />
          <Checkbox isSelected={draft.supported} onChange={(supported) => change({ supported })}>
            {texts.supported}
          </Checkbox>
        </>
      );
    case 'founder':
      return (
        <TextField label={texts.name} name="name" value={draft.name} onChange={(name) => change({ name })} isRequired />
      );
  }
}

function PriceFields({ draft, change }: FieldsProps) {
  const { prompts: texts, issues } = useTexts();
  const { amount: amountFault, currency: currencyFault } = faultsOf(draft);
  return (
    <div className="field-pair">
      <TextField
        label={texts.amount}
        name="amount"
        error={amountFault && issues[amountFault]}
        value={draft.amount}
        onChange={(amount) => change({ amount })}
        inputMode="decimal"
        isRequired
      />
      <TextField
        label={texts.currency}
        name="currency"
        error={currencyFault && issues[currencyFault]}
        placeholder="EUR"
        value={draft.currency}
        onChange={(currency) => change({ currency })}
        isRequired
      />
      <Select
        label={texts.period}
        options={[{ id: NONE, name: texts.once }, ...PERIODS.map((id) => ({ id, name: texts.periods[id] }))]}
        selected={draft.period}
        onSelect={(period) => change({ period })}
      />
      <TextField label={texts.plan} name="plan" value={draft.plan} onChange={(plan) => change({ plan })} />
    </div>
  );
}

/** Outside of these days, the fact is not compared with answers. */
function ValidityFields({ draft, change }: FieldsProps) {
  const { prompts: texts, issues } = useTexts();
  const { validUntil: fault } = faultsOf(draft);
  return (
    <div className="field-pair">
      <TextField
        label={texts.validFromLabel}
        name="valid_from"
        value={draft.validFrom}
        onChange={(validFrom) => change({ validFrom })}
        type="date"
      />
      <TextField
        label={texts.validUntilLabel}
        name="valid_until"
        error={fault && issues[fault]}
        value={draft.validUntil}
        onChange={(validUntil) => change({ validUntil })}
        type="date"
      />
    </div>
  );
}

function SpecFields({ draft, change }: FieldsProps) {
  const { prompts: texts } = useTexts();
  return (
    <div className="field-pair">
      <TextField
        label={texts.attribute}
        name="attribute"
        value={draft.attribute}
        onChange={(attribute) => change({ attribute })}
        isRequired
      />
      <TextField
        label={texts.value}
        name="value"
        value={draft.value}
        onChange={(value) => change({ value })}
        isRequired
      />
      <TextField label={texts.unit} name="unit" value={draft.unit} onChange={(unit) => change({ unit })} />
    </div>
  );
}
