import path from 'node:path';
import ts from 'typescript-5';
import { expect, inject, test } from 'vitest';

const folder = inject('newest');
const file = path.join(folder, 'hovers.ts');

const IMPORTS = `import { QueryClient } from '@tanstack/react-query';
import * as operations from '@gli/sdk/operations';
import * as react from '@gli/sdk/react';
declare const none: never;
const cache = new QueryClient();
`;

/** Creates a language service for one file, whose text each test replaces. */
function createService() {
  let text = '';
  let version = 0;
  const options: ts.CompilerOptions = {
    strict: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
  };
  const service = ts.createLanguageService({
    ...ts.sys,
    getCompilationSettings: () => options,
    getCurrentDirectory: () => folder,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
    getScriptFileNames: () => [file],
    getScriptVersion: (name) => (name === file ? String(version) : '1'),
    getScriptSnapshot: (name) => {
      const content = name === file ? text : ts.sys.readFile(name);
      return content === undefined ? undefined : ts.ScriptSnapshot.fromString(content);
    },
  });
  const setText = (written: string) => {
    text = written;
    version += 1;
  };
  /** Returns the text that an editor shows on hover over the last word before `position`. */
  const getHover = (position: number) =>
    ts.displayPartsToString(service.getQuickInfoAtPosition(file, position - 1)?.documentation);
  return { service, setText, getHover };
}

const { service, setText, getHover } = createService();

function getValues(entry: string): string[] {
  setText(`${IMPORTS}${entry}.`);
  const found = service.getCompletionsAtPosition(file, `${IMPORTS}${entry}.`.length, {})?.entries ?? [];
  return found.map(({ name }) => name);
}

function readProgram(): { checker: ts.TypeChecker; module: ts.Symbol } {
  const program = service.getProgram();
  const source = program?.getSourceFile(file);
  const checker = program?.getTypeChecker();
  const module = source && checker?.getSymbolAtLocation(source);
  if (!checker || !module) throw new Error('The program cannot be read.');
  return { checker, module };
}

/** Lists the accesses to all fields of each expression's value, its nested objects and the items of its lists. */
function getAccesses(expressions: readonly string[]): string[] {
  const lines = expressions.map((expression, index) => `export const value${index} = ${expression};\n`);
  setText(IMPORTS + lines.join(''));
  const { checker, module } = readProgram();
  const values = new Map(checker.getExportsOfModule(module).map((symbol) => [symbol.name, symbol]));
  return expressions.flatMap((expression, index) => {
    const value = values.get(`value${index}`);
    if (!value) throw new Error(`${expression} has no value.`);
    const seen = new Set<ts.Type>();
    const collect = (access: string, given: ts.Type): string[] => {
      const type = checker.getNonNullableType(given);
      const item = checker.isArrayType(type) ? type.getNumberIndexType() : undefined;
      if (item) return collect(`${access}?.[0]`, item);
      if (seen.has(type) || !isContractObject(type)) return [];
      seen.add(type);
      return checker.getPropertiesOfType(type).flatMap((field) => {
        const next = `${access}?.${field.name}`;
        return [next, ...collect(next, checker.getTypeOfSymbol(field))];
      });
    };
    return collect(`(${expression})`, checker.getTypeOfSymbol(value));
  });
}

/** True for objects and unions of objects, except built-in ones (`FormData`). */
function isContractObject(type: ts.Type): boolean {
  if (type.isUnion()) return type.types.every(isContractObject);
  const isBuiltIn = type.symbol?.declarations?.some((one) =>
    /typescript\/lib/.test(one.getSourceFile().fileName),
  );
  return Boolean(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) && !isBuiltIn;
}

/** Finds fields that an editor shows without a description, and counts all fields. */
function findUndescribed(expressions: readonly string[]): { undescribed: string[]; count: number } {
  const accesses = getAccesses(expressions);
  // One function for each access, because TypeScript does not analyze a module of thousands of statements.
  const lines = accesses.map((access) => `async () => ${access};\n`);
  setText(IMPORTS + lines.join(''));
  let position = IMPORTS.length;
  const undescribed = accesses.filter((_, index) => {
    position += lines[index]?.length ?? 0;
    return getHover(position - ';\n'.length) === '';
  });
  return { undescribed, count: accesses.length };
}

const operations = getValues('operations');
const hooks = getValues('react').filter((name) => /^use(?!GliClient|Idempotent)/.test(name));
const queries = getValues('react').filter((name) => /[a-z](?<!Infinite)Query$/.test(name));
const pages = getValues('react').filter((name) => name.endsWith('InfiniteQuery'));

