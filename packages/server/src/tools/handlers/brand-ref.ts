// A brand as the tools refer to it.
import type { Brand } from '../../brands/index.ts';

export const refOf = ({ id, name }: Brand): { id: string; name: string } => ({ id, name });
