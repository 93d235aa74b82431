import { normalizeTyped } from '@gli/validation';
import type { ChangeEvent, SyntheticEvent } from 'react';
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

const PLAIN = /^(\d+)(\.\d*)?$/;

/** Formats `1234567.5` as `1,234,567.5`. Other text is unchanged. */
export function groupAmount(value: string): string {
  const match = PLAIN.exec(value);
  if (match === null) return value;
  const [, whole = '', fraction = ''] = match;
  return whole.replace(/\B(?=(\d{3})+$)/g, ',') + fraction;
}

type Edit = {
  /** Text of the field after the edit. */
  text: string;
  /** Caret position after the edit, at the end of the inserted text. */
  caret: number;
  /** Type of the `input` event, empty if a script or autofill replaced the whole text. */
  inputType: string;
  /** Inserted text: a typed character, or all that was pasted, dropped or composed. */
  inserted: string;
};

/**
 * Returns the plain decimal after an edit of a field that shows `value` grouped. The separators that the field itself
 * shows are dropped. A comma in the inserted text stays unless it separates thousands, because `1,5` must not become 15.
 */
export function applyEdit(value: string, { text, caret, inputType, inserted }: Edit, unit?: string): string {
  const whole = normalizeTyped(text, unit);
  // If the field adds no separators, every comma is the member's.
  if (!whole.includes(',') || !PLAIN.test(value)) return whole;
  if (inputType.startsWith('delete')) return whole.replaceAll(',', '');
  const start = caret - inserted.length;
  if (inserted === '' || text.slice(Math.max(start, 0), caret) !== inserted) return whole;
  const around = [text.slice(0, start), text.slice(caret)].map((part) => part.replaceAll(',', ''));
  const edited = around.join(normalizeTyped(inserted, unit));
  return edited.includes(',') ? whole : normalizeTyped(edited, unit);
}

/** Returns the value of an amount field after an edit. The field shows it grouped. */
export function typedAmount(
  { currentTarget: input, nativeEvent }: SyntheticEvent<HTMLInputElement>,
  value: string,
  unit: string,
): string {
  const { inputType = '', data } = getInsertion(nativeEvent);
  const edit = {
    text: input.value,
    caret: input.selectionStart ?? input.value.length,
    inputType,
    // Text fields drop line breaks.
    inserted: data?.replace(/[\r\n]/g, '') ?? '',
  };
  const next = applyEdit(value, edit, unit);
  regroup(input, groupAmount(next), inputType === 'deleteContentForward');
  return next;
}

const getInsertion = (event: Event): { inputType?: string; data?: string | null } => {
  if (event instanceof InputEvent) return event;
  return event instanceof CompositionEvent ? { inputType: 'insertCompositionText', data: event.data } : {};
};

/** Returns the displayed value of a phone number field while typing. */
export function typedPhone(event: ChangeEvent<HTMLInputElement>): string {
  const value = groupPhone(event.currentTarget.value);
  regroup(event.currentTarget, value, isForward(event));
  return value;
}
