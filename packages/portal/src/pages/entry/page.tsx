// The entry page: sign in, or how to enable sign-in; for a user without a brand, how to get one.
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { read } from '../../api/queries.ts';
import { signInAddress } from '../../app/session.ts';
import { CodeBlock } from '../../components/code-block.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import './entry.css';

const homeRoute = getRouteApi('/');

const CREATE_BRAND = 'service brand create --tenant TENANT_ID --name NAME --domain DOMAIN';

export function EntryPage() {
  const { general } = useTexts();
  const { isSignedIn } = homeRoute.useRouteContext();
  const { return_to: returnTo = '/' } = homeRoute.useSearch();
  return (
    <main className="entry">
      <div className="entry-card">
        <p className="entry-product">{general.product}</p>
        {isSignedIn ? <NoBrands /> : <SignIn returnTo={returnTo} />}
      </div>
    </main>
  );
}

function SignIn({ returnTo }: { returnTo: string }) {
  const { entry } = useTexts();
  const { data, error, refetch } = useQuery(read('GET /entry', {}));
  if (error && !data) return <ErrorNotice error={error} retry={() => void refetch()} />;
  if (!data) return <Skeleton lines={4} />;
  if (!data.can_sign_in) {
    return (
      <>
        <h1>{entry.noLogin}</h1>
        <p>{entry.noLoginText}</p>
      </>
    );
  }
  return (
    <>
      <h1>{entry.title}</h1>
      <p className="entry-lead">{entry.lead}</p>
      <a className="button button-primary" href={signInAddress(returnTo, data.demo_email)}>
        {data.demo_email ? entry.demo : entry.signIn}
      </a>
      {data.demo_email && <p className="entry-note">{entry.demoNote}</p>}
    </>
  );
}

function NoBrands() {
  const { entry } = useTexts();
  return (
    <>
      <h1>{entry.noBrands}</h1>
      <p>{entry.noBrandsText}</p>
      <CodeBlock text={CREATE_BRAND} />
    </>
  );
}
