import { getRouteApi, Link } from '@tanstack/react-router';
import { useFormats, useTexts } from '../../texts/use-texts.ts';
import { type FindingSearch, STATES } from './finding-filters.ts';

const route = getRouteApi('/signed-in/brands/$brand/findings');

type Counts = Readonly<Record<(typeof STATES)[number], number>>;

/** Links, so that each state has its own URL. */
export function StateTabs({ counts }: { counts: Counts | undefined }) {
  const { findings: texts } = useTexts();
  const { number } = useFormats();
  const { brand } = route.useParams();
  const { state = 'open', ...filters } = route.useSearch();
  return (
    <ul className="state-tabs" aria-label={texts.state}>
      {STATES.map((one) => {
        const search: FindingSearch = one === 'open' ? filters : { ...filters, state: one };
        return (
          <li key={one}>
            <Link
              to="/brands/$brand/findings"
              params={{ brand }}
              search={search}
              activeOptions={{ exact: true }}
              className={one === state ? 'state-tab state-tab-current' : 'state-tab'}
            >
              {texts.states[one]}
              <span className="state-count number">{counts ? number(counts[one]) : ' '}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
