// @vitest-environment happy-dom

import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useOnChange } from './use-on-change.ts';

afterEach(cleanup);

test('passes the previous value after each change, but not after the first render', () => {
  const onChange = vi.fn();
  const { rerender } = renderHook(({ value }) => useOnChange(value, onChange), {
    initialProps: { value: 'paid' },
  });
  rerender({ value: 'paid' });
  expect(onChange).not.toHaveBeenCalled();
  rerender({ value: 'cancelled' });
  rerender({ value: 'refunded' });
  expect(onChange.mock.calls).toEqual([['paid'], ['cancelled']]);
});
