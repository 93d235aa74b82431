// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { QuantityStepper } from './QuantityStepper.tsx';

afterEach(cleanup);

function Guests() {
  const [value, setValue] = useState(2);
  return (
    <QuantityStepper
      label="Guests"
      fewerLabel="Fewer"
      moreLabel="More"
      value={value}
      maximum={4}
      onChange={setValue}
    />
  );
}

test('changes the quantity with keys, digits and buttons, but not with the wheel', async () => {
  const user = userEvent.setup();
  render(<Guests />);
  const field = screen.getByRole('spinbutton', { name: 'Guests' });
  const getQuantity = () => [field.getAttribute('aria-valuenow'), field.getAttribute('value')];
  // Browsers change number fields with the wheel.
  expect(field.getAttribute('type')).toBe('text');
  await user.type(field, '{ArrowUp}');
  expect(getQuantity()).toEqual(['3', '3']);
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(getQuantity()).toEqual(['1', '1']);
  await user.keyboard('{PageUp}');
  expect(getQuantity()).toEqual(['4', '4']);
  await user.clear(field);
  await user.paste('３');
  expect(getQuantity()[0]).toBe('3');
  await user.keyboard('9');
  await user.click(screen.getByRole('button', { name: 'Fewer' }));
  expect(getQuantity()).toEqual(['2', '2']);
});