test.for([
  {
    kind: 'data of an operation',
    names: operations,
    minCount: 2000,
    read: (name: string) => `await operations.${name}(none, none)`,
  },
  {
    kind: 'data of a hook',
    names: hooks,
    minCount: 2000,
    read: (name: string) => `react.${name}(none).data`,
  },
  {
    kind: 'cached data of a query',
    names: queries,
    minCount: 1000,
    read: (name: string) => `cache.getQueryData(react.${name}(none, none).queryKey)`,
  },
  {
    kind: 'page of an infinite query',
    names: pages,
    minCount: 300,
    read: (name: string) => `cache.getQueryData(react.${name}(none, none).queryKey)?.pages[0]`,
  },
])('shows a description for every field in the $kind', ({ names, minCount, read }) => {
  expect(names.length).toBeGreaterThan(5);
  const { undescribed, count } = findUndescribed(names.map(read));
  expect(count).toBeGreaterThan(minCount);
  expect(undescribed).toEqual([]);
});

test('shows a description for every parameter of an operation', () => {
  const { undescribed, count } = findUndescribed(
    operations.map((name) => `(none as Required<Parameters<typeof operations.${name}>>)[1]`),
  );
  expect(count).toBeGreaterThan(200);
  expect(undescribed).toEqual([]);
});

test('shows the default of every option', () => {
  const modules = ['@gli/sdk', '@gli/sdk/operations', '@gli/sdk/react', '@gli/sdk/testing'];
  setText(modules.map((name) => `export * from '${name}';\n`).join(''));
  const { checker, module } = readProgram();

  const isOptional = ({ flags }: ts.Symbol) => Boolean(flags & ts.SymbolFlags.Optional);
  const isOurs = ({ declarations }: ts.Symbol) =>
    declarations?.some((one) => /@gli\/sdk\/dist\/(?!generated)/.test(one.getSourceFile().fileName));
  const options = checker.getExportsOfModule(module).flatMap((symbol) => {
    if (!/(Options?|Props|Init)$/.test(symbol.name)) return [];
    const type = checker.getDeclaredTypeOfSymbol(
      symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
    );
    const collect = (name: string, given: ts.Type): { name: string; text: string }[] => {
      const fields = checker.getPropertiesOfType(checker.getNonNullableType(given));
      return fields.flatMap((option) => {
        // A call or a client may omit any of the retry options.
        if (!(isOptional(option) || name === 'RetryOptions') || !isOurs(option)) return [];
        const text = ts.displayPartsToString(option.getDocumentationComment(checker));
        const place = `${name}.${option.name}`;
        const value = checker.getTypeOfSymbol(option);
        const nested = checker.getPropertiesOfType(checker.getNonNullableType(value));
        return [{ name: place, text }, ...(nested.every(isOptional) ? collect(place, value) : [])];
      });
    };
    return collect(symbol.name, type);
  });
  expect(options.map(({ name }) => name)).toContain('GliClientOptions.limits.general.windowMs');
  const names = options.filter(({ text }) => !/\bdefault\b/i.test(text)).map(({ name }) => name);
  expect(names).toEqual([]);
});

test.each([
  ['await getInvestment(client, none)', 'Investment'],
  ['await listRwaAssets(client)', 'RwaAssetPage'],
  ["await client.GET('/v1/investments/{id}/', none)", 'CallResult<Investment, ErrorEnvelope>'],
  ["unwrap(await client.GET('/v1/investments/{id}/', none))", 'Investment'],
  ['useGetInvestment(none)', 'UseQueryResult<Investment, OperationError>'],
  ["exampleOf('getInvestment', 200)", 'Investment'],
])('names the type of %s', (expression, type) => {
  const text = `import { createGliClient, unwrap } from '@gli/sdk';
import { getInvestment, listRwaAssets } from '@gli/sdk/operations';
import { useGetInvestment } from '@gli/sdk/react';
import { exampleOf } from '@gli/sdk/testing';
declare const none: never;
const client = createGliClient();
const value = ${expression};
`;
  setText(text);
  const { displayParts } = service.getQuickInfoAtPosition(file, text.indexOf('value =')) ?? {};
  expect(ts.displayPartsToString(displayParts)).toBe(`const value: ${type}`);
});

test('exports each name from a single entry', () => {
  const entries = ['', '/operations', '/react', '/schemas', '/shapes', '/testing'].map(
    (name) => `@gli/sdk${name}`,
  );
  setText(entries.map((name, index) => `export * as entry${index} from '${name}';\n`).join(''));
  const { checker, module } = readProgram();
  const names = checker
    .getExportsOfModule(module)
    .flatMap((entry) => checker.getExportsOfModule(checker.getAliasedSymbol(entry)).map(({ name }) => name));
  expect(names.length).toBeGreaterThan(1000);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
