import { afterEach, expect } from 'vitest';
import { takeContractViolations } from './sandbox.ts';

// A client may wrap the rejection in another error, but the violation itself must not get lost.
afterEach(() => {
  expect(takeContractViolations()).toEqual([]);
});
