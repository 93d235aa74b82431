import { expect, test } from 'vitest';
import { sourceFiles } from './testing/source-files.ts';

const components = sourceFiles();

/** Returns a pattern's matches in the components, as `file: text`. */
function found(pattern: RegExp): string[] {
  return components.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map((match) => `${file}: ${match.groups?.words?.trim()}`),
  );
}

test('has no Korean text outside the dictionaries', () => {
  expect(found(/(?<words>[가-힣]+)/g)).toEqual([]);
});

test('has no English sentence in component markup', () => {
  expect(found(/<[A-Za-z][^<>{}]*>\s*(?<words>[A-Za-z][A-Za-z ,.'’]{2,})\s*<\//g)).toEqual([]);
});

test('has no hardcoded text in visible or announced attributes', () => {
  const attributes =
    'alt|title|label|summary|placeholder|description|caption|lead|retryLabel|busyLabel|hint|valueText|aria-(?:label|description|valuetext|roledescription|placeholder)';
  // Matches ="…", ={'…'} and ={`…`}. A dictionary value has no quote after the brace.
  expect(
    found(new RegExp(`[\\s(](?:${attributes})=(?:"|\\{['"\`])(?<words>[^"'\`$]*[A-Za-z]{2}[^"'\`]*)`, 'g')),
  ).toEqual([]);
});
