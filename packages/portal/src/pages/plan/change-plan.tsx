import { useState } from 'react';
import { useChange } from '../../api/queries.ts';
import { Button } from '../../components/button.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { useFormats, useTexts } from '../../texts/use-texts.ts';
import { excessUnder, promptLimit } from './plan-change.ts';
import { limitText, type PlanAnswer, quotaText, type Terms } from './plan-terms.ts';

interface ChangeProps {
  plan: PlanAnswer;
  /** Of the new plan. */
  terms: Terms;
}

/** Says what changes before anything does. */
export function ChangePlan({ tenant, plan, terms }: ChangeProps & { tenant: string }) {
  const { plan: texts } = useTexts();
  const [isAsking, setAsking] = useState(false);
  const change = useChange('PUT /tenants/:tenant/plan', ['GET /tenants/:tenant/plan', 'GET /session']);
  const name = texts.names[terms.plan];
  const input = { params: { tenant }, body: { plan: terms.plan } };
  return (
    <>
      <Button aria-label={texts.chooseLabel(name)} onPress={() => setAsking(true)}>
        {texts.choose}
      </Button>
      <ConfirmDialog
        title={texts.changeQuestion(name)}
        text={texts.changeText}
        action={texts.chooseName(name)}
        variant="primary"
        isOpen={isAsking}
        isPending={change.isPending}
        error={change.error}
        onClose={() => setAsking(false)}
        onConfirm={() => change.mutate(input, { onSuccess: () => setAsking(false) })}
      >
        <Limits plan={plan} terms={terms} />
        <Excesses plan={plan} terms={terms} />
        <p>{texts.changePrice}</p>
      </ConfirmDialog>
    </>
  );
}

function Limits({ plan, terms }: ChangeProps) {
  const { plan: texts } = useTexts();
  const limitsOf = useLimits(plan.extra_prompts);
  const now = plan.catalog.find((one) => one.plan === plan.plan);
  const [before, after] = [now && limitsOf(now), limitsOf(terms)];
  return (
    <table className="table">
      <thead>
        <tr>
          <td />
          <th scope="col">{texts.before}</th>
          <th scope="col">{texts.after}</th>
        </tr>
      </thead>
      <tbody>
        {after
          .map(({ label, text }, index) => ({ label, text, old: before?.[index]?.text }))
          .filter(({ text, old }) => text !== old)
          .map(({ label, text, old }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{old}</td>
              <td>{text}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

/** The limits of a plan as text, always in the same order. */
function useLimits(extraPrompts: number) {
  const { plan: texts } = useTexts();
  const formats = useFormats();
  return (terms: Terms): { label: string; text: string }[] => [
    { label: texts.prompts, text: limitText(promptLimit(terms, extraPrompts), texts, formats) },
    { label: texts.brands, text: limitText(terms.brands, texts, formats) },
    { label: texts.competitors, text: limitText(terms.competitors, texts, formats) },
    { label: texts.engines, text: formats.number(terms.engines) },
    { label: texts.autoScan, text: texts.schedules[terms.auto_scan ?? 'none'] },
    ...(['scan', 'finding', 'fix'] as const).map((unit) => {
      const quota = terms.quotas[unit];
      const more = quota?.overage_cents ?? null;
      const text = quotaText(quota, texts, formats);
      return {
        label: texts.units[unit],
        text: more === null ? text : `${text}, ${texts.thenPrice(formats.money(more))}`,
      };
    }),
  ];
}

function Excesses({ plan, terms }: ChangeProps) {
  const { plan: texts } = useTexts();
  const { number } = useFormats();
  const excesses = excessUnder(terms, plan);
  if (excesses.length === 0) return null;
  return (
    <div className="notice notice-warning">
      <ul>
        {excesses.map(({ what, used, limit }) => (
          <li key={what}>{texts.excess(texts[what], number(used), number(limit))}</li>
        ))}
      </ul>
      {excesses.map(({ what, used, limit }) =>
        what === 'prompts' ? <p key={what}>{texts.excessPrompts(number(limit), number(used - limit))}</p> : null,
      )}
      <p>{texts.excessText}</p>
    </div>
  );
}
