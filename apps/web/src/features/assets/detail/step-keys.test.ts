import { expect, test, vi } from 'vitest';
import { stepKeys } from './step-keys.ts';

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 3, 0],
  ['ArrowLeft', 0, 3],
  ['Home', 2, 0],
  ['End', 0, 3],
])('handles %s at photo %i of four by showing photo %i', (key, index, expected) => {
  const preventDefault = vi.fn();
  const onStep = vi.fn();
  stepKeys(index, 4, onStep)({ key, preventDefault });
  expect(onStep).toHaveBeenCalledExactlyOnceWith(expected);
  expect(preventDefault).toHaveBeenCalled();
});

test('ignores other keys, and all keys with a single photo', () => {
  const preventDefault = vi.fn();
  const onStep = vi.fn();
  stepKeys(0, 4, onStep)({ key: 'ArrowDown', preventDefault });
  stepKeys(0, 1, onStep)({ key: 'ArrowRight', preventDefault });
  expect(onStep).not.toHaveBeenCalled();
  expect(preventDefault).not.toHaveBeenCalled();
});
