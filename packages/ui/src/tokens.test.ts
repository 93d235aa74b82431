import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { config } from './stitches.config.ts';

// Stitches' types accept any string as a value, so an unknown token would go unnoticed as a missing style.

const source = join(import.meta.dirname, '..');
const known = new Set(Object.values(config.theme).flatMap((scale) => Object.keys(scale)));

function tokensUsed(text: string): string[] {
  const style = text.match(/'[^'\n]*\$[^'\n]*'|`[^`]*\$[^`]*`/g) ?? [];
  return style.flatMap((literal) =>
    [...literal.matchAll(/(?<![\w$])\$(?:[a-zA-Z]+\$)?([a-z0-9][a-zA-Z0-9]*)\b/g)].map(
      (match) => match[1] ?? '',
    ),
  );
}

it('defines every design token that a component uses', () => {
  const missing = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
    .map((path) => ({ path, text: readFileSync(join(source, path), 'utf8') }))
    .filter(({ text }) => /from '[./]*(design\/)?stitches\.config\.ts'/.test(text))
    .flatMap(({ path, text }) =>
      tokensUsed(text)
        .filter((token) => !known.has(token))
        .map((token) => `${path}: $${token}`),
    );
  expect(missing).toEqual([]);
});
