// Checks the English of comments, test titles, documents, the contract, the dictionaries and the reference pages:
// node scripts/check-prose.ts [--list]
//
// The rules are patterns that sound like a translation. prose-baseline.json has the exact number of existing hits of each
// rule. The check fails if a number grows, and also if it falls, so that a fix cannot pay for a new hit. `--update`
// lowers the numbers.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './root.ts';

type Rule = { name: string; pattern: RegExp; instead: string };

/** Rules for the start of a comment. */
const openings: readonly Rule[] = [
  {
    name: 'opening',
    pattern: /^(?:What|Whether|How|Where|Those|There|Of|With|That) /,
    instead: 'start with the subject, a verb ("Returns …"), "True if …" or "Max …"',
  },
];

/** Rules for any text. */
const wordings: readonly Rule[] = [
  { name: 'at once', pattern: /\bat once\b/gi, instead: 'immediately, or at the same time' },
  { name: 'anew', pattern: /\banew\b/gi, instead: 'again' },
  { name: 'by itself', pattern: /\bby (itself|themselves)\b/gi, instead: 'automatically' },
  {
    name: 'of its own',
    pattern: /\bof (its|their|one's|my|your) own\b/gi,
    instead: 'its own …, or separate',
  },
  { name: 'beside', pattern: /\bbeside\b/gi, instead: 'next to, in addition to, or compared with' },
  { name: 'that of', pattern: /\b(?:that|those) of\b/gi, instead: 'repeat the noun' },
  { name: 'whoever', pattern: /\bwhoever\b/gi, instead: 'name the person' },
  { name: 'run out', pattern: /\b(run|runs|ran) out\b/gi, instead: 'expired' },
  {
    name: 'refuse',
    pattern: /\b(?<!connection )refus(e|es|ed|ing|al|als)\b(?! connection)/gi,
    instead: 'reject',
  },
  { name: 'hole', pattern: /\bholes?\b/gi, instead: 'vulnerability, or gap' },
  { name: 'mend', pattern: /\bmend(s|ed|ing)?\b/gi, instead: 'fix' },
  {
    name: 'stand',
    pattern: /\bstands? (in|on|at|below|above|beside|once|there|here|as)\b/gi,
    instead: 'is, or appears',
  },
  { name: 'as it is now', pattern: /\bas (it|they) (is|are|stands?) now\b/gi, instead: 'current' },
  { name: 'is there', pattern: /\b(is|are) there\b(?!\?)/gi, instead: 'exists, has loaded, or is ready' },
  { name: 'e-mail', pattern: /\be-mails?\b/gi, instead: 'email' },
  { name: 'log-in', pattern: /\blog-(in|out)s?\b/gi, instead: 'login, or log in' },
  {
    name: 'spelling',
    pattern: /\b(colours?|catalogues?|harbours?|storeys?|favourites?|behaviours?)\b/gi,
    instead: 'US spelling',
  },
  {
    name: 'cancelled',
    pattern: /(?<=[a-z] )cancell(?:ed|ing)\b/gi,
    instead: 'canceled, except for the status',
  },
  { name: 'percent', pattern: /\d %(?!\w)/g, instead: 'no space: 6.8%' },
];

/** A piece of text that a person reads. */
type Passage = { file: string; line: number; text: string };
type Hit = Passage & { rule: Rule };

const GENERATED = /generated|i18n-types|released\/|CHANGELOG|\.changeset/;

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && !GENERATED.test(file) && existsSync(path.join(root, file)));

const findFiles = (pattern: string): string[] => files.filter((file) => path.matchesGlob(file, pattern));

const readLines = (file: string): string[] => readFileSync(path.join(root, file), 'utf8').split('\n');

/** Returns the comments of a script, one passage per line. */
function readComments(file: string): Passage[] {
  return readLines(file).flatMap((line, index) => {
    const [, text] =
      /^\s*(?:\/\/|\{?\/\*\*?|\*)\s+(.*?)(?:\s*\*\/\}?)?$/.exec(line) ?? /\s\/\/ (.*)$/.exec(line) ?? [];
    return text ? [{ file, line: index + 1, text: withoutCode(text) }] : [];
  });
}

