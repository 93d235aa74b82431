import { expect, test } from 'vitest';
import { sourceFiles } from './testing/source-files.ts';

const components = sourceFiles();

/** What a pattern finds in the components, as `file: words`. */
function found(pattern: RegExp): string[] {
  return components.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map((match) => `${file}: ${match.groups?.words?.trim()}`),
  );
}

test('no Korean word is outside the dictionaries', () => {
  expect(found(/(?<words>[가-힣]+)/g)).toEqual([]);
});

test('no English sentence is between the tags of a component', () => {
  expect(found(/<[A-Za-z][^<>{}]*>\s*(?<words>[A-Za-z][A-Za-z ,.'’]{2,})\s*<\//g)).toEqual([]);
});

test('no word is in an attribute that a member sees or a screen reader announces', () => {
  const attributes =
    'alt|title|label|summary|placeholder|description|caption|lead|retryLabel|busyLabel|hint|valueText|aria-(?:label|description|valuetext|roledescription|placeholder)';
  // ="…", ={'…'}, ={`…`}; a value taken from the words has no quote after the brace.
  expect(
    found(new RegExp(`[\\s(](?:${attributes})=(?:"|\\{['"\`])(?<words>[^"'\`$]*[A-Za-z]{2}[^"'\`]*)`, 'g')),
  ).toEqual([]);
});
