import type { ChangeEvent } from 'react';
import { groupPhone } from './group-phone.ts';

const SIGNIFICANT = /[^\s,-]/g;

/** Number of characters in a text that are not separators. */
const significantIn = (text: string): number => text.match(SIGNIFICANT)?.length ?? 0;

/**
 * Caret position in a regrouped text: after the same number of digits. `isForward` also skips a separator, so Delete
 * continues with the digit behind it.
 */
export function caretIn(grouped: string, significantBefore: number, isForward: boolean): number {
  let caret = 0;
  while (caret < grouped.length && significantIn(grouped.slice(0, caret)) < significantBefore) caret += 1;
  while (isForward && caret < grouped.length && significantIn(grouped.charAt(caret)) === 0) caret += 1;
  return caret;
}

/** Writes the regrouped text into the input that is being typed into; the caret stays at its digit. */
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

/** Formats `1234567.5` as `1,234,567.5`; other text is unchanged. */
export function groupAmount(value: string): string {
  const match = /^(\d+)(\.\d*)?$/.exec(value);
  if (match === null) return value;
  const [, whole = '', fraction = ''] = match;
  return whole.replace(/\B(?=(\d{3})+$)/g, ',') + fraction;
}

/**
 * Parses the plain decimal of a text typed over a formatted amount. Drops the displayed separators. Keeps a typed one
 * unless it separates thousands: `1,5` must not become 15.
 */
export function ungroupAmount(text: string, shown: string): string {
  if (GROUPED.test(text)) return text.replaceAll(',', '');
  const hadOwn = shown.includes(',') && !GROUPED.test(shown);
  return hadOwn || typedInto(shown, text).includes(',') ? text : text.replaceAll(',', '');
}

/** The part of a text that is missing in the previous one. */
function typedInto(before: string, text: string): string {
  let start = 0;
  while (start < text.length && text[start] === before[start]) start += 1;
  let end = 0;
  const most = Math.min(text.length, before.length) - start;
  while (end < most && text.at(-1 - end) === before.at(-1 - end)) end += 1;
  return text.slice(start, text.length - end);
}

/** The value of a field for an amount that is being typed into; the field shows it grouped. */
export function typedAmount(event: ChangeEvent<HTMLInputElement>, shown: string): string {
  const value = ungroupAmount(event.currentTarget.value, shown);
  regroup(event.currentTarget, groupAmount(value), isForward(event));
  return value;
}

/** Displayed value of a phone number field while typing. */
export function typedPhone(event: ChangeEvent<HTMLInputElement>): string {
  const value = groupPhone(event.currentTarget.value);
  regroup(event.currentTarget, value, isForward(event));
  return value;
}
