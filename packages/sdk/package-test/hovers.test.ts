import path from 'node:path';
import ts from 'typescript';
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

/** Lists the fields of each expression's value, or of its items if it is a list. */
function getFields(expressions: readonly string[]): { expression: string; fields: string[] }[] {
  const lines = expressions.map((expression, index) => `export const value${index} = ${expression};\n`);
  setText(IMPORTS + lines.join(''));
  const program = service.getProgram();
  const source = program?.getSourceFile(file);
  const checker = program?.getTypeChecker();
  const module = source && checker?.getSymbolAtLocation(source);
  if (!checker || !module) throw new Error('The program cannot be read.');
  const values = new Map(checker.getExportsOfModule(module).map((symbol) => [symbol.name, symbol]));
  return expressions.map((expression, index) => {
    const value = values.get(`value${index}`);
    if (!value) throw new Error(`${expression} has no value.`);
    const type = checker.getNonNullableType(checker.getTypeOfSymbol(value));
    const item = checker.isArrayType(type) ? type.getNumberIndexType() : undefined;
    const fields = checker.getPropertiesOfType(item ?? type).map(({ name }) => name);
    return { expression: item ? `(${expression})?.[0]` : expression, fields };
  });
}

/** Finds fields that an editor shows without a description, and counts all fields. */
function findUndescribed(expressions: readonly string[]): { undescribed: string[]; count: number } {
  const accesses = getFields(expressions).flatMap(({ expression, fields }) =>
    fields.map((field) => `(${expression})?.${field}`),
  );
  const text = [...accesses, ''].reduce((before, access) => `${before}${access};\n`, IMPORTS);
  setText(text);
  let position = IMPORTS.length;
  const undescribed = accesses.filter((access) => {
    const hover = getHover(position + access.length);
    position += access.length + 2;
    return hover === '';
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
    read: (name: string) => `await operations.${name}(none, none)`,
  },
  { kind: 'data of a hook', names: hooks, read: (name: string) => `react.${name}(none).data` },
  {
    kind: 'cached data of a query',
    names: queries,
    read: (name: string) => `cache.getQueryData(react.${name}(none, none).queryKey)`,
  },
  {
    kind: 'page of an infinite query',
    names: pages,
    read: (name: string) => `cache.getQueryData(react.${name}(none, none).queryKey)?.pages[0]`,
  },
])('shows a description for every field in the $kind', ({ names, read }) => {
  expect(names.length).toBeGreaterThan(5);
  const { undescribed, count } = findUndescribed(names.map(read));
  expect(count).toBeGreaterThan(names.length);
  expect(undescribed).toEqual([]);
});

test('shows a description for every parameter of an operation', () => {
  const { undescribed, count } = findUndescribed(
    operations.map((name) => `(none as Required<Parameters<typeof operations.${name}>>)[1]`),
  );
  expect(count).toBeGreaterThan(operations.length);
  expect(undescribed).toEqual([]);
});

test('shows the default of every option', () => {
  const modules = ['@gli/sdk', '@gli/sdk/operations', '@gli/sdk/react', '@gli/sdk/testing'];
  setText(modules.map((name) => `export * from '${name}';\n`).join(''));
  const program = service.getProgram();
  const source = program?.getSourceFile(file);
  const checker = program?.getTypeChecker();
  const module = source && checker?.getSymbolAtLocation(source);
  if (!checker || !module) throw new Error('The program cannot be read.');

  const isOurs = ({ declarations }: ts.Symbol) =>
    declarations?.some((one) => /@gli\/sdk\/dist\/(?!generated)/.test(one.getSourceFile().fileName));
  const options = checker.getExportsOfModule(module).flatMap((symbol) => {
    if (!/(Options|Props|Init)$/.test(symbol.name)) return [];
    const type = checker.getDeclaredTypeOfSymbol(
      symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
    );
    return checker.getPropertiesOfType(type).flatMap((option) => {
      // A call or a client may omit any of the retry options.
      const isOptional = option.flags & ts.SymbolFlags.Optional || symbol.name === 'RetryOptions';
      if (!isOptional || !isOurs(option)) return [];
      const text = ts.displayPartsToString(option.getDocumentationComment(checker));
      return [{ name: `${symbol.name}.${option.name}`, text }];
    });
  });
  expect(options.length).toBeGreaterThan(30);
  const names = options.filter(({ text }) => !/\bdefault\b/i.test(text)).map(({ name }) => name);
  expect(names).toEqual([]);
});
