// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { operationTable } from './index.ts';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const readme = read('../README.md');

test('the README lists every option of the client', () => {
  const [, source = ''] = read('./client/options.ts').split('export type GliClientOptions = {');
  const options = [...source.matchAll(/^ {2}(\w+)\?:/gm)].map(([, name]) => name);
  const [, section = ''] = readme.split('## Options\n');
  const listed = [...(section.split('\n## ')[0] ?? '').matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name);
  expect(listed).toEqual(options);
});

test('the README lists every operation by tag', () => {
  const [, section = ''] = readme.split('## Operations\n');
  const listed = [...section.matchAll(/^- \*\*(\w+)\*\*: ([\s\S]+?)(?=\n- |\n\n)/gm)].map(
    ([, tag, names = '']) => [tag, names.match(/\w+/g)],
  );
  const operations = Object.entries(operationTable);
  const tags = [...new Set(operations.map(([, { tag }]) => tag))];
  const getNames = (tag: string) => operations.filter(([, one]) => one.tag === tag).map(([name]) => name);
  expect(listed).toEqual(tags.map((tag) => [tag, getNames(tag)]));
});

test('the notes for coding assistants name only exports of the package', () => {
  const notes = read('../AGENTS.md');
  const sources = ['./index.ts', './react/index.ts', './testing/index.ts'].map(read).join('\n');
  const names = [...notes.matchAll(/`(?:<)?(\w+)(?:\(| client=)/g)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(2);
  expect(names.filter((name) => !sources.includes(name))).toEqual([]);
  const entries = [...notes.matchAll(/`@gli\/sdk\/(\w+)`/g)].map(([, entry]) => `./${entry}`);
  const { exports } = JSON.parse(read('../package.json'));
  expect(entries.filter((entry) => !(entry in exports))).toEqual([]);
});
