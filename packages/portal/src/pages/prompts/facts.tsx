import { useState } from 'react';
import { Badge } from '../../components/badge.tsx';
import { Select } from '../../components/select.tsx';
import { WebLink } from '../../components/web-link.tsx';
import type { Catalog } from '../../texts/catalog.ts';
import type { Formats } from '../../texts/formats.ts';
import { useFormats, useTexts } from '../../texts/use-texts.ts';
import type { Fact, SectionProps } from './description.ts';
import { EntryList } from './entry-list.tsx';
import { validityOf } from './fact-draft.ts';
import { FactForm } from './fact-form.tsx';

const KINDS = ['price', 'spec', 'integration', 'founder'] as const;
const ALL = '';

export function Facts(props: SectionProps) {
  const { prompts: texts } = useTexts();
  const { day, claim } = useFormats();
  const [kind, setKind] = useState<Fact['kind'] | typeof ALL>(ALL);
  const { name: brand } = props.description.document;
  return (
    <EntryList
      {...props}
      list="facts"
      title={texts.names.facts}
      addLabel={texts.addFact}
      empty={{ title: texts.noFacts, text: texts.noFactsText }}
      nameOf={(fact) => statementOf(fact, brand, texts, claim)}
      isShown={(fact) => kind === ALL || fact.kind === kind}
      filter={
        <Select
          label={texts.kind}
          isLabelHidden
          options={[{ id: ALL, name: texts.allKinds }, ...KINDS.map((id) => ({ id, name: texts.kinds[id] }))]}
          selected={kind}
          onSelect={setKind}
        />
      }
      show={(fact) => (
        <>
          <span className="foreign">{statementOf(fact, brand, texts, claim)}</span>
          <span className="entry-badges muted">
            <Badge>{texts.kinds[fact.kind]}</Badge>
            {fact.market}
            <ValidityBadge fact={fact} />
            <span>{texts.checked(day(fact.date))}</span>
            <WebLink url={fact.source} />
          </span>
        </>
      )}
      edit={(fact, onClose) => <FactForm {...props} fact={fact} onClose={onClose} />}
    />
  );
}

/** A fact that does not hold today looks like any other without it. */
function ValidityBadge({ fact }: { fact: Fact }) {
  const { prompts: texts } = useTexts();
  const { day } = useFormats();
  const { valid_from: from = '', valid_until: until = '' } = fact;
  switch (validityOf(fact, new Date().toISOString().slice(0, 'YYYY-MM-DD'.length))) {
    case 'expired':
      return <Badge tone="bad">{texts.expired(day(until))}</Badge>;
    case 'from':
      return <Badge tone="warning">{texts.validFrom(day(from))}</Badge>;
    case 'until':
      return <span>{texts.validUntil(day(until))}</span>;
    case 'always':
      return null;
  }
}

/** A fact in one line, such as `FC-600: $499 / month`. */
function statementOf(fact: Fact, brand: string, texts: Catalog['prompts'], money: Formats['claim']): string {
  const subject = fact.subject ?? brand;
  switch (fact.kind) {
    case 'price': {
      const period = fact.period === undefined ? '' : ` / ${texts.periods[fact.period]}`;
      const plan = fact.plan === undefined ? '' : ` (${fact.plan})`;
      return `${subject}${plan}: ${money(`${fact.amount} ${fact.currency}`)}${period}`;
    }
    case 'spec':
      return `${subject}: ${fact.attribute} ${fact.value}${fact.unit === undefined ? '' : ` ${fact.unit}`}`;
    case 'integration':
      return `${subject}: ${fact.supported ? texts.worksWith(fact.with) : texts.worksNotWith(fact.with)}`;
    case 'founder':
      return `${subject}: ${fact.name}`;
  }
}
