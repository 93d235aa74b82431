import contract from '@gli/sdk/openapi.json' with { type: 'json' };
import {
  ASSET_SEARCH_MAX_CHARACTERS,
  LIST_PAGE_MAX,
  ORDER_LINES_MAX,
  ORDER_QUANTITY_MAX,
  PRODUCT_SEARCH_MAX_CHARACTERS,
  REFERRAL_CODE_CHARACTERS,
  REFERRAL_CODE_SEARCH_MAX_CHARACTERS,
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

it('uses the contract’s last page', () => {
  expect(contract.components.parameters.Page.schema.maximum).toBe(LIST_PAGE_MAX);
});

it('uses the contract’s bounds of searches', () => {
  const searches = Object.values(contract.paths).flatMap((item) =>
    'get' in item && 'parameters' in item.get
      ? item.get.parameters.flatMap((parameter) =>
          'name' in parameter && parameter.name === 'search'
            ? [[item.get.operationId, parameter.schema]]
            : [],
        )
      : [],
  );
  expect(Object.fromEntries(searches)).toEqual({
    listRwaAssets: { type: 'string', minLength: 1, maxLength: ASSET_SEARCH_MAX_CHARACTERS },
    listProducts: { type: 'string', minLength: 1, maxLength: PRODUCT_SEARCH_MAX_CHARACTERS },
    listReferralCodes: { type: 'string', minLength: 1, maxLength: REFERRAL_CODE_SEARCH_MAX_CHARACTERS },
  });
});
