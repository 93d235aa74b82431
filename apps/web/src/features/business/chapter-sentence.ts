import type { BusinessContent } from '@gli/sdk';

/** Returns the subtitle that a chapter shows as its sentence. */
export const getChapterSentence = (entries: readonly Pick<BusinessContent, 'subtitle'>[]): string | null =>
  entries.find(({ subtitle }) => subtitle)?.subtitle ?? null;
