import { useQueryClient } from '@tanstack/react-query';
import { useChange } from '../../api/queries.ts';
import type { Change, Description } from './description.ts';

/** Saves a change to the description as last read. */
export function useSaving(brand: string, description: Description) {
  const cache = useQueryClient();
  const put = useChange('PUT /brands/:brand/description', [
    'GET /brands/:brand/description',
    'GET /brands/:brand/prompt-suggestions',
    'GET /brands/:brand/scans',
    // The brand may have a new name.
    'GET /session',
  ]);
  const saveText = (text: string, onDone: () => void) =>
    put.mutate({ params: { brand }, body: { revision: description.revision, text } }, { onSuccess: onDone });
  return {
    isSaving: put.isPending,
    isSaved: put.isSuccess,
    error: put.error,
    isConflict: put.error?.code === 'changed_meanwhile',
    warnings: put.data?.warnings ?? [],
    saveText,
    save: (change: Change, onDone: () => void = () => {}) =>
      saveText(JSON.stringify(change(description.document), null, 2), onDone),
    /** Forgets the outcome of the last save. */
    forget: put.reset,
    /** Reloads what another user saved in the meantime. */
    async reload() {
      await cache.invalidateQueries({ queryKey: ['GET /brands/:brand/description'] });
      put.reset();
    },
  };
}

export type Saving = ReturnType<typeof useSaving>;
