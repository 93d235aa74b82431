// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { AmountInput } from './AmountInput.tsx';
import { caretIn } from './grouping.ts';
import { PhoneInput } from './PhoneInput.tsx';

afterEach(cleanup);

function Amount({ initial }: { initial: string }) {
  const [value, setValue] = useState(initial);
  return <AmountInput token="GLIB" aria-label="Amount" value={value} onValueChange={setValue} />;
}

/** Types keys into a field and returns its text. `|` marks the caret in both texts. */
async function afterKeys(before: string, keys: string): Promise<string> {
  const caret = before.indexOf('|');
  render(<Amount initial={before.replace(/[|,]/g, '')} />);
  const input = screen.getByRole<HTMLInputElement>('textbox');
  await userEvent.type(input, keys, { initialSelectionStart: caret, initialSelectionEnd: caret });
  const at = input.selectionStart ?? -1;
  return `${input.value.slice(0, at)}|${input.value.slice(at)}`;
}

it.each([
  ['123|', '4', '1,234|'],
  ['1,2|34', '9', '12,9|34'],
  ['|234,567', '1', '1|,234,567'],
  ['12,34|5', '{Backspace}', '1,23|5'],
  ['1,234|.5', '{Backspace}', '123|.5'],
  ['999,999|', '9', '9,999,999|'],
])('changes %s with the keys %s to %s', async (before, keys, after) =>
  expect(await afterKeys(before, keys)).toBe(after),
);

it.each([
  ['1,50', '1,50'],
  ['8,450 GLIB', '8,450'],
  ['１５０\u200b', '150'],
])('shows the pasted text %j over a whole amount as %s', async (pasted, after) => {
  render(<Amount initial="1500" />);
  const input = screen.getByRole<HTMLInputElement>('textbox');
  await userEvent.tripleClick(input);
  await userEvent.paste(pasted);
  expect(input.value).toBe(after);
});

it('undoes and redoes edits', async () => {
  render(<Amount initial="123" />);
  const input = screen.getByRole<HTMLInputElement>('textbox');
  await userEvent.type(input, '45{Control>}zz{/Control}');
  expect(input.value).toBe('123');
  await userEvent.keyboard('{Control>}y{/Control}');
  expect(input.value).toBe('1,234');
  // The browser's own undo mixes digits.
  fireEvent.input(input, { target: { value: '1,23123' }, inputType: 'historyUndo' });
  expect(input.value).toBe('123');
});

it('leaves an input method’s text unchanged until it is complete', () => {
  render(<Amount initial="123" />);
  const input = screen.getByRole<HTMLInputElement>('textbox');
  fireEvent.compositionStart(input);
  fireEvent.input(input, {
    target: { value: '123４５' },
    isComposing: true,
    inputType: 'insertCompositionText',
  });
  expect(input.value).toBe('123４５');
  fireEvent.compositionEnd(input, { data: '４５' });
  expect(input.value).toBe('12,345');
});

it('groups a phone number while it is typed', async () => {
  render(<PhoneInput aria-label="Phone" />);
  const input = screen.getByRole<HTMLInputElement>('textbox');
  await userEvent.type(input, '01012345678');
  expect(input.value).toBe('010-1234-5678');
});

it('keeps the caret position while grouping digits', () => {
  expect(caretIn('1,234,567', 4, false)).toBe(5);
  expect(caretIn('1,234,567', 0, false)).toBe(0);
  expect(caretIn('010-1234-5678', 3, false)).toBe(3);
});

it('moves the caret past a separator on Delete', () => {
  expect(caretIn('1,234', 1, true)).toBe(2);
  expect(caretIn('010-1234', 3, true)).toBe(4);
});
