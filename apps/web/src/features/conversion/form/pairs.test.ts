import type { ConversionPair } from '@gli/sdk';
import { expect, test } from 'vitest';
import { choosePair, givableTokens, opposite, receivableTokens, withGiven } from './pairs.ts';

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

test('the form opens on a reversible direction', () => {
  expect(choosePair(pairs, { from: null, to: null })).toEqual({ pair: forth, refused: null });
});

test('a direction of the address is taken', () => {
  expect(choosePair(pairs, { from: 'GLID', to: 'GLIB' })?.pair).toBe(back);
  expect(choosePair(pairs, { from: 'GLIB', to: 'GLIL' })?.pair).toBe(oneWay);
});

test('half a request is completed, with a reversible direction where there is one', () => {
  expect(choosePair(pairs, { from: 'GLIB', to: null })?.pair).toBe(forth);
  expect(choosePair(pairs, { from: null, to: 'GLIL' })?.pair).toBe(oneWay);
});

test('the way back of a one-way direction is refused as one-way', () => {
  expect(choosePair(pairs, { from: 'GLIL', to: 'GLIB' })).toEqual({
    pair: forth,
    refused: { from_token: 'GLIL', to_token: 'GLIB', reason: 'one_way' },
  });
});

test('tokens that are not converted into each other are refused', () => {
  expect(choosePair(pairs, { from: 'USDT', to: 'GLIB' })?.refused?.reason).toBe('not_offered');
  expect(choosePair(pairs, { from: 'GLID', to: 'GLIL' })?.refused?.reason).toBe('not_offered');
});

test('an unknown token is not repeated on the screen', () => {
  expect(choosePair(pairs, { from: 'SEND ME MONEY', to: 'GLIB' })?.refused).toBeNull();
  expect(choosePair(pairs, { from: 'constructor', to: 'toString' })).toEqual({ pair: forth, refused: null });
});

test('nothing can be chosen when nothing is offered', () => {
  expect(choosePair([], { from: null, to: null })).toBeNull();
});

test('only what is offered can be picked, and only GLIB and GLID swap', () => {
  expect(givableTokens(pairs)).toEqual(['GLIB', 'GLID']);
  expect(receivableTokens(pairs, 'GLIB')).toEqual(['GLIL', 'GLID']);
  expect(receivableTokens(pairs, 'GLID')).toEqual(['GLIB']);
  expect(opposite(pairs, forth)).toBe(back);
  expect(opposite(pairs, oneWay)).toBeUndefined();
});

test('another token to give keeps the token to receive where that is offered', () => {
  expect(withGiven(pairs, forth, 'GLID')).toBe(back);
  expect(withGiven(pairs, oneWay, 'GLID')).toBe(back);
  expect(withGiven(pairs, back, 'GLIB')).toBe(forth);
});
