import type { ReactNode } from 'react';
import { Badge } from '../../components/badge.tsx';
import { useFormats, useTexts } from '../../texts/use-texts.ts';
import { ChangePlan } from './change-plan.tsx';
import { limitText, type PlanAnswer, quotaText, type Terms } from './plan-terms.ts';

interface PlanTableProps {
  tenant: string;
  plan: PlanAnswer;
  isOwner: boolean;
}

/** Plans side by side, one row per included item. */
export function PlanTable({ tenant, plan, isOwner }: PlanTableProps) {
  const { plan: texts } = useTexts();
  return (
    <div className="table-scroll">
      <table className="table plan-table">
        <thead>
          <tr>
            <td />
            {plan.catalog.map((terms) => (
              <th key={terms.plan} scope="col">
                <span className="plan-column">
                  {texts.names[terms.plan]}
                  {terms.plan === plan.plan ? (
                    <Badge tone="info">{texts.currentBadge}</Badge>
                  ) : (
                    isOwner && <ChangePlan tenant={tenant} plan={plan} terms={terms} />
                  )}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <PlanRows catalog={plan.catalog} />
        </tbody>
      </table>
    </div>
  );
}

function PlanRows({ catalog }: { catalog: readonly Terms[] }) {
  const { plan: texts } = useTexts();
  const formats = useFormats();
  const rows: [label: string, cell: (terms: Terms) => ReactNode][] = [
    ...(['scan', 'finding', 'fix'] as const).map((unit): [string, (terms: Terms) => ReactNode] => [
      texts.units[unit],
      (terms) => <QuotaCell quota={terms.quotas[unit]} />,
    ]),
    [texts.prompts, (terms) => <PromptCell terms={terms} />],
    [texts.engines, ({ engines }) => formats.number(engines)],
    [texts.brands, ({ brands }) => limitText(brands, texts, formats)],
    [texts.competitors, ({ competitors }) => limitText(competitors, texts, formats)],
    [texts.autoScan, ({ auto_scan: schedule }) => texts.schedules[schedule ?? 'none']],
  ];
  return rows.map(([label, cell]) => (
    <tr key={label}>
      <th scope="row">{label}</th>
      {catalog.map((terms) => (
        <td key={terms.plan}>{cell(terms)}</td>
      ))}
    </tr>
  ));
}

function QuotaCell({ quota }: { quota: Terms['quotas']['scan'] }) {
  const { plan: texts } = useTexts();
  const formats = useFormats();
  return (
    <>
      {quotaText(quota, texts, formats)}
      {quota && quota.overage_cents !== null && (
        <small className="muted">{texts.thenPrice(formats.money(quota.overage_cents))}</small>
      )}
    </>
  );
}

function PromptCell({ terms }: { terms: Terms }) {
  const { plan: texts } = useTexts();
  const formats = useFormats();
  return (
    <>
      {limitText(terms.prompts, texts, formats)}
      {terms.sells_prompts && <small className="muted">{texts.sellsPrompts}</small>}
    </>
  );
}
