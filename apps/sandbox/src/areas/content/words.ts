import type { Language } from '../../core/text/text.ts';

/** Entries in a language; one without an English text is answered in Korean. */
export function localized<Entry>(
  rows: ReadonlyArray<{ readonly ko: Entry; readonly en: Entry | null }>,
  language: Language,
): Entry[] {
  return rows.map((row) => row[language] ?? row.ko);
}
