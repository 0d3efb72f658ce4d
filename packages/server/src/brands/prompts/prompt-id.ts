// Derives the id of a prompt from its brand, text, market and language, so that importing a file again, or removing and
// restoring a prompt, keeps its history. Pure.
import { v5 as uuidV5 } from 'uuid';
import type { BrandFile } from '../brand-file.ts';

export type Prompt = BrandFile['prompts'][number];

export interface NumberedPrompt extends Prompt {
  id: string;
}

const NAMESPACE = '5a3c60b1-7c1f-4d0e-9d0b-3f5f2a7f2f10';

const promptId = (brandId: string, { text, market, language }: Prompt): string =>
  uuidV5(JSON.stringify([brandId, market, language, text]), NAMESPACE);

/** In file order, without duplicates. */
export function numberedPrompts(brandId: string, file: BrandFile): NumberedPrompt[] {
  const prompts = file.prompts.map((prompt) => ({ ...prompt, id: promptId(brandId, prompt) }));
  return [...new Map(prompts.map((prompt) => [prompt.id, prompt])).values()];
}
