import { expect, test } from 'vitest';
import { sourceFiles } from '../i18n/testing/source-files.ts';

/** Features imported by each feature. */
const uses = new Map<string, Set<string>>();
for (const { file, text } of sourceFiles()) {
  const [, feature] = /^features\/(\w+)\//.exec(file) ?? [];
  if (feature === undefined) continue;
  const others = [...text.matchAll(/'(?:\.\.\/)+(\w+)\/index\.ts'/g)].map(([, name = '']) => name);
  uses.set(feature, new Set([...(uses.get(feature) ?? []), ...others]));
}

function circleFrom(feature: string, path: string[] = []): string[] | null {
  if (path.includes(feature)) return [...path, feature];
  for (const used of uses.get(feature) ?? []) {
    const circle = circleFrom(used, [...path, feature]);
    if (circle) return circle;
  }
  return null;
}

test('has no circular imports between features', () => {
  expect([...uses.values()].reduce((sum, others) => sum + others.size, 0)).toBeGreaterThan(3);
  expect([...uses.keys()].map((feature) => circleFrom(feature)).filter(Boolean)).toEqual([]);
});
