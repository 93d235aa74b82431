import type { BusinessContent, ContentBlock } from '@gli/sdk';
import { zBusinessContent, zBusinessSection, zId, zPicture } from '@gli/sdk/schemas';
import * as z from 'zod';
import { readSeedFile } from '../../core/seed/seed-file.ts';
import { zText } from '../../core/seed/seed-schemas.ts';
import type { Language } from '../../core/text/text.ts';

const zEntry = z.strictObject({
  id: zId,
  section: zBusinessSection,
  slug: zBusinessContent.shape.slug,
  title: zText,
  subtitle: zText.nullable(),
  /** Heading above the list. */
  heading: zText.nullable(),
  items: z.array(zText),
  /** Paragraph below the list. */
  text: zText.optional(),
  picture: z.strictObject({ url: zPicture.shape.url, alt: zText }).optional(),
});
type Entry = z.output<typeof zEntry>;

const UPDATED_AT = '2026-11-02T10:00:00+09:00';

/** Reads the entries of the business introduction that are not among the contract's examples. */
export const readBusinessContent = (): { ko: BusinessContent; en: BusinessContent }[] =>
  readSeedFile('business-content.yaml', z.array(zEntry)).map((entry) => ({
    ko: toContent(entry, 'ko'),
    en: toContent(entry, 'en'),
  }));

function toContent(entry: Entry, language: Language): BusinessContent {
  const { id, section, slug, title, subtitle, heading, items, text, picture } = entry;
  const list = items.map((item) => item[language]);
  const body: ContentBlock[] = [
    { kind: 'list', text: heading?.[language] ?? null, items: list, figures: [] },
  ];
  if (text) body.push({ kind: 'paragraph', text: text[language], items: [], figures: [] });
  return {
    ...{ id, section, slug, body },
    position: 2,
    title: title[language],
    subtitle: subtitle?.[language] ?? null,
    pictures: picture ? [{ url: picture.url, alt: picture.alt[language] }] : [],
    grades: null,
    achievements: null,
    updated_at: UPDATED_AT,
  };
}
