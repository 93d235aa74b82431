import { afterEach, expect } from 'vitest';
import { takeContractViolations } from './sandbox.ts';

// Fails the test even if a client wraps the rejection in another error.
afterEach(() => {
  expect(takeContractViolations()).toEqual([]);
});
