// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { platformFixture } from '../../testing/platform-fixture.tsx';
import { AmountHelp } from './AmountHelp.tsx';

afterEach(cleanup);

test.each([
  ['', /^1 GLIB is about ₩[\d,]+$/],
  ['2', /^about ₩[\d,]+$/],
])('shows the value in KRW for the amount "%s"', async (amount, expected) => {
  const { wrapper } = await platformFixture();
  render(
    <AmountHelp
      amount={amount}
      token="GLIB"
      label="Shares"
      isMember={false}
      balance={undefined}
      minimum="1"
      maximum="100"
      onChoose={() => {}}
    />,
    { wrapper },
  );
  expect(await screen.findByText(expected)).toBeDefined();
});
