// The brand and the team that are open: the navigation leads to their pages.
import { useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { storeChoice, storedChoice } from '../stored-choice.ts';
import { type Session, useSession } from './session.ts';

type Brand = Session['brands'][number];

export interface OpenPlace {
  /** `undefined` if the team has no brand, or the URL names one that the user cannot access. */
  brand: Brand | undefined;
  tenantId: string | undefined;
  /** The URL names a brand or team that does not exist for this user. */
  isForeign: boolean;
}

/** Per tab, so that two tabs can have two brands open. */
const LAST_BRAND = 'portal-brand';

/**
 * The place in the URL. A team's page shows the last brand of that team, any other page the last brand.
 *
 * @param last the ID of the brand that was opened last in this tab
 */
export function openPlace(
  { brands, tenants }: Pick<Session, 'brands' | 'tenants'>,
  { brand: brandId, tenant }: { brand?: string | undefined; tenant?: string | undefined },
  last: string | null,
): OpenPlace {
  const isForeign =
    (brandId !== undefined && !brands.some(({ id }) => id === brandId)) ||
    (tenant !== undefined && !tenants.some(({ id }) => id === tenant));
  if (isForeign) return { brand: undefined, tenantId: undefined, isForeign };
  const choice = tenant === undefined ? brands : brands.filter(({ tenant_id: id }) => id === tenant);
  const brand = choice.find(({ id }) => id === (brandId ?? last)) ?? choice[0];
  return { brand, tenantId: tenant ?? brand?.tenant_id, isForeign };
}

export function useOpenPlace(): OpenPlace {
  const session = useSession();
  const params: { brand?: string; tenant?: string } = useParams({ strict: false });
  const place = openPlace(session, params, storedChoice(LAST_BRAND, 'tab'));
  const id = place.brand?.id;
  useEffect(() => {
    if (id !== undefined) storeChoice(LAST_BRAND, id, 'tab');
  }, [id]);
  return place;
}
