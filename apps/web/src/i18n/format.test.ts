import { expect, test } from 'vitest';
import { createFormats } from './format.ts';

test('formats numbers, money and dates in the member’s language', () => {
  const ko = createFormats('ko');
  const en = createFormats('en');
  expect(ko.token('1234567.891', 'GLIB')).toBe('1,234,567.89 GLIB');
  expect(en.tokenExact('0.00000001', 'GLIB')).toBe('0.00000001 GLIB');
  expect(ko.won('22540000')).toBe('₩22,540,000');
  expect(en.percent('68.25')).toBe('68.25%');
  expect(en.day('2026-11-20T23:30:00+09:00')).toBe('Nov\u00a020,\u00a02026');
  expect(ko.day('2026-11-20T23:30:00+09:00')).toBe('2026.\u00a011.\u00a020.');
  expect(en.month('2026-10')).toBe('Oct\u00a02026');
  expect(en.bytes(2_480_000)).toBe('2.5 MB');
});

test('has one precision for each kind of number, and never shows more than there is', () => {
  const { token, tokenExact, gain, gainExact, rate, coin, percent, apy, change, won } = createFormats('en');
  expect(token('104.9399', 'GLIB')).toBe('104.93 GLIB');
  expect(tokenExact('104.9399', 'GLIB')).toBe('104.9399 GLIB');
  expect([gain('104.9399'), gain('-104.9399'), gain('0')]).toEqual(['+104.93', '−104.93', '0']);
  expect(gainExact('-104.9399', 'GLIB')).toBe('−104.9399 GLIB');
  expect(rate('0.71428571', 'GLIB')).toBe('0.71428571 GLIB');
  expect([coin('1.50009'), coin('0')]).toEqual(['1.5000', '0.0000']);
  expect([percent('68.319'), percent('99.999'), percent('8.50')]).toEqual(['68.31%', '99.99%', '8.5%']);
  expect([apy('8.00'), apy('8.50'), apy('8.539'), apy('0')]).toEqual(['8.0%', '8.5%', '8.53%', '0.0%']);
  expect([change('4.25'), change('-1.8'), change('0.00')]).toEqual(['+4.25%', '−1.8%', '0%']);
  expect(won('168000.9')).toBe('₩168,000');
});

test('never shows a value as zero that is not zero', () => {
  const { token, tokenExact, gain, coin, percent, change, won } = createFormats('en');
  expect(token('0.00000001', 'GLIB')).toBe('<\u00a00.01 GLIB');
  expect(token('0.01', 'GLIB')).toBe('0.01 GLIB');
  expect([token('0'), token('0.00'), token('-0.00')]).toEqual(['0', '0', '0']);
  expect(tokenExact('0.00000001', 'GLIB')).toBe('0.00000001 GLIB');
  expect([gain('0.001'), gain('-0.001')]).toEqual(['<\u00a0+0.01', '>\u00a0−0.01']);
  expect(coin('0.000000001')).toBe('<\u00a00.0001');
  expect([percent('0.004'), change('0.004'), change('-0.004')]).toEqual([
    '<\u00a00.01%',
    '<\u00a0+0.01%',
    '>\u00a0−0.01%',
  ]);
  expect([won('0.4'), won('1')]).toEqual(['<\u00a0₩1', '₩1']);
});

test('formats a time of day in the same way as the time of a date', () => {
  for (const locale of ['ko', 'en'] as const) {
    const formats = createFormats(locale);
    expect(formats.timeOfDay('15:00')).toBe(formats.clock('2026-12-24T15:00:00+09:00'));
  }
  expect(createFormats('ko').timeOfDay('09:30')).toBe('오전\u00a09:30');
  expect(createFormats('en').timeOfDay('00:05')).toBe('12:05\u00a0AM');
});

test('lets a line break only between the day and the time', () => {
  const time = '2026-11-20T20:14:00+09:00';
  expect(createFormats('en').moment(time).split(' ')).toEqual(['Nov\u00a020,\u00a02026,', '8:14\u00a0PM']);
  expect(createFormats('ko').moment(time).split(' ')).toEqual(['2026.\u00a011.\u00a020.', '오후\u00a08:14']);
});

test('formats days in Korean time on any device', () => {
  expect(createFormats('en').day('2026-11-20T16:00:00Z')).toBe('Nov\u00a021,\u00a02026');
});
