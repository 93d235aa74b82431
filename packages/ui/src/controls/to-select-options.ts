/** Converts values and their translations to select options. */
export const toSelectOptions = <Value extends string>(
  values: readonly Value[],
  words: Readonly<Record<Value, () => string>>,
) => values.map((value) => ({ value, label: words[value]() }));
