import type { ChangeEvent } from 'react';

const SIGNIFICANT = /[^\s,-]/g;

/** How many characters of a text are no separators. */
const significantIn = (text: string): number => text.match(SIGNIFICANT)?.length ?? 0;

/**
 * Where the caret belongs in a regrouped text: after as many digits as before. `isForward`: after a separator, too, so
 * that Delete goes on to the digit behind it.
 */
export function caretIn(grouped: string, significantBefore: number, isForward: boolean): number {
  let caret = 0;
  while (caret < grouped.length && significantIn(grouped.slice(0, caret)) < significantBefore) caret += 1;
  while (isForward && caret < grouped.length && significantIn(grouped.charAt(caret)) === 0) caret += 1;
  return caret;
}

/** Writes the regrouped text into the input that is being typed into; the caret stays at its digit. */
export function regroup({ currentTarget: input, nativeEvent }: ChangeEvent<HTMLInputElement>, grouped: string): void {
  if (input.value === grouped) return;
  const before = significantIn(input.value.slice(0, input.selectionStart ?? input.value.length));
  const isForward = nativeEvent instanceof InputEvent && nativeEvent.inputType === 'deleteContentForward';
  const caret = caretIn(grouped, before, isForward);
  input.value = grouped;
  input.setSelectionRange(caret, caret);
}
