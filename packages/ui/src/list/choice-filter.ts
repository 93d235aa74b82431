import { toSelectOptions } from '../controls/to-select-options.ts';
import type { ListFilter } from './ListFilters.tsx';

type Words<Value extends string> = Readonly<Record<Value, () => string>>;

/**
 * Creates a filter with one option per value, labeled by its translation. `all` labels the option that shows
 * all rows.
 */
export const choiceFilter = <Value extends string>(
  name: string,
  label: string,
  values: readonly Value[],
  words: Words<Value>,
  all?: string,
): ListFilter => ({
  kind: 'choice',
  name,
  label,
  options: toSelectOptions(values, words),
  ...(all !== undefined && { all }),
});

/** Creates a filter by tokens, which have the same name in every language. */
export const tokenFilter = (name: string, label: string, tokens: readonly string[]): ListFilter => ({
  kind: 'choice',
  name,
  label,
  options: tokens.map((token) => ({ value: token, label: token })),
});

/** Creates the choice of a list's sort order. The first value is the default. */
export const orderFilter = <Value extends string>(
  name: string,
  label: string,
  values: readonly Value[],
  words: Words<Value>,
): ListFilter => ({
  kind: 'order',
  name,
  label,
  options: toSelectOptions(values, words),
});
