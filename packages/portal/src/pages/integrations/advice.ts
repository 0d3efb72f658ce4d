// The next step for each part of the setup, and why nothing may have arrived. Pure.
import type { LiveFault } from '@service/protocol/portal';
import type { Catalog } from '../../texts/catalog.ts';
import type { Install } from './install.ts';

type SetupTexts = Catalog['integrations']['setup'];

export const STEPS = ['session', 'action', 'server_event'] as const;
export type Step = (typeof STEPS)[number];

export interface Advice {
  text: string;
  /** No record can arrive until an owner acts in the portal. */
  isBlocked: boolean;
}

const SHOWN_ORIGINS = 3;

export function adviceFor(step: Step, install: Install, texts: SetupTexts): Advice {
  if (!install.active) return { text: texts.off, isBlocked: true };
  if (step === 'session') return { text: sessionAdvice(install, texts), isBlocked: false };
  if (step === 'action') return { text: texts.track, isBlocked: false };
  return install.connection === null
    ? { text: texts.noConnection, isBlocked: true }
    : { text: texts.send, isBlocked: false };
}

/** The settings have changed since the call was refused: it would be accepted now. */
export function isFixedSince(
  { fault, origin }: { fault: LiveFault; origin: string | null },
  { active, reporting_origins: listed }: Install,
): boolean {
  if (fault === 'inactive_install') return active;
  return fault === 'origin_not_listed' && (listed === null || (origin !== null && listed.includes(origin)));
}

function sessionAdvice({ reporting_origins: origins }: Install, texts: SetupTexts): string {
  if (origins === null) return texts.open;
  const more = origins.length > SHOWN_ORIGINS ? ', …' : '';
  return texts.listed(origins.slice(0, SHOWN_ORIGINS).join(', ') + more);
}
