import { describe, expect, test } from 'vitest';
import { loadStrings } from './testing/load-strings.ts';
import { sourceFiles } from './testing/source-files.ts';

/**
 * Returns the names of a text's placeholders. Both `{count:number}` and `{count}` are `count`. Plurals
 * (`{{asset|assets}}`) are ignored, because they depend on the language.
 */
function placeholders(text: string): string[] {
  const names = [...text.replace(/\{\{.*?\}\}/g, '').matchAll(/\{(\w+)[^}]*\}/g)].map(
    ([, name]) => name ?? '',
  );
  return [...new Set(names)].sort();
}

const korean = await loadStrings('ko');
const english = await loadStrings('en');

describe('dictionaries of both languages', () => {
  test('have the same keys', () => {
    expect([...english.keys()].sort()).toEqual([...korean.keys()].sort());
  });

  test('have no empty string', () => {
    const empty = [...korean, ...english].filter(([, text]) => text.trim() === '').map(([key]) => key);
    expect(empty).toEqual([]);
  });

  test('have the same parameters', () => {
    const other = [...korean].filter(
      ([key, text]) => `${placeholders(text)}` !== `${placeholders(english.get(key) ?? '')}`,
    );
    expect(other.map(([key]) => key)).toEqual([]);
  });
});

describe('the strings in the dictionaries', () => {
  const sources = sourceFiles().map(({ text }) => text);
  const packages = ['ui', 'validation'].flatMap((name) => sourceFiles(`packages/${name}/src`));
  const written = [...sources, ...packages.map(({ text }) => text)].join('\n');

  /** True if the key is written in full, as in `t.home.lead` or `t.places['help-center']`. */
  const isNamed = (key: string) => {
    const [, namespace, last] = /^(.*)\.([^.]+)$/.exec(key) ?? [];
    return new RegExp(`\\b${escaped(key)}\\b`).test(written) || written.includes(`${namespace}['${last}']`);
  };

  /**
   * True if the key's group is looked up by a value, as in `t.terms.risk[level]`, `translate(t.terms.risk,
   * level)` or `labels={t.terms.risk}`. The whole group then counts as used.
   */
  const isInLookedUpGroup = (key: string) =>
    listGroups(key).some((group) => new RegExp(`\\bt\\.${escaped(group)}(\\[[^']|[,)}])`).test(written));

  /**
   * True if the whole namespace is looked up, as in `t.errors[key]`, and the key occurs somewhere as a value.
   */
  const isLookedUpInNamespace = (key: string) => {
    const [namespace = '', name] = key.split('.');
    return (
      new RegExp(`\\b${namespace}\\[[^']`).test(written) &&
      new RegExp(`['.]${escaped(name ?? '')}\\b|\\b${escaped(name ?? '')}:`).test(written)
    );
  };

  test('are all used by the app', () => {
    const unused = [...korean.keys()].filter(
      (key) => !isNamed(key) && !isInLookedUpGroup(key) && !isLookedUpInNamespace(key),
    );
    expect(unused).toEqual([]);
  });
});

/** Lists the groups of a string below its namespace: `a.b` and `a.b.c` for `a.b.c.d`. */
function listGroups(key: string): string[] {
  const parts = key.split('.');
  return parts.slice(1, -1).map((_, index) => parts.slice(0, index + 2).join('.'));
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\-]/g, '\\$&');
}
