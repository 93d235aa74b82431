// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { AmountInput } from './AmountInput.tsx';
import { Checkbox } from './Checkbox.tsx';
import { Field } from './Field.tsx';
import { Input } from './Input.tsx';
import { NativeSelect } from './NativeSelect.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import { Textarea } from './Textarea.tsx';

afterEach(cleanup);

/** Returns the descriptions that a screen reader adds to the control's name. */
function readDescription(control: HTMLElement): string[] {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? `nothing has the id ${id}`);
}

const controls: [string, ReactNode][] = [
  ['Input', <Input key="input" />],
  ['Textarea', <Textarea key="textarea" />],
  ['NativeSelect', <NativeSelect key="select" />],
  ['PasswordInput', <PasswordInput key="password" showLabel="show" hideLabel="hide" />],
];

describe.each(controls)('%s in a field', (_name, control) => {
  it('is named by its label and described by its error, aside and hint', () => {
    render(
      <Field label="Name" hint="As on your card" aside="required" error="Please enter your name." required>
        {control}
      </Field>,
    );
    const element = screen.getByLabelText('Name');
    expect(readDescription(element)).toEqual(['Please enter your name.', 'required', 'As on your card']);
    expect(element.getAttribute('aria-invalid')).toBe('true');
    expect(element.getAttribute('aria-required')).toBe('true');
  });

  it('is valid and has no description if there is no hint and no error', () => {
    render(<Field label="Name">{control}</Field>);
    const element = screen.getByLabelText('Name');
    expect(element.hasAttribute('aria-describedby')).toBe(false);
    expect(element.hasAttribute('aria-invalid')).toBe(false);
  });
});

function Amount() {
  const [value, setValue] = useState('');
  return (
    <Field label="Amount" error="too large">
      <AmountInput token="GLIB" value={value} onValueChange={setValue} />
    </Field>
  );
}

it('announces an amount with its token and keeps every typed digit', async () => {
  render(<Amount />);
  const input = screen.getByLabelText<HTMLInputElement>('Amount');
  await userEvent.type(input, '0.10000000000000000001');
  expect(input.value).toBe('0.10000000000000000001');
  expect(input.inputMode).toBe('decimal');
  expect(readDescription(input)).toEqual(['GLIB', 'too large']);
});

it('shows and hides a password', async () => {
  render(
    <Field label="Password">
      <PasswordInput showLabel="Show password" hideLabel="Hide password" />
    </Field>,
  );
  const input = screen.getByLabelText('Password');
  expect(input.getAttribute('type')).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input.getAttribute('type')).toBe('text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input.getAttribute('type')).toBe('password');
});

it('labels a checkbox and describes it with its error', () => {
  render(<Checkbox label="I accept the terms" error="Required" />);
  const box = screen.getByRole('checkbox', { name: 'I accept the terms' });
  expect(readDescription(box)).toEqual(['Required']);
  expect(box.getAttribute('aria-invalid')).toBe('true');
});
