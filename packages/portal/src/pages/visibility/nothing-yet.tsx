import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Answer } from '../../api/client.ts';
import { Card } from '../../components/card.tsx';
import { CodeBlock } from '../../components/code-block.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { useTexts } from '../../texts/use-texts.ts';

interface NothingYetProps {
  brand: string;
  choices: Answer<'GET /brands/:brand/visibility/choices'>;
}

/** What figures still require: prompts, an engine, or a scan. */
export function NothingYet({ brand, choices }: NothingYetProps) {
  const { prompts, scans, visibility: texts } = useTexts();
  if (choices.prompts === 0)
    return (
      <Step title={texts.noPrompts} text={texts.noPromptsText}>
        <Link to="/brands/$brand/prompts" params={{ brand }} className="button button-primary">
          {prompts.addPrompt}
        </Link>
      </Step>
    );
  if (choices.configured_engines.length === 0)
    return (
      <Step title={texts.noEngine} text={texts.noEngineText}>
        <CodeBlock text={`service scan --brand ${brand}`} label={texts.noEngine} />
      </Step>
    );
  return (
    <Step title={texts.noScan} text={texts.noScanText}>
      <Link to="/brands/$brand/scans" params={{ brand }} className="button button-primary">
        {scans.run}
      </Link>
    </Step>
  );
}

const Step = (props: { title: string; text: string; children: ReactNode }) => (
  <Card>
    <EmptyState {...props} />
  </Card>
);
