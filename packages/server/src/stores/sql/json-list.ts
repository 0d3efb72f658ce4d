// A list of texts as a column keeps it.
import { z } from 'zod';

const texts = z.array(z.string());

export const listText = (list: readonly string[]): string => JSON.stringify(list);

export const listFrom = (text: string): string[] => texts.parse(JSON.parse(text));
