import { afterEach, expect } from 'vitest';
import { takeContractViolations } from './sandbox.ts';

// A client may turn the rejection into an error of its own; the break itself must not get lost.
afterEach(() => {
  expect(takeContractViolations()).toEqual([]);
});
