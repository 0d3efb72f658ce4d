import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../components/button.tsx';
import { ErrorNotice } from '../components/error-notice.tsx';
import { Select } from '../components/select.tsx';
import { LANGUAGES, type Language } from '../texts/catalog.ts';
import { useLocale, useTexts } from '../texts/use-texts.ts';
import { signOut, useSession } from './session.ts';
import { applyTheme, chosenTheme, THEMES, type Theme } from './theme.ts';

const LANGUAGE_OPTIONS = Object.entries(LANGUAGES).map(([id, name]) => ({ id: id as Language, name }));

export function PersonMenu() {
  const { general } = useTexts();
  const session = useSession();
  const signingOut = useMutation({ mutationFn: () => signOut(session) });
  const { language, choose } = useLocale();
  const [theme, setTheme] = useState<Theme>(chosenTheme);
  return (
    <div className="person-menu">
      <div className="person-choices">
        <Select
          label={general.language}
          isLabelHidden
          options={LANGUAGE_OPTIONS}
          selected={language}
          onSelect={(next) => void choose(next)}
        />
        <Select
          label={general.theme}
          isLabelHidden
          options={THEMES.map((id) => ({ id, name: general.themes[id] }))}
          selected={theme}
          onSelect={(next) => {
            applyTheme(next);
            setTheme(next);
          }}
        />
      </div>
      <p className="person-email" title={session.user.email}>
        {session.user.email}
      </p>
      <Button variant="plain" isDisabled={signingOut.isPending} onPress={() => signingOut.mutate()}>
        {general.signOut}
      </Button>
      {signingOut.error && <ErrorNotice error={signingOut.error} />}
    </div>
  );
}