/** Returns the prose of a Markdown document, without code blocks and code spans. */
function readProse(file: string): Passage[] {
  let isCode = false;
  return readLines(file).flatMap((line, index) => {
    if (/^\s*(```|````)/.test(line)) isCode = !isCode;
    return isCode || line.trim() === '' ? [] : [{ file, line: index + 1, text: withoutCode(line) }];
  });
}

const withoutCode = (text: string): string => text.replace(/`[^`]*`/g, '`…`');

/** Returns the lines of a data file or dictionary, without the keys. */
const readTexts = (file: string): Passage[] =>
  readLines(file).map((line, index) => ({
    file,
    line: index + 1,
    text: line.replace(/^\s*(?:- )?["']?[\w.-]+["']?:(?=\s|$)/, ''),
  }));

/** Returns the string literals of a script that contain a space, one passage each. */
const readStrings = (file: string): Passage[] =>
  readTexts(file).flatMap(({ text, ...at }) =>
    [...text.matchAll(/(['"`])((?:\\.|(?!\1).)* (?:\\.|(?!\1).)*)\1/g)].map(([, , string = '']) => ({
      ...at,
      text: string,
    })),
  );

/** Returns the titles of a test file, including titles of `each` whose call follows the table. */
function readTitles(file: string): Passage[] {
  const text = readLines(file).join('\n');
  const titles = text.matchAll(/(?:\b(?:describe|it|test)(?:\.\w+)*|\))\(\s*(['"`])((?:\\.|(?!\1).)*)\1/g);
  return [...titles].map(({ index, 2: title = '' }) => ({
    file,
    line: text.slice(0, index).split('\n').length,
    text: title,
  }));
}

/** True if the passage is the first line of a comment. */
function isOpening({ file, line }: Passage): boolean {
  const before = readLines(file)[line - 2] ?? '';
  return !/^\s*(\/\/|\*(?!\/))\s*\S/.test(before);
}

function check(passages: Passage[], rules: readonly Rule[]): Hit[] {
  return passages.flatMap((passage) =>
    rules.flatMap((rule) => (passage.text.match(rule.pattern) ?? []).map(() => ({ ...passage, rule }))),
  );
}

const comments = findFiles('{apps,packages,scripts,openapi,examples}/**/*.{ts,tsx,mjs,js}').flatMap(
  readComments,
);
const hits = [
  ...check(comments, wordings),
  ...check(comments, openings).filter(isOpening),
  ...findFiles('{apps,packages,scripts,openapi}/**/*.{test,spec}.{ts,tsx}').flatMap((file) =>
    check(readTitles(file), wordings),
  ),
  ...findFiles('apps/docs/src/{pages,reference}/**/*.{ts,astro}').flatMap((file) =>
    check(readStrings(file), wordings),
  ),
  ...findFiles('{*.md,{docs,apps,packages,openapi,examples}/**/*.{md,mdx}}').flatMap((file) =>
    check(readProse(file), wordings),
  ),
  ...findFiles('openapi/{openapi.yaml,paths/*.yaml,schemas/*.yaml,shared/*.yaml}').flatMap((file) =>
    check(readTexts(file), wordings),
  ),
  ...findFiles('apps/{web/src/i18n/en/**/*.ts,sandbox/{texts/*.json,src/core/text/*.ts}}').flatMap((file) =>
    check(readTexts(file), wordings),
  ),
];

const { values } = parseArgs({ options: { list: { type: 'boolean' }, update: { type: 'boolean' } } });
const baselineFile = path.join(root, 'scripts/prose-baseline.json');
const baseline: Record<string, number> = JSON.parse(readFileSync(baselineFile, 'utf8'));
const counts = Object.fromEntries(
  [...openings, ...wordings].map(({ name }) => [name, hits.filter((hit) => hit.rule.name === name).length]),
);
const print = ({ file, line, text, rule }: Hit) =>
  console.log(`${file}:${line} [${rule.name}: ${rule.instead}] ${text.trim()}`);

if (values.list) hits.forEach(print);
if (values.update) {
  const lower = Object.entries(counts).map(([name, count]) => [
    name,
    Math.min(count, baseline[name] ?? count),
  ]);
  writeFileSync(baselineFile, `${JSON.stringify(Object.fromEntries(lower), null, 2)}\n`);
}
for (const [name, count] of Object.entries(counts)) {
  const known = values.update ? Math.min(count, baseline[name] ?? count) : (baseline[name] ?? 0);
  if (count > known) {
    hits.filter((hit) => hit.rule.name === name).forEach(print);
    console.error(
      `"${name}" is used ${count} times, ${known} before. Reword the new text as the brackets say.`,
    );
  } else if (count < known) {
    console.error(
      `"${name}" is used ${count} times, ${known} before. Run node scripts/check-prose.ts --update.`,
    );
  }
  if (count !== known) process.exitCode = 1;
}
