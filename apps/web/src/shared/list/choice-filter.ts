import { toSelectOptions } from '../forms/to-select-options.ts';
import type { ListFilter } from './ListFilters.tsx';

type CreateFilter = <Value extends string>(
  name: string,
  label: string,
  values: readonly Value[],
  words: Readonly<Record<Value, () => string>>,
) => ListFilter;

/** Creates a filter by the contract's values, with their translations. */
export const choiceFilter: CreateFilter = (name, label, values, words) => ({
  kind: 'choice',
  name,
  label,
  options: toSelectOptions(values, words),
});

/** Creates the sort order of a list. The first value is the default. */
export const orderFilter: CreateFilter = (name, label, values, words) => ({
  kind: 'order',
  name,
  label,
  options: toSelectOptions(values, words),
});
