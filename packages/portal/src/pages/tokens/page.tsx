// Personal Access Tokens: list, create, revoke. Below them, the apps that someone has allowed to use the MCP server.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../api/queries.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { ConnectedApps } from './connected-apps.tsx';
import { CreateToken } from './create-token.tsx';
import { TokenTable } from './token-table.tsx';

export function TokensPage() {
  const { pages, tokens } = useTexts();
  const [isCreating, setCreating] = useState(false);
  return (
    <>
      <PageHeader title={pages.tokens} lead={tokens.lead}>
        <Button variant="primary" onPress={() => setCreating(true)}>
          {tokens.create}
        </Button>
      </PageHeader>
      <Card>
        <TokenList />
      </Card>
      <ConnectedApps />
      {isCreating && <CreateToken onClose={() => setCreating(false)} />}
    </>
  );
}

function TokenList() {
  const { tokens } = useTexts();
  const { data, error, refetch } = useQuery(read('GET /tokens', {}));
  if (error && !data) return <ErrorNotice error={error} retry={() => void refetch()} />;
  if (!data) return <Skeleton lines={4} />;
  if (data.tokens.length === 0) return <EmptyState title={tokens.empty} text={tokens.emptyText} />;
  return <TokenTable tokens={data.tokens} />;
}
