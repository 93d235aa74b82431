import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countriesIn } from './country-codes.ts';
import { emptyPersonalInfo, zPersonalInfoForm } from './personal-info.ts';

// At this time, it is already November 21 in Korea.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T16:00:00Z') }));
afterEach(() => {
  vi.useRealTimers();
});

const filledIn = {
  ...emptyPersonalInfo({ name: '오세아', birthDate: '1990-05-17' }),
  english_name: ' Oh Sea ',
  address: {
    country: 'KR',
    postal_code: '04036',
    city: '마포구',
    line1: '양화로 45',
    line2: '',
  },
  occupation: 'employee',
  source_of_funds: 'salary',
  politically_exposed: 'no',
};

/** Returns the names of the rejected fields. */
const getWrongFields = (values: object) =>
  zPersonalInfoForm.safeParse({ ...filledIn, ...values }).error?.issues.map(({ path }) => path.join('.')) ??
  [];
const livingIn = (country: string, code: string) => ({
  address: { ...filledIn.address, country, postal_code: code },
});

test('accepts a member from their 19th birthday in Korea', () => {
  expect(getWrongFields({ birth_date: '2007-11-21' })).toEqual([]);
  expect(getWrongFields({ birth_date: '2007-11-22' })).toEqual(['birth_date']);
});

test.each(['', '1899-12-31', '2030-01-01', '1990-13-01'])('rejects "%s" as a birth date', (day) => {
  expect(getWrongFields({ birth_date: day })).toContain('birth_date');
});

test.each([
  ['KR', '04036'],
  ['GB', 'SW1A 1AA'],
])('accepts a postal code in %s: %s', (country, code) => {
  expect(getWrongFields(livingIn(country, code))).toEqual([]);
});

test.each([
  ['KR', '4036'],
  ['KR', ''],
  ['GB', '?'],
])('rejects an invalid postal code in %s: "%s"', (country, code) => {
  expect(getWrongFields(livingIn(country, code))).toContain('address.postal_code');
});

test.each(["O'Hara-Kim Jr.", ' Oh Sea '])('accepts "%s" as a passport name', (name) => {
  expect(getWrongFields({ english_name: name })).toEqual([]);
});

test.each(['김서연', 'K', ''])('rejects "%s" as a passport name', (name) => {
  expect(getWrongFields({ english_name: name })).toContain('english_name');
});

test('omits empty fields and sends `politically_exposed` as a boolean', () => {
  expect(zPersonalInfoForm.parse(filledIn)).toEqual({
    legal_name: '오세아',
    english_name: 'Oh Sea',
    birth_date: '1990-05-17',
    nationality: 'KR',
    gender: undefined,
    address: {
      country: 'KR',
      postal_code: '04036',
      region: undefined,
      city: '마포구',
      line1: '양화로 45',
      line2: undefined,
    },
    occupation: 'employee',
    source_of_funds: 'salary',
    politically_exposed: false,
  });
});

test.each(['occupation', 'source_of_funds', 'politically_exposed'])('requires a choice for %s', (field) => {
  expect(getWrongFields({ [field]: '' })).toEqual([field]);
});

test('lists countries in the page’s language, starting with Korea', () => {
  const [home, ...others] = countriesIn('en');
  expect(home).toEqual({ code: 'KR', name: 'South Korea' });
  expect(others).toHaveLength(248);
  expect(countriesIn('ko')[0]?.name).toBe('대한민국');
});
