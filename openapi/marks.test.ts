import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { listOperations, type OpenApiDocument, resolve } from './contract.ts';
import { listedSchema, type Marked, markedParameters, markedSchemas } from './marks.ts';
import { STATEMENTS } from './spec-statements.ts';

const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8');
const document = JSON.parse(read('../packages/sdk/openapi.json')) as OpenApiDocument;
const operations = listOperations(document);
const schemas = markedSchemas(document);
const parameters = markedParameters(document);
const all = [...schemas, ...parameters];
const splitKeys = (text = '') => text.split(/\s+/).filter(Boolean);

/** Types that many properties share. Properties with the same name and one of these types may mean different things. */
const VOCABULARY = new Set([
  'Token',
  'TokenAmount',
  'SignedTokenAmount',
  'KrwAmount',
  'Percentage',
  'ExchangeRate',
  'Timestamp',
  'Id',
  'Picture',
  'PageUrl',
]);

/**
 * Schemas of the same object, which must agree on properties that they share. `…Input` and `…Summary` belong to their
 * schema.
 */
const SAME_THING = [
  ['User', 'ProfileInput', 'ProfileChangeInput'],
  ['WalletTransaction', 'DashboardTransaction', 'InvestmentTransaction'],
  ['RwaAsset', 'RwaAssetSummary', 'InvestmentAsset'],
  ['MemberAchievement', 'ContentAchievement'],
  [
    'TokenConversionRoute',
    'ConversionRate',
    'ConversionPair',
    'ConversionQuote',
    'ConversionTransaction',
    'ConversionInput',
  ],
  ['Referral', 'ReferralUseInput'],
];

describe('marks compared with the specification', () => {
  test('marks exactly the parts that the statements list as `documented` or `concept`', () => {
    for (const mark of ['documented', 'concept'] as const) {
      const stated = STATEMENTS.flatMap((statement) => splitKeys(statement[mark]));
      const marked = all.filter(({ source }) => source === mark).map(({ key }) => key);
      expect(marked.toSorted(), mark).toEqual(stated.toSorted());
    }
  });

  test('finds every documented name and value in the quoted specification', () => {
    const missing = STATEMENTS.flatMap(({ says, documented }) =>
      splitKeys(documented)
        .map((key) => key.split(/[.=?]/).at(-1) ?? key)
        .filter((name) => !new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(says))
        .map((name) => `${name} is not in “${says}”`),
    );
    expect(missing).toEqual([]);
  });

  test('finds the number of every marked bound in the quoted specification, and marks no other bound', () => {
    const stated = STATEMENTS.flatMap(({ says, bounds = {} }) =>
      Object.entries(bounds).map(([key, keywords]) => ({ key, keywords: splitKeys(keywords), says })),
    );
    const marked = all.filter(({ schema }) => schema['x-gli-bounds']).map(({ key }) => key);
    expect(marked.toSorted()).toEqual(stated.map(({ key }) => key).toSorted());
    for (const { key, keywords, says } of stated) {
      const { schema } = all.find((one) => one.key === key) ?? {};
      expect(schema?.['x-gli-bounds'], key).toEqual(keywords);
      for (const keyword of keywords)
        expect(numbersIn(says), key).toEqual(expect.arrayContaining(readNumbers(schema?.[keyword])));
    }
  });

  test('marks operations and ids in paths as documented, because the specification lists them', () => {
    const [listed = '', designed = ''] = read('operations.txt').split('\n# designed\n');
    for (const { operation } of operations) {
      const isListed = listed.includes(` ${operation.operationId}\n`);
      expect(isListed || designed.includes(` ${operation.operationId}\n`)).toBe(true);
      const source = isListed ? 'documented' : 'designed';
      expect(operation['x-gli-source'], operation.operationId).toBe(source);
      for (const parameter of (operation.parameters ?? []).map((one) => resolve(document, one))) {
        if (parameter.in === 'path') expect(parameter['x-gli-source'], operation.operationId).toBe(source);
      }
    }
  });
});

describe('consistency of marks', () => {
  test('gives a name with its own type the same mark as a property and as a parameter', () => {
    const typed = all.filter(({ type }) => type !== undefined && !VOCABULARY.has(type));
    expect(differing(typed, ({ name, type }) => `${name}: ${type}`)).toEqual([]);
  });

  test('gives a property the same mark in every view of an object and in its inputs', () => {
    const properties = schemas.filter(({ key }) => key.includes('.'));
    expect(differing(properties, ({ key, name }) => `${toSubject(key.split('.')[0] ?? '')}.${name}`)).toEqual(
      [],
    );
  });

  test('marks a filter parameter like the property that it filters', () => {
    const wrong = parameters.flatMap((parameter) => {
      const listed = listedSchema(document, parameter.key.split('?')[0] ?? '');
      const property = schemas.find(({ key }) => key === `${listed}.${parameter.name}`);
      return property && property.source !== parameter.source ? [`${parameter.key} ≠ ${property.key}`] : [];
    });
    expect(wrong).toEqual([]);
  });

  test('gives parameters of the same name and type the same mark in every operation', () => {
    const shape = ({ name, schema }: Marked) => `${name} ${JSON.stringify(schema)}`;
    expect(
      differing(
        parameters.filter(({ type }) => type !== 'Token'),
        shape,
      ),
    ).toEqual([]);
  });
});

/** Returns groups whose members have different marks. */
function differing(marked: Marked[], readFact: (one: Marked) => string): string[] {
  const groups = new Map<string, Marked[]>();
  for (const one of marked) groups.set(readFact(one), [...(groups.get(readFact(one)) ?? []), one]);
  return [...groups]
    .filter(([, group]) => new Set(group.map(({ source }) => source)).size > 1)
    .map(([fact, group]) => `${fact}: ${group.map(({ key, source }) => `${key} ${source}`).join(', ')}`);
}

function toSubject(schema: string): string {
  const stem = schema.replace(/(Summary|UpdateInput|Input)$/, '');
  return SAME_THING.find((group) => group.includes(schema) || group.includes(stem))?.[0] ?? stem;
}

/** Returns the numbers in text, such as `1,000,000`. */
function numbersIn(words: string): number[] {
  return [...words.matchAll(/\d[\d,]*/g)].map(([text]) => Number(text.replaceAll(',', '')));
}

/** Returns the numbers of a bound: the bound itself, or the repetitions at the end of a pattern (`{32,44}`). */
function readNumbers(bound: unknown): number[] {
  if (typeof bound === 'number') return [bound];
  const [, numbers = ''] = /\{([\d,]+)\}\)?\??\$$/.exec(String(bound)) ?? [];
  return numbers
    .split(',')
    .map(Number)
    .filter((number) => number > 1);
}
