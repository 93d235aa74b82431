import { type FuzzSchema, followed, listTypes } from './breaks.ts';
import type { SeededRandom } from './random.ts';

/** Valid JSON strings that break careless servers. */
const hardTexts = [
  '\u0000',
  'a\u0000b',
  "'; drop table members; --",
  '<script>alert(1)</script>',
  '{{7*7}}',
  '../../etc/passwd',
  '\u202Eright to left',
  '👩‍👩‍👧‍👦 가족 ﷽',
  '\uD800',
  '__proto__',
  'constructor',
  ' \t\n ',
  '0',
  '-0',
  '1e309',
  'NaN',
];

const hardNumbers = [0, -1, 1, 2_147_483_647, 2_147_483_648, 9_007_199_254_740_991, 1e21, -1e21, 0.1 + 0.2];

/** Valid edge cases of amounts. */
const hardAmounts = [
  '0',
  '0.00000001',
  '1000000',
  '1000000.00000001',
  '999999999999999999999999999999',
  '1',
  '12.5',
  '100',
];

/** Creates a mostly valid variant of an example by dropping optional properties and changing leaf values. */
export function createVariant(given: FuzzSchema, value: unknown, random: SeededRandom): unknown {
  const schema = followed(given);
  if (schema.enum && random.chance(0.6)) return random.pick(schema.enum);
  if (Array.isArray(value)) return createArrayVariant(schema, value, random);
  if (typeof value === 'object' && value !== null) return createObjectVariant(schema, value, random);
  if (random.chance(0.6)) return value;
  if (typeof value === 'string') return createTextVariant(schema, value, random);
  if (typeof value === 'number') return random.pick(hardNumbers);
  if (typeof value === 'boolean') return !value;
  return value;
}

function createTextVariant(schema: FuzzSchema, value: string, random: SeededRandom): unknown {
  if (listTypes(schema).includes('null') && random.chance(0.3)) return null;
  if (/\\d\{1,8\}/.test(schema.pattern ?? '')) return random.pick(hardAmounts);
  if (schema.pattern || schema.format) return random.chance(0.9) ? value : random.pick(hardTexts);
  const longest = schema.maxLength ?? 200;
  return random.pick([...hardTexts, value.slice(0, 1), '가'.repeat(longest), 'z'.repeat(longest)]);
}

function createArrayVariant(schema: FuzzSchema, value: readonly unknown[], random: SeededRandom): unknown[] {
  const items = value.map((item) => (schema.items ? createVariant(schema.items, item, random) : item));
  if (random.chance(0.15)) return [];
  if (random.chance(0.15)) return [...items, ...items];
  return items;
}

function createObjectVariant(
  schema: FuzzSchema,
  value: object,
  random: SeededRandom,
): Record<string, unknown> {
  const variant: Record<string, unknown> = {};
  for (const [name, one] of Object.entries(value)) {
    if (!schema.required?.includes(name) && random.chance(0.3)) continue;
    const property = schema.properties?.[name];
    variant[name] = property ? createVariant(property, one, random) : one;
  }
  return variant;
}
