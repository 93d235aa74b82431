import { expect, test } from 'vitest';
import { sourceFiles } from '../../../i18n/testing/source-files.ts';

const sources = sourceFiles();

/** What the app's frame brings, and shows through a hook: the toasts. */
const shownByTheFrame = ['Toasts', 'ToastProvider'];

test('every primitive of the design has its place on the page', () => {
  const primitives = sources
    .map(({ file }) => /^design\/(?:\w+\/)?([A-Z]\w+)\.tsx$/.exec(file)?.[1])
    .filter((name) => name !== undefined && !shownByTheFrame.includes(name));
  const shown = sources
    .filter(({ file }) => file.startsWith('features/demos/styled-system/'))
    .map(({ text }) => text)
    .join('\n');
  expect(primitives.length).toBeGreaterThan(20);
  expect(primitives.filter((name) => !new RegExp(`/design/(\\w+/)?${name}\\.tsx'`).test(shown))).toEqual([]);
});
