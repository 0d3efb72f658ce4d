// The settings of an install that users enter, for creating and editing.
import { TextField } from '../../components/text-field.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import type { Install } from './install.ts';
import { asText, badHost, badOrigin, linesOf, linesOrNull } from './lines.ts';

export interface InstallDraft {
  name: string;
  origins: string;
  exchange: string;
  excluded: string;
}

export const draftOf = (install?: Install): InstallDraft => ({
  name: install?.name ?? '',
  origins: asText(install?.reporting_origins ?? null),
  exchange: asText(install?.allowed_origins ?? null),
  excluded: asText(install?.referral_exclusions ?? null),
});

export const settingsOf = ({ name, origins, exchange, excluded }: InstallDraft) => ({
  name: name.trim() === '' ? null : name.trim(),
  reporting_origins: linesOrNull(origins),
  allowed_origins: linesOrNull(exchange),
  referral_exclusions: linesOf(excluded),
});

export const isComplete = ({ origins, exchange, excluded }: InstallDraft): boolean =>
  [badOrigin(origins), badOrigin(exchange), badHost(excluded)].every((line) => line === undefined);

interface InstallFieldsProps {
  draft: InstallDraft;
  onChange(change: Partial<InstallDraft>): void;
}

export function InstallFields({ draft, onChange }: InstallFieldsProps) {
  const { integrations: texts } = useTexts();
  const wrong = (line: string | undefined, sentence: (line: string) => string) =>
    line === undefined ? undefined : sentence(line);
  return (
    <>
      <TextField
        label={texts.name}
        name="name"
        hint={texts.nameHint}
        value={draft.name}
        onChange={(name) => onChange({ name })}
        maxLength={100}
        autoFocus
      />
      <TextField
        label={texts.origins}
        name="reporting_origins"
        hint={texts.originsHint}
        error={wrong(badOrigin(draft.origins), texts.badOrigin)}
        value={draft.origins}
        onChange={(origins) => onChange({ origins })}
        isMultiline
      />
      <TextField
        label={texts.exchange}
        name="allowed_origins"
        hint={texts.exchangeHint}
        error={wrong(badOrigin(draft.exchange), texts.badOrigin)}
        value={draft.exchange}
        onChange={(exchange) => onChange({ exchange })}
        isMultiline
        rows={2}
      />
      <TextField
        label={texts.excluded}
        name="referral_exclusions"
        hint={texts.excludedHint}
        error={wrong(badHost(draft.excluded), texts.badHost)}
        value={draft.excluded}
        onChange={(excluded) => onChange({ excluded })}
        isMultiline
        rows={2}
      />
    </>
  );
}
