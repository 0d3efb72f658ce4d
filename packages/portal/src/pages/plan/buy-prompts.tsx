import { type FormEvent, useState } from 'react';
import { useChange } from '../../api/queries.ts';
import { Button } from '../../components/button.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useFormats, useTexts } from '../../texts/use-texts.ts';

const MOST = 10_000;

export function BuyPrompts({ tenant }: { tenant: string }) {
  const { plan: texts } = useTexts();
  const formats = useFormats();
  const [text, setText] = useState('25');
  const [isAsking, setAsking] = useState(false);
  const buy = useChange('POST /tenants/:tenant/prompts', ['GET /tenants/:tenant/plan']);
  const count = /^\d{1,5}$/.test(text.trim()) ? Number(text) : 0;
  const isValid = count >= 1 && count <= MOST;
  const ask = (event: FormEvent) => {
    event.preventDefault();
    setAsking(isValid);
  };
  return (
    <form className="plan-buy" onSubmit={ask}>
      <TextField label={texts.buyCount} hint={texts.buyHint} inputMode="numeric" value={text} onChange={setText} />
      <Button type="submit" isDisabled={!isValid}>
        {texts.buy}
      </Button>
      <ConfirmDialog
        title={texts.buyQuestion(formats.number(count))}
        text={texts.buyText}
        action={texts.buy}
        variant="primary"
        isOpen={isAsking}
        isPending={buy.isPending}
        error={buy.error}
        onClose={() => setAsking(false)}
        onConfirm={() => buy.mutate({ params: { tenant }, body: { count } }, { onSuccess: () => setAsking(false) })}
      />
    </form>
  );
}
