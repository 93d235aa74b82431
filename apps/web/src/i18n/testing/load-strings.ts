import { readdirSync } from 'node:fs';
import path from 'node:path';

type Words = { readonly [key: string]: string | Words };

export const languages = ['ko', 'en'] as const;

/** Loads every string of a language, as pairs of `namespace.key` and text. */
export async function loadStrings(language: (typeof languages)[number]): Promise<Map<string, string>> {
  const folder = path.join(import.meta.dirname, '..', language);
  const t = new Map<string, string>();
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = entry.isDirectory() ? `${entry.name}/index.ts` : entry.name;
    if (file === 'index.ts') continue;
    const module: { default: Words } = await import(path.join(folder, file));
    collect(t, path.basename(entry.name, '.ts'), module.default);
  }
  return t;
}

function collect(into: Map<string, string>, prefix: string, t: Words): void {
  for (const [key, word] of Object.entries(t)) {
    if (typeof word === 'string') into.set(`${prefix}.${key}`, word);
    else collect(into, `${prefix}.${key}`, word);
  }
}
