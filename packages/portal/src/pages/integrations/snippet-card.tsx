import { Link } from '@tanstack/react-router';
import { useSession } from '../../app/session.ts';
import { Card } from '../../components/card.tsx';
import { CodeBlock } from '../../components/code-block.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import type { Install, Installs } from './install.ts';
import { curlTestEvent, nodeEvent, npmClient, type SnippetValues, scriptTag, trackCalls } from './snippets.ts';

/** What to add to a page or a backend, with the values of this install. */
export function SnippetCard({ install, pinnedScript }: { install: Install; pinnedScript: Installs['pinned_script'] }) {
  const { integrations } = useTexts();
  const { service_url: serviceUrl } = useSession();
  const { snippet } = integrations;
  const values: SnippetValues = { serviceUrl, installId: install.install_id, pinnedScript };
  const handle = install.connection?.handles[0];
  const tabs = [
    { id: 'script', name: snippet.script, content: <ScriptTab values={values} /> },
    { id: 'npm', name: snippet.npm, content: <NpmTab values={values} /> },
    {
      id: 'curl',
      name: snippet.curl,
      content: <ServerTab handle={handle} effect={snippet.testText} code={(one) => curlTestEvent(values, one)} />,
    },
    {
      id: 'node',
      name: snippet.node,
      content: <ServerTab handle={handle} effect={snippet.countedText} code={(one) => nodeEvent(values, one)} />,
    },
  ];
  return (
    <Card title={snippet.title}>
      <Tabs label={snippet.title} tabs={tabs} />
    </Card>
  );
}

function ScriptTab({ values }: { values: SnippetValues }) {
  const { snippet } = useTexts().integrations;
  return (
    <>
      <p>{snippet.scriptText}</p>
      <CodeBlock text={scriptTag(values)} label={snippet.script} />
      {values.pinnedScript !== null && <p className="muted">{snippet.pinned}</p>}
      <p>{snippet.trackText}</p>
      <CodeBlock text={trackCalls()} label="track()" />
    </>
  );
}

function NpmTab({ values }: { values: SnippetValues }) {
  const { snippet } = useTexts().integrations;
  return (
    <>
      <CodeBlock text={npmClient(values)} label={snippet.npm} />
      <p className="muted">{snippet.npmText}</p>
    </>
  );
}

interface ServerTabProps {
  handle: string | undefined;
  /** Whether the event is counted. */
  effect: string;
  code(handle: string): string;
}

function ServerTab({ handle, effect, code }: ServerTabProps) {
  const { snippet } = useTexts().integrations;
  if (handle === undefined) return <p>{snippet.noHandle}</p>;
  return (
    <>
      <p>
        {snippet.serverText} {effect}
      </p>
      <CodeBlock text={code(handle)} label={snippet.title} />
      <p className="muted">
        {snippet.keyText} <Link to="/account/tokens">{snippet.keyLink}</Link>
      </p>
    </>
  );
}
