import type { ConversionPair } from '@gli/sdk';
import { expect, test } from 'vitest';
import { choosePair, givableTokens, receivableTokens, reversePair, withGiven } from './pairs.ts';

const limits = {
  minimum_amount: '10',
  maximum_amount: '1000000',
  large_amount_threshold: '100000',
  depth_amount: '8000000',
};
const oneWay: ConversionPair = {
  ...limits,
  from_token: 'GLIB',
  to_token: 'GLIL',
  bidirectional: false,
  irreversible: true,
};
const forth: ConversionPair = {
  ...limits,
  from_token: 'GLIB',
  to_token: 'GLID',
  bidirectional: true,
  irreversible: false,
};
const back: ConversionPair = { ...forth, from_token: 'GLID', to_token: 'GLIB' };
const pairs = [oneWay, forth, back];

test('defaults to a reversible direction', () => {
  expect(choosePair(pairs, { from: null, to: null })).toEqual({ pair: forth, refused: null });
});

test('accepts a direction from the URL', () => {
  expect(choosePair(pairs, { from: 'GLID', to: 'GLIB' })?.pair).toBe(back);
  expect(choosePair(pairs, { from: 'GLIB', to: 'GLIL' })?.pair).toBe(oneWay);
});

test('given only one token, chooses a reversible direction if possible', () => {
  expect(choosePair(pairs, { from: 'GLIB', to: null })?.pair).toBe(forth);
  expect(choosePair(pairs, { from: null, to: 'GLIL' })?.pair).toBe(oneWay);
});

test('rejects the reverse of a one-way direction and gives the reason', () => {
  expect(choosePair(pairs, { from: 'GLIL', to: 'GLIB' })).toEqual({
    pair: forth,
    refused: { from_token: 'GLIL', to_token: 'GLIB', reason: 'one_way' },
  });
});

test('rejects tokens that cannot be converted into each other', () => {
  expect(choosePair(pairs, { from: 'USDT', to: 'GLIB' })?.refused?.reason).toBe('not_offered');
  expect(choosePair(pairs, { from: 'GLID', to: 'GLIL' })?.refused?.reason).toBe('not_offered');
});

test('does not echo an unknown token', () => {
  expect(choosePair(pairs, { from: 'SEND ME MONEY', to: 'GLIB' })?.refused).toBeNull();
  expect(choosePair(pairs, { from: 'constructor', to: 'toString' })).toEqual({ pair: forth, refused: null });
});

test('returns null if no directions are offered', () => {
  expect(choosePair([], { from: null, to: null })).toBeNull();
});

test('lists only tokens of offered directions, and swaps only reversible directions', () => {
  expect(givableTokens(pairs)).toEqual(['GLIB', 'GLID']);
  expect(receivableTokens(pairs, 'GLIB')).toEqual(['GLIL', 'GLID']);
  expect(receivableTokens(pairs, 'GLID')).toEqual(['GLIB']);
  expect(reversePair(pairs, forth)).toBe(back);
  expect(reversePair(pairs, oneWay)).toBeUndefined();
});

test('keeps the received token if the new source token supports it', () => {
  expect(withGiven(pairs, forth, 'GLID')).toBe(back);
  expect(withGiven(pairs, oneWay, 'GLID')).toBe(back);
  expect(withGiven(pairs, back, 'GLIB')).toBe(forth);
});
