// Reports a setting that contradicts another one.
import type { z } from 'zod';

/** Returns a function that adds an issue at one setting of `Config`. */
export const refuserIn =
  <Config>(context: z.RefinementCtx) =>
  (key: keyof Config & string, message: string): void =>
    context.addIssue({ code: 'custom', path: [key], message });
