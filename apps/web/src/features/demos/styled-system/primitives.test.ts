import { expect, test } from 'vitest';
import { sourceFiles } from '../../../i18n/testing/source-files.ts';

const sources = sourceFiles();

/** Primitives that the app itself renders. */
const renderedByApp = ['Toasts', 'ToastProvider'];

test('shows every primitive of the design system', () => {
  const source = sources
    .filter(({ file }) => file.startsWith('features/demos/'))
    .map(({ text }) => text)
    .join('\n');
  const primitives = sources.flatMap(({ file, text }) => {
    const name = /^design\/(?:\w+\/)?([A-Z]\w+)\.tsx$/.exec(file)?.[1];
    if (!name || renderedByApp.includes(name)) return [];
    return [
      {
        name,
        components: [...text.matchAll(/^export (?:const|function) ([A-Z]\w+)/gm)].map(
          ([, component]) => component,
        ),
      },
    ];
  });
  expect(primitives.length).toBeGreaterThan(20);
  const missing = primitives.filter(
    ({ components }) => !components.some((component) => new RegExp(`<${component}\\b`).test(source)),
  );
  expect(missing).toEqual([]);
});
