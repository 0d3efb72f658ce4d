// Prompts, verified facts, products and competitors: the whole brand file, edited in place.
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { read } from '../../api/queries.ts';
import { Card } from '../../components/card.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { useFormats, useTexts } from '../../texts/use-texts.ts';
import { Competitors } from './competitors.tsx';
import type { SectionProps } from './description.ts';
import { Facts } from './facts.tsx';
import { FileEditor } from './file-editor.tsx';
import { Products } from './products.tsx';
import { Prompts } from './prompts.tsx';
import { promptsSearch } from './prompts-search.ts';
import './prompts.css';

const route = getRouteApi('/signed-in/brands/$brand/prompts');

export function PromptsPage() {
  const { pages, prompts: texts } = useTexts();
  const { brand } = route.useParams();
  const { data, error, refetch } = useQuery(read('GET /brands/:brand/description', { params: { brand } }));
  return (
    <>
      <PageHeader title={pages.prompts} lead={texts.lead} />
      {error ? (
        <ErrorNotice error={error} retry={() => void refetch()} />
      ) : data ? (
        <Sections brand={brand} description={data} />
      ) : (
        <Card>
          <Skeleton lines={10} />
        </Card>
      )}
    </>
  );
}

function Sections(props: SectionProps) {
  const { prompts: texts } = useTexts();
  const { number } = useFormats();
  const { section = 'prompts' } = route.useSearch();
  const navigate = route.useNavigate();
  const { prompts = [], facts = [], product_lines: lines = [], competitors = [] } = props.description.document;
  const counted = (name: string, list: readonly unknown[]) => `${name} (${number(list.length)})`;
  return (
    <Tabs
      label={texts.sections}
      selected={section}
      onSelect={(id) => void navigate({ search: promptsSearch({ section: id }), replace: true })}
      tabs={[
        { id: 'prompts', name: counted(texts.names.prompts, prompts), content: <Prompts {...props} /> },
        { id: 'facts', name: counted(texts.names.facts, facts), content: <Facts {...props} /> },
        { id: 'products', name: counted(texts.names.products, lines), content: <Products {...props} /> },
        { id: 'competitors', name: counted(texts.names.competitors, competitors), content: <Competitors {...props} /> },
        { id: 'file', name: texts.names.file, content: <FileEditor {...props} /> },
      ]}
    />
  );
}
