import { expect, test } from 'vitest';
import { sourceFiles } from '../../../i18n/testing/source-files.ts';

const sources = sourceFiles();

/** Rendered by the app itself. */
const renderedByApp = ['Toasts', 'ToastProvider'];

test('every primitive of the design is on the page', () => {
  const primitives = sources
    .map(({ file }) => /^design\/(?:\w+\/)?([A-Z]\w+)\.tsx$/.exec(file)?.[1])
    .filter((name) => name !== undefined && !renderedByApp.includes(name));
  const source = sources
    .filter(({ file }) => file.startsWith('features/demos/styled-system/'))
    .map(({ text }) => text)
    .join('\n');
  expect(primitives.length).toBeGreaterThan(20);
  expect(primitives.filter((name) => !new RegExp(`/design/(\\w+/)?${name}\\.tsx'`).test(source))).toEqual([]);
});
