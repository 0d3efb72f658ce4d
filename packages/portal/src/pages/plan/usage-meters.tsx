import { Card } from '../../components/card.tsx';
import { Meter } from '../../components/meter.tsx';
import { useFormats, useLocale, useTexts } from '../../texts/use-texts.ts';
import type { PlanAnswer } from './plan-terms.ts';

export function UsageMeters({ plan }: { plan: PlanAnswer }) {
  const { plan: texts } = useTexts();
  const formats = useFormats();
  const { locale } = useLocale();
  const terms = plan.catalog.find((one) => one.plan === plan.plan);
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    <Card title={texts.usage(month.format(new Date(plan.period.starts_at)))}>
      <div className="plan-meters">
        {plan.units.map((unit) => (
          <UnitMeter key={unit.unit} unit={unit} isWeekly={terms?.quotas[unit.unit]?.per === 'week'} />
        ))}
      </div>
      <div className="plan-total">
        <div>
          <strong>{texts.total}</strong>
          <p className="muted">{texts.totalText}</p>
        </div>
        <span className="plan-money number">{formats.money(plan.amount_cents)}</span>
      </div>
    </Card>
  );
}

function UnitMeter({ unit, isWeekly }: { unit: PlanAnswer['units'][number]; isWeekly: boolean }) {
  const { plan: texts } = useTexts();
  const formats = useFormats();
  const used = formats.number(unit.used);
  const usedOf = isWeekly ? texts.usedOfWeek : texts.usedOf;
  return (
    <div className="plan-meter">
      <Meter
        label={texts.units[unit.unit]}
        text={unit.included === null ? texts.used(used) : usedOf(used, formats.number(unit.included))}
        value={unit.used}
        limit={unit.included}
      />
      {unit.included !== null && (
        <p className="muted">
          {texts.resets(formats.day(unit.resets_at.slice(0, 10)))}{' '}
          {unit.overage_cents === null ? texts.stopsBeyond : texts.priceBeyond(formats.money(unit.overage_cents))}
        </p>
      )}
      {unit.overage > 0 && (
        <p className="plan-overage">{texts.overage(formats.number(unit.overage), formats.money(unit.amount_cents))}</p>
      )}
    </div>
  );
}
