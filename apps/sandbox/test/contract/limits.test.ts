import contract from '@gli/sdk/openapi.json' with { type: 'json' };
import {
  ORDER_LINES_MAX,
  ORDER_QUANTITY_MAX,
  REFERRAL_CODE_CHARACTERS,
  REFERRAL_CODE_USES,
  REFERRAL_NOTE_MAX_CHARACTERS,
} from '@gli/validation';
import { expect, it } from 'vitest';

const { OrderInput, OrderLineInput, ReferralCodeInput } = contract.components.schemas;

it('uses the contract’s bounds in the shared rules', () => {
  const { code, description, maximum_uses: uses } = ReferralCodeInput.properties;
  expect(OrderInput.properties.lines.maxItems).toBe(ORDER_LINES_MAX);
  expect(OrderLineInput.properties.quantity.maximum).toBe(ORDER_QUANTITY_MAX);
  expect({ minimum: code.minLength, maximum: code.maxLength }).toEqual(REFERRAL_CODE_CHARACTERS);
  expect({ minimum: uses.minimum, maximum: uses.maximum }).toEqual(REFERRAL_CODE_USES);
  expect(description.maxLength).toBe(REFERRAL_NOTE_MAX_CHARACTERS);
});
