import { describe, expect, it } from 'vitest';
import { maskAmount, maskEmail, maskPhone, maskWalletAddress } from './mask.ts';

describe('email', () => {
  it.each([
    ['seoyeon.kim@example.com', 'se***@example.com'],
    ['kim@example.com', 'k***@example.com'],
    ['k@example.com', '***@example.com'],
    ['not an address', '***'],
  ])('masks %s as %s', (email, masked) => expect(maskEmail(email)).toBe(masked));
});

describe('phone', () => {
  it.each([
    ['+82 10-2345-6789', '+82 10-****-6789'],
    ['010-2345-6789', '010-****-6789'],
    ['(02) 123-4567', '(0*) ***-4567'],
    ['123-4567', '***-****'],
    ['', ''],
  ])('masks %s as %s', (phone, masked) => expect(maskPhone(phone)).toBe(masked));
});

it('keeps the first and last four characters of a wallet address', () => {
  expect(maskWalletAddress('6TAAcukwSHujkx5LmfhBo8YM5P4r5tRgjaSPfXdF8cyQ')).toBe('6TAA…8cyQ');
  expect(maskWalletAddress('12345678')).toBe('12345678');
});

describe('amount', () => {
  it.each([
    ['1,234.5 GLIB', '**** GLIB'],
    ['7 GLIB', '**** GLIB'],
    ['₩3,500,000', '₩****'],
    ['-12.50 USDT', '**** USDT'],
    ['100 / 2,000', '**** / ****'],
  ])('masks %s as %s', (written, masked) => expect(maskAmount(written)).toBe(masked));
});
