import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Label, Radio, RadioGroup } from 'react-aria-components';
import { useChange } from '../../api/queries.ts';
import { Dialog } from '../../components/dialog.tsx';
import { Form } from '../../components/form/form.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { REFRESHED } from './shown-finding.ts';

const REASONS = ['accurate', 'misread', 'minor', 'other'] as const;
type Reason = (typeof REASONS)[number];
const MAX_NOTE = 500;

interface DismissDialogProps {
  params: { brand: string; finding: string };
  onClose(): void;
}

/** Asks why, so that the team can see it later. */
export function DismissDialog({ params, onClose }: DismissDialogProps) {
  const { findings: texts } = useTexts();
  const [reason, setReason] = useState<Reason>();
  const [note, setNote] = useState('');
  const dismiss = useChange('POST /brands/:brand/findings/:finding/dismiss', REFRESHED);
  const isMissing = reason === undefined || (reason === 'other' && note.trim() === '');

  function submit() {
    if (reason === undefined) return;
    const body = note.trim() === '' ? { reason } : { reason, note: note.trim() };
    dismiss.mutate({ params, body }, { onSuccess: onClose });
  }

  return (
    <Dialog title={texts.dismissTitle} isOpen onClose={onClose}>
      <Form
        action={texts.dismiss}
        change={dismiss}
        isComplete={!isMissing}
        {...(reason === undefined && { incomplete: texts.chooseReason })}
        onSubmit={submit}
        onClose={onClose}
      >
        <p>{texts.dismissText}</p>
        <RadioGroup
          className="radio-group"
          value={reason ?? null}
          onChange={(value) => setReason(REASONS.find((one) => one === value) ?? 'other')}
        >
          <Label>{texts.reason}</Label>
          {REASONS.map((one) => (
            <Radio key={one} value={one} className="radio">
              <span className="radio-dot" aria-hidden="true" />
              {texts.reasons[one]}
            </Radio>
          ))}
        </RadioGroup>
        {reason === 'accurate' && (
          <p>
            {texts.outdatedText}{' '}
            <Link to="/brands/$brand/prompts" params={{ brand: params.brand }} search={{ section: 'facts' }}>
              {texts.openFacts}
            </Link>
          </p>
        )}
        <TextField
          label={texts.note}
          name="note"
          hint={texts.noteHint}
          value={note}
          onChange={setNote}
          maxLength={MAX_NOTE}
          isMultiline
          isRequired={reason === 'other'}
        />
      </Form>
    </Dialog>
  );
}
