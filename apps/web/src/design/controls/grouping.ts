import type { ChangeEvent } from 'react';
import { groupPhone } from './group-phone.ts';

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
function regroup(
  input: HTMLInputElement,
  grouped: string,
  isForward = false,
  write = (text: string): void => {
    input.value = text;
  },
): void {
  if (input.value === grouped) return;
  const before = significantIn(input.value.slice(0, input.selectionStart ?? input.value.length));
  write(grouped);
  const caret = caretIn(grouped, before, isForward);
  input.setSelectionRange(caret, caret);
}

const isForward = ({ nativeEvent }: ChangeEvent<HTMLInputElement>): boolean =>
  nativeEvent instanceof InputEvent && nativeEvent.inputType === 'deleteContentForward';

const GROUPED = /^\d{1,3}(,\d{3})+(\.\d*)?$/;

/** `1234567.5` as `1,234,567.5`; what is no plain decimal stays as it was typed. */
export function groupAmount(value: string): string {
  const match = /^(\d+)(\.\d*)?$/.exec(value);
  if (match === null) return value;
  const [, whole = '', fraction = ''] = match;
  return whole.replace(/\B(?=(\d{3})+$)/g, ',') + fraction;
}

/**
 * The plain decimal in a text that was typed over a shown amount. The separators that were shown are dropped. One that
 * was typed stays unless it stands between thousands: `1,5` must not become 15.
 */
export function ungroupAmount(text: string, shown: string): string {
  if (GROUPED.test(text)) return text.replaceAll(',', '');
  const hadOwn = shown.includes(',') && !GROUPED.test(shown);
  return hadOwn || typedInto(shown, text).includes(',') ? text : text.replaceAll(',', '');
}

/** The part of a text that the one before it lacks. */
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

/** The value of a field for a phone number that is being typed into, which is what it shows. */
export function typedPhone(event: ChangeEvent<HTMLInputElement>): string {
  const value = groupPhone(event.currentTarget.value);
  regroup(event.currentTarget, value, isForward(event));
  return value;
}

/** Groups a phone number that was typed before this code was here, as if it was typed again. */
export function retypePhone(input: HTMLInputElement): void {
  regroup(input, groupPhone(input.value), false, (text) => {
    // The setter of the class: React replaces the one of the element, to notice only what a person types.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
