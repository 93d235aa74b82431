/** Converts values with translations to options. */
export const toSelectOptions = <Value extends string>(
  values: readonly Value[],
  words: Readonly<Record<Value, () => string>>,
) => values.map((value) => ({ value, label: words[value]() }));
