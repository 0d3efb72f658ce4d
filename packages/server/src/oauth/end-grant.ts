// Ends a grant with everything that was issued from it.
import type { OAuthStore } from './ports.ts';
import { keyOf } from './stored-artifacts.ts';

/** Access tokens end at once too: each call looks for the grant. */
export async function endGrant(
  store: Pick<OAuthStore, 'dropArtifact' | 'dropGranted'>,
  grantId: string,
): Promise<void> {
  await store.dropArtifact('Grant', keyOf(grantId));
  await store.dropGranted(grantId);
}
