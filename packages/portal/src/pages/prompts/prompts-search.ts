// Which part of a brand's description is open, as stated in the URL. Pure.

export const SECTIONS = ['prompts', 'facts', 'products', 'competitors', 'file'] as const;
export type Section = (typeof SECTIONS)[number];

/** If there is no section: prompts. */
export interface PromptsSearch {
  section?: Exclude<Section, 'prompts'>;
}

export function promptsSearch(search: Record<string, unknown>): PromptsSearch {
  const section = SECTIONS.find((one) => one === search.section);
  return section === undefined || section === 'prompts' ? {} : { section };
}
