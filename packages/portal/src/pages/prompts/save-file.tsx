import { useState } from 'react';
import type { Answer } from '../../api/client.ts';
import { Button } from '../../components/button.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { useFormats, useTexts } from '../../texts/use-texts.ts';

type Removes = Answer<'POST /brands/:brand/description/check'>['removes'];

interface SaveFileProps {
  removes: Removes;
  isDisabled: boolean;
  onSave(): void;
}

/** The file replaces everything, so a file that leaves something out is saved only after a confirmation. */
export function SaveFile({ removes, isDisabled, onSave }: SaveFileProps) {
  const { prompts: texts } = useTexts();
  const [isAsking, setAsking] = useState(false);
  const removed = useRemoved(removes);
  const save = () => {
    setAsking(false);
    onSave();
  };
  return (
    <>
      <Button variant="primary" isDisabled={isDisabled} onPress={() => (removed === '' ? save() : setAsking(true))}>
        {texts.saveFile}
      </Button>
      <ConfirmDialog
        title={texts.replaceQuestion}
        text={`${texts.removes(removed)} ${texts.removeText}`}
        action={texts.saveFile}
        isOpen={isAsking}
        isPending={false}
        error={null}
        onClose={() => setAsking(false)}
        onConfirm={save}
      />
    </>
  );
}

/** Such as "120 prompts, 37 facts and 5 competitors"; empty if nothing is removed. */
function useRemoved(removes: Removes): string {
  const { prompts: texts } = useTexts();
  const { list, number } = useFormats();
  if (removes === null) return '';
  const { prompts, facts, competitors, product_lines: lines, skus } = removes;
  const counted: [number, (count: number, shown: string) => string][] = [
    [prompts, texts.removed.prompts],
    [facts, texts.removed.facts],
    [competitors, texts.removed.competitors],
    [lines, texts.removed.lines],
    [skus, texts.removed.skus],
  ];
  return list(counted.filter(([count]) => count > 0).map(([count, say]) => say(count, number(count))));
}
