import { expect, test } from 'vitest';
import { getAddressNeed } from './address-need.ts';

test('requires an address for goods unless a stay is also ordered', () => {
  const [goods, stay, visit] = [{ kind: 'goods' }, { kind: 'resort' }, { kind: 'restaurant' }] as const;
  expect(getAddressNeed([goods, visit])).toBe('needed');
  expect(getAddressNeed([goods, stay])).toBe('optional');
  expect(getAddressNeed([stay])).toBe('none');
});
