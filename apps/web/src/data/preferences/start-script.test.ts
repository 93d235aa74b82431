import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { COLOR_MODES, type ColorMode, PALETTES, type ThemeName } from '@gli/ui';
import { expect, test } from 'vitest';
import { conceptThemes, readPreferences } from './preferences.ts';

// public/start.{js,css} paint the page's background before the app has loaded, so they must match the app.

const folder = path.join(import.meta.dirname, '../../../public');
const script = readFileSync(path.join(folder, 'start.js'), 'utf8');
const style = readFileSync(path.join(folder, 'start.css'), 'utf8');
const page = readFileSync(path.join(folder, '../index.html'), 'utf8');

type Browser = { entries: Record<string, string> | 'refused'; languages: string[]; prefersDark: boolean };

function start({ entries, languages, prefersDark }: Browser) {
  const root = { lang: 'ko', dataset: { theme: '', colorMode: '' } };
  const bars = [{ content: '' }, { content: '' }];
  runInNewContext(script, {
    document: { documentElement: root, querySelectorAll: () => bars },
    navigator: { languages },
    matchMedia: (query: string) => ({ matches: query.includes('dark') && prefersDark }),
    get localStorage() {
      if (entries === 'refused') throw new Error('The browser refuses site data.');
      return { getItem: (key: string) => entries[key] ?? null };
    },
  });
  return { locale: root.lang, ...root.dataset, bars: bars.map(({ content }) => content) };
}

const stored: (Record<string, string> | 'refused')[] = [
  {},
  'refused',
  { theme: 'minimal' },
  { theme: 'luxury' },
  { theme: 'minimal', 'color-mode': 'dark', locale: 'en' },
  { theme: 'default', 'color-mode': 'light', locale: 'ko' },
  { theme: 'constructor', 'color-mode': 'darker', locale: 'klingon' },
  { theme: '', 'color-mode': '', locale: '' },
];
const cases = stored.flatMap((entries) =>
  [['ko-KR', 'en'], ['fr-FR', 'en-GB'], ['fr'], []].flatMap((languages) =>
    [false, true].map((prefersDark) => ({ entries, languages, prefersDark })),
  ),
);

test.each(cases)('reads the same preferences as the app for %j', ({ entries, languages, prefersDark }) => {
  const storage = { getItem: (key: string) => (entries === 'refused' ? null : (entries[key] ?? null)) };
  const { locale, theme, colorMode } = readPreferences({ storage, languages, prefersDark });
  const { canvas } = PALETTES[theme][colorMode];
  expect(start({ entries, languages, prefersDark })).toEqual({
    locale,
    theme,
    colorMode,
    bars: [canvas, canvas],
  });
});

const selectable = conceptThemes.filter(({ status }) => status === 'available');

test.each(selectable.flatMap(({ name }) => COLOR_MODES.map((mode) => ({ name, mode }))))(
  'uses the canvas color of $name in $mode as the background',
  ({ name, mode }) => {
    const rule = `:where([data-theme='${name}'][data-color-mode='${mode}']) {\n  background: ${getCanvasColor(name, mode)};`;
    expect(style).toContain(rule);
    expect(style).toContain(`:where([data-color-mode='${mode}']) {\n  color-scheme: ${mode};`);
  },
);

test('follows the system color mode if scripts are disabled', () => {
  expect(style).toContain(`color-scheme: light dark;\n  background: ${getCanvasColor('default', 'light')};`);
  expect(style).toMatch(
    new RegExp(
      `prefers-color-scheme: dark\\) {\\s+:where\\(html\\) {\\s+background: ${getCanvasColor('default', 'dark')};`,
    ),
  );
  for (const mode of COLOR_MODES) {
    expect(page).toContain(
      `name="theme-color" content="${getCanvasColor('default', mode)}" media="(prefers-color-scheme: ${mode})"`,
    );
  }
});

test('blocks rendering with no more than 1 KB of script', () => {
  expect(Buffer.byteLength(script)).toBeLessThanOrEqual(1024);
  expect(page).toContain('<script src="/start.js"></script>');
  expect(page.indexOf('/start.js')).toBeLessThan(page.indexOf('<body>'));
});

function getCanvasColor(name: ThemeName, mode: ColorMode): string {
  return PALETTES[name][mode].canvas;
}
