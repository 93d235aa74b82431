import { expect, test } from 'vitest';
import { languages, loadStrings } from './testing/load-strings.ts';
import { sourceFiles } from './testing/source-files.ts';

/** Wordings that say that something has happened. A confirmation is shown before it does. */
const past = {
  en: [
    /\b(?<!once )(you|we|it|they)(’ve| have)? (already )?(\w{3,}ed|paid|got|sent|made|spent)\b/i,
    /\b(was|were|has been|have been)\b/i,
    /^(paid|received|converted|invested|sent|refunded|canceled|granted|completed)\b/i,
    /\bcomplete$/i,
  ],
  ko: [
    /(바꾼|받은|낸|보낸|결제한|투자한|전환한|지급한|환불한|취소한) (?!뒤)/,
    // A consent is about what the member has done before.
    /(?<!확인|이해)(했|됐|되었|하였|렸|왔|갔)습니다/,
    /완료$/,
  ],
};

/** Confirmations inside another dialog. */
const inlineConfirmations = ['OrderSummary'];

/** Events that an operator grants a reward for. They have happened. */
const pastEvents = 'referral.events.';

const dialogTag = /^( *)<(FormDialog|ConfirmDialog|ActionDialog)\b[\s\S]*?^\1(?:\/>|<\/\2>)/gm;
const functionPattern = /^(?:export (?:default )?)?function (\w+)[\s\S]*?^}/gm;

const features = sourceFiles('apps/web/src/features').map(({ file, text }) => ({
  file,
  text,
  functions: new Map([...text.matchAll(functionPattern)].map(([code, name = '']) => [name, code])),
}));

/** Returns a function's code, from the same file if it has one of this name. */
function findFunction(name: string, file: string): { file: string; code: string } | undefined {
  const found =
    features.find((one) => one.file === file && one.functions.has(name)) ??
    features.find(({ functions }) => functions.has(name));
  const code = found?.functions.get(name);
  return found && code ? { file: found.file, code } : undefined;
}

/** Removes the texts of a write that was sent before. */
const withoutUnknown = (code: string) => code.replace(/unknown=\{describeUnknownWrite\([\s\S]*?\)\}\n/g, '');

/** Returns the code of a confirmation and of all parts of it. */
function collectParts(code: string, file: string, parts = new Set<string>()): Set<string> {
  if (parts.has(code)) return parts;
  parts.add(code);
  for (const [, component, hook] of code.matchAll(/<([A-Z]\w+)|\b(use[A-Z]\w+|warning\w+)\(/g)) {
    const part = findFunction(component ?? hook ?? '', file);
    if (part) collectParts(part.code, part.file, parts);
  }
  return parts;
}

const confirmations = features.flatMap(({ file, text }) => [
  ...[...text.matchAll(dialogTag)].map(([code]) => collectParts(withoutUnknown(code), file)),
  ...inlineConfirmations.flatMap((name) => {
    const part = text.includes(`function ${name}(`) ? findFunction(name, file) : undefined;
    return part ? [collectParts(part.code, part.file)] : [];
  }),
]);

test('finds the confirmations', () => {
  expect(confirmations.length).toBeGreaterThan(12);
});

test.each(languages)('confirmations say in the future tense what will happen (%s)', async (language) => {
  const strings = await loadStrings(language);
  const named = confirmations
    .flatMap((parts) => [...parts])
    .flatMap((code) => [...code.matchAll(/\b(?:t\.)?([a-z]\w+(?:\.\w+)+)/gi)].map(([, key = '']) => key));
  const shown = [...strings].filter(([key]) =>
    named.some((name) => key === name || key.startsWith(`${name}.`)),
  );
  expect(shown.length).toBeGreaterThan(60);
  const told = shown.filter(
    ([key, text]) => !key.startsWith(pastEvents) && past[language].some((pattern) => pattern.test(text)),
  );
  expect(told).toEqual([]);
});
