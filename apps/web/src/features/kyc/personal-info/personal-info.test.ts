import { expect, test } from 'vitest';
import { countriesIn } from './country-codes.ts';
import {
  birthDateProblem,
  emptyPersonalInfo,
  isLatinName,
  personalInfoOf,
  postalCodeProblem,
} from './personal-info.ts';

const today = '2026-11-21';
const filledIn = {
  ...emptyPersonalInfo({ name: '오세아', birthDate: '1990-05-17' }),
  english_name: ' Oh Sea ',
  address: {
    country: 'KR',
    postal_code: '04036',
    region: ' ',
    city: '마포구',
    line1: '양화로 45',
    line2: '',
  },
  occupation: 'employee',
  source_of_funds: 'salary',
  politically_exposed: 'no',
} as const;

test('members are 19 on their birthday, and a day too young the day before', () => {
  expect(birthDateProblem('2007-11-21', today)).toBeNull();
  expect(birthDateProblem('2007-11-22', today)).toBe('too_young');
});

test('what is not a birth date is an error', () => {
  expect(birthDateProblem('', today)).toBe('invalid');
  expect(birthDateProblem('1899-12-31', today)).toBe('invalid');
  expect(birthDateProblem('2030-01-01', today)).toBe('invalid');
});

test('a Korean postal code has five digits, another one only a shape', () => {
  expect(postalCodeProblem('04036', 'KR')).toBeNull();
  expect(postalCodeProblem('4036', 'KR')).toBe('korean');
  expect(postalCodeProblem('SW1A 1AA', 'GB')).toBeNull();
  expect(postalCodeProblem('?', 'GB')).toBe('invalid');
});

test('a name has the Latin letters of a passport', () => {
  expect(isLatinName("O'Hara-Kim Jr.")).toBe(true);
  expect(isLatinName('김서연')).toBe(false);
  expect(isLatinName('K')).toBe(false);
});

test('empty fields are not sent, and public office is a yes or no', () => {
  expect(personalInfoOf(filledIn)).toEqual({
    legal_name: '오세아',
    english_name: 'Oh Sea',
    birth_date: '1990-05-17',
    nationality: 'KR',
    address: { country: 'KR', postal_code: '04036', city: '마포구', line1: '양화로 45' },
    occupation: 'employee',
    source_of_funds: 'salary',
    politically_exposed: false,
  });
  expect(personalInfoOf({ ...filledIn, politically_exposed: '' })).toBeNull();
});

test('countries are named in the language of the page, Korea first', () => {
  const [home, ...others] = countriesIn('en');
  expect(home).toEqual({ code: 'KR', name: 'South Korea' });
  expect(others).toHaveLength(248);
  expect(countriesIn('ko')[0]?.name).toBe('대한민국');
});
