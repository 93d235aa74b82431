import { expect, it } from 'vitest';
import contract from '../openapi.json' with { type: 'json' };
import * as values from './generated/enum-values.ts';
import { riskLevelValues } from './index.ts';

it('has the values of all enums in the contract’s order', () => {
  const enums = Object.entries(contract.components.schemas).flatMap(([name, schema]) =>
    'enum' in schema ? [[`${name.charAt(0).toLowerCase()}${name.slice(1)}Values`, schema.enum]] : [],
  );
  expect({ ...values }).toEqual(Object.fromEntries(enums));
});

it('is part of the main entry', () => {
  expect(riskLevelValues).toEqual(['low', 'medium', 'high', 'very_high']);
});
