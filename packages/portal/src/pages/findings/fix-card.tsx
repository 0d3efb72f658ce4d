import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { useChange } from '../../api/queries.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { CodeBlock } from '../../components/code-block.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { WebLink } from '../../components/web-link.tsx';
import { useFormats, useTexts } from '../../texts/use-texts.ts';
import { REFRESHED, type ShownFinding } from './shown-finding.ts';

interface FixProps {
  brand: string;
  finding: ShownFinding;
}

/** The price is shown before anything is charged. */
export function FixCard({ brand, finding }: FixProps) {
  const { findings: texts } = useTexts();
  return (
    <Card title={texts.fix}>
      {finding.fact_changed ? (
        <p>{texts.factChanged}</p>
      ) : finding.fix ? (
        <FixSteps finding={finding} fix={finding.fix} />
      ) : (
        <FixOffer brand={brand} finding={finding} />
      )}
    </Card>
  );
}

function FixOffer({ brand, finding: { id, fix_price: price, fix_quota: quota } }: FixProps) {
  const { general, findings: texts } = useTexts();
  const { money, number } = useFormats();
  const [isAsking, setAsking] = useState(false);
  const request = useChange('POST /brands/:brand/findings/:finding/fix', REFRESHED);
  const words =
    price.cents > 0
      ? texts.fixCosts(money(price.cents))
      : quota
        ? texts.fixCounts(number(quota.used + 1), number(quota.included))
        : texts.fixFree;
  const agree = () =>
    request.mutate(
      { params: { brand, finding: id }, body: { agreed_cents: price.cents } },
      { onSuccess: () => setAsking(false) },
    );
  return (
    <div className="fix-offer">
      <p>{texts.fixText}</p>
      <p className="muted">{words}</p>
      <Button
        variant="primary"
        isDisabled={request.isPending}
        onPress={() => (price.counted || price.cents > 0 ? setAsking(true) : agree())}
      >
        {texts.showFix}
      </Button>
      {request.error && <FixError error={request.error} />}
      {isAsking && (
        <Dialog title={texts.fixQuestion} isOpen onClose={() => setAsking(false)}>
          <p>{words}</p>
          <p className="muted">
            {price.cents > 0 ? texts.fixOnce : texts.fixKept} {texts.fixWho}
          </p>
          {request.error && <FixError error={request.error} />}
          <div className="dialog-actions">
            <Button onPress={() => setAsking(false)}>{general.cancel}</Button>
            <Button variant="primary" isDisabled={request.isPending} onPress={agree}>
              {price.cents > 0 ? texts.agree(money(price.cents)) : texts.showFix}
            </Button>
          </div>
        </Dialog>
      )}
    </div>
  );
}

function FixError({ error }: { error: ApiError }) {
  const { findings: texts } = useTexts();
  const known: Readonly<Record<string, string>> = {
    price_changed: texts.priceChanged,
    changed_meanwhile: texts.factChanged,
  };
  const text = known[error.code];
  const shown = text === undefined ? error : new ApiError(error.code, error.status, text, { cause: error });
  return <ErrorNotice error={shown} />;
}

function FixSteps({
  finding: { kind, subject, claimed, verified },
  fix,
}: {
  finding: ShownFinding;
  fix: NonNullable<ShownFinding['fix']>;
}) {
  const { findings: texts } = useTexts();
  const { claim } = useFormats();
  const isMissing = verified.startsWith('no ');
  const partner = isMissing ? verified.slice('no '.length) : verified;
  const textOf = (action: keyof typeof texts.stepTexts) =>
    kind === 'integration' && action !== 'publish_snippet'
      ? texts.integrationSteps[action](subject, partner, isMissing)
      : texts.stepTexts[action](claim(verified), claim(claimed));
  return (
    <>
      <ol className="fix-steps">
        {fix.steps.map(({ action, target }) => (
          <li key={`${action} ${target}`}>
            <strong>{texts.steps[action]}</strong>
            <WebLink url={target} />
            <span className="muted foreign">{textOf(action)}</span>
          </li>
        ))}
      </ol>
      <h3 className="fix-snippet-title">{texts.snippet}</h3>
      <CodeBlock text={`<script type="application/ld+json">\n${fix.json_ld}\n</script>`} label={texts.snippet} />
    </>
  );
}
