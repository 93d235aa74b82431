import { expect, it } from 'vitest';
import { describe } from './describe-schema.ts';

it('resolves a reference but keeps the description next to it', () => {
  const described = describe({
    $ref: '#/components/schemas/TokenAmount',
    description: 'What it costs.',
    'x-gli-source': 'documented',
  });
  expect(described).toMatchObject({
    type: 'string',
    scalar: 'TokenAmount',
    description: 'What it costs.',
    source: 'documented',
    object: null,
    limits: [],
    example: '2500.00',
  });
  expect(describe({ $ref: '#/components/schemas/Id' })).toMatchObject({ scalar: 'Id', example: undefined });
});

it('describes a nullable value written as a type list or as `anyOf`', () => {
  const choice = { anyOf: [{ $ref: '#/components/schemas/Timestamp' }, { type: 'null' }] };
  expect(describe(choice)).toMatchObject({ type: 'string (date-time)', nullable: true, scalar: 'Timestamp' });
  expect(describe({ type: ['integer', 'null'], minimum: 0 })).toMatchObject({
    type: 'integer',
    nullable: true,
  });
});

it('explains enum values, including those in lists', () => {
  const { values, type } = describe({ type: 'array', items: { $ref: '#/components/schemas/OrderStatus' } });
  expect(type).toBe('array of string');
  expect(values[0]).toEqual({
    value: 'pending_payment',
    description: 'Reserved until `payment.expires_at`; not paid yet.',
    source: null,
  });
});

it('finds the properties of objects inside lists and maps', () => {
  const list = describe({ type: 'array', items: { $ref: '#/components/schemas/Picture' } });
  expect(list).toMatchObject({ type: 'array of object', step: '[].', object: { name: 'Picture' } });
  const map = describe({
    type: 'object',
    additionalProperties: { type: 'array', items: { type: 'string' } },
  });
  expect(map).toMatchObject({ type: 'object of array of string by name', object: null });
});

it('describes limits in plain language', () => {
  const limits = (schema: object) => describe(schema).limits;
  expect(limits({ type: 'string', minLength: 1, maxLength: 60 })).toEqual(['1 to 60 characters']);
  expect(limits({ type: 'string', minLength: 2, maxLength: 2 })).toEqual(['2 characters']);
  expect(limits({ type: 'string', maxLength: 5_242_880 })).toEqual(['at most 5,242,880 characters']);
  expect(limits({ type: 'array', minItems: 1, maxItems: 1 })).toEqual(['1 entry']);
  expect(limits({ type: 'array', maxItems: 9, uniqueItems: true })).toEqual(['at most 9 different entries']);
  expect(limits({ type: 'integer', minimum: 0 })).toEqual(['at least 0']);
  expect(limits({ type: 'array', minItems: 0 })).toEqual([]);
});
