import { Card } from '../../components/card.tsx';
import { useFormats, useTexts } from '../../texts/use-texts.ts';
import type { Scans } from './scan.ts';

/** When the next automatic scan is due, and what is left in the plan. */
export function PlanCards({ scans: { plan, schedule, engines } }: { scans: Scans }) {
  const { scans: texts } = useTexts();
  const { number, day, dateTime } = useFormats();
  const ready = engines.filter((engine) => engine.ready).length;
  return (
    <div className="cards">
      <Card title={texts.schedule}>
        <p className="stat">{schedule.every === null ? texts.noSchedule : texts.every[schedule.every]}</p>
        <p className="muted">
          {schedule.every === null
            ? texts.noScheduleText
            : schedule.next_at === null
              ? texts.scheduleOff
              : texts.next(dateTime(schedule.next_at))}
        </p>
      </Card>
      <Card title={texts.used}>
        <p className="stat number">
          {plan.included === null ? number(plan.used) : texts.usedOf(number(plan.used), number(plan.included))}
        </p>
        <p className="muted">{texts.resets(day(plan.resets_at.slice(0, 'YYYY-MM-DD'.length)))}</p>
      </Card>
      <Card title={texts.enginesReady}>
        <p className="stat number">{texts.usedOf(number(ready), number(engines.length))}</p>
        <p className="muted">{texts.enginesPerScan(plan.max_engines)}</p>
      </Card>
    </div>
  );
}
