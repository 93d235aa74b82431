import { decimal, isDecimal } from '@gli/validation';

/** Returns the amount that an investment needs: the typed one, but at least the minimum. */
export const getNeededAmount = (typed: string, minimum: string): string =>
  isDecimal(typed) && decimal.compare(typed, minimum) > 0 ? typed : minimum;
