import { Link } from '@tanstack/react-router';
import type { Answer } from '../../api/client.ts';
import { Card } from '../../components/card.tsx';
import { CodeBlock } from '../../components/code-block.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { useTexts } from '../../texts/use-texts.ts';

interface NothingYetProps {
  brand: string;
  choices: Answer<'GET /brands/:brand/visibility/choices'>;
}

/** What is missing before there can be figures: prompts, an engine, or a scan. */
export function NothingYet({ brand, choices }: NothingYetProps) {
  const { scans, visibility: texts } = useTexts();
  const scan = `service scan --brand ${brand}`;
  if (choices.prompts === 0)
    return (
      <Step title={texts.noPrompts} text={texts.noPromptsText} command={`service brand import FILE --brand ${brand}`} />
    );
  if (choices.configured_engines.length === 0)
    return <Step title={texts.noEngine} text={texts.noEngineText} command={scan} />;
  return (
    <Card>
      <EmptyState title={texts.noScan} text={texts.noScanText}>
        <Link to="/brands/$brand/scans" params={{ brand }} className="button button-primary">
          {scans.run}
        </Link>
      </EmptyState>
    </Card>
  );
}

const Step = ({ title, text, command }: { title: string; text: string; command: string }) => (
  <Card>
    <EmptyState title={title} text={text}>
      <CodeBlock text={command} label={title} />
    </EmptyState>
  </Card>
);
