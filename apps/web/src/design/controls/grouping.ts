import type { ChangeEvent } from 'react';
import { groupPhone } from './group-phone.ts';

const SIGNIFICANT = /[^\s,-]/g;

/** Counts the characters that are not separators. */
const significantIn = (text: string): number => text.match(SIGNIFICANT)?.length ?? 0;

/**
 * Returns the caret position after the same number of digits in a regrouped text. With `isForward`, it skips a
 * separator, so that Delete continues with the next digit.
 */
export function caretIn(grouped: string, significantBefore: number, isForward: boolean): number {
  let caret = 0;
  while (caret < grouped.length && significantIn(grouped.slice(0, caret)) < significantBefore) caret += 1;
  while (isForward && caret < grouped.length && significantIn(grouped.charAt(caret)) === 0) caret += 1;
  return caret;
}

/** Writes the regrouped text into the input being edited and keeps the caret at its digit. */
function regroup(input: HTMLInputElement, grouped: string, isForward: boolean): void {
  if (input.value === grouped) return;
  const before = significantIn(input.value.slice(0, input.selectionStart ?? input.value.length));
  input.value = grouped;
  const caret = caretIn(grouped, before, isForward);
  input.setSelectionRange(caret, caret);
}

const isForward = ({ nativeEvent }: ChangeEvent<HTMLInputElement>): boolean =>
  nativeEvent instanceof InputEvent && nativeEvent.inputType === 'deleteContentForward';

const GROUPED = /^\d{1,3}(,\d{3})+(\.\d*)?$/;

/** Formats `1234567.5` as `1,234,567.5`. Other text is unchanged. */
export function groupAmount(value: string): string {
  const match = /^(\d+)(\.\d*)?$/.exec(value);
  if (match === null) return value;
  const [, whole = '', fraction = ''] = match;
  return whole.replace(/\B(?=(\d{3})+$)/g, ',') + fraction;
}

/**
 * Parses text typed over a formatted amount into a plain decimal. Drops the displayed separators. Keeps a typed comma
 * unless it separates thousands, because `1,5` must not become 15.
 */
export function ungroupAmount(text: string, shown: string): string {
  if (GROUPED.test(text)) return text.replaceAll(',', '');
  const hadOwn = shown.includes(',') && !GROUPED.test(shown);
  return hadOwn || typedInto(shown, text).includes(',') ? text : text.replaceAll(',', '');
}

/** Returns the text that was added to the previous text. */
function typedInto(before: string, text: string): string {
  let start = 0;
  while (start < text.length && text[start] === before[start]) start += 1;
  let end = 0;
  const most = Math.min(text.length, before.length) - start;
  while (end < most && text.at(-1 - end) === before.at(-1 - end)) end += 1;
  return text.slice(start, text.length - end);
}

/** Returns the value of an amount field while typing. The field shows it grouped. */
export function typedAmount(event: ChangeEvent<HTMLInputElement>, shown: string): string {
  const value = ungroupAmount(event.currentTarget.value, shown);
  regroup(event.currentTarget, groupAmount(value), isForward(event));
  return value;
}

/** Returns the displayed value of a phone number field while typing. */
export function typedPhone(event: ChangeEvent<HTMLInputElement>): string {
  const value = groupPhone(event.currentTarget.value);
  regroup(event.currentTarget, value, isForward(event));
  return value;
}
