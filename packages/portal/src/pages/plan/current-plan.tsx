import { Card } from '../../components/card.tsx';
import { useFormats, useTexts } from '../../texts/use-texts.ts';
import { BuyPrompts } from './buy-prompts.tsx';
import { limitText, type PlanAnswer } from './plan-terms.ts';

interface CurrentPlanProps {
  tenant: string;
  plan: PlanAnswer;
  isOwner: boolean;
}

export function CurrentPlan({ tenant, plan, isOwner }: CurrentPlanProps) {
  const { plan: texts } = useTexts();
  const formats = useFormats();
  const terms = plan.catalog.find((one) => one.plan === plan.plan);
  if (!terms) return null;
  const prompts = limitText(plan.prompt_limit, texts, formats);
  return (
    <Card title={texts.current}>
      <p className="plan-name">{texts.names[plan.plan]}</p>
      <dl className="plan-facts">
        <div>
          <dt>{texts.prompts}</dt>
          <dd>
            {plan.extra_prompts > 0 && terms.sells_prompts
              ? texts.promptsWithExtra(prompts, formats.number(plan.extra_prompts))
              : prompts}
          </dd>
        </div>
        <div>
          <dt>{texts.engines}</dt>
          <dd>{formats.number(terms.engines)}</dd>
        </div>
        <div>
          <dt>{texts.brands}</dt>
          <dd>
            {terms.brands === null
              ? texts.used(formats.number(plan.brands_used))
              : texts.brandsUsed(formats.number(plan.brands_used), formats.number(terms.brands))}
          </dd>
        </div>
        <div>
          <dt>{texts.competitors}</dt>
          <dd>{limitText(terms.competitors, texts, formats)}</dd>
        </div>
        <div>
          <dt>{texts.autoScan}</dt>
          <dd>{texts.schedules[terms.auto_scan ?? 'none']}</dd>
        </div>
      </dl>
      {isOwner && terms.sells_prompts && <BuyPrompts tenant={tenant} />}
    </Card>
  );
}
