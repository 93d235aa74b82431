import { formatCsv } from '@gli/domain';
import { exampleOf } from '@gli/sdk/testing';
import { expect, test } from 'vitest';
import { createFormats, i18nObject } from '@/i18n';
import { loadAllLocales } from '../../../i18n/i18n-util.sync.ts';
import { allPages, formatMoved, transactionsTable } from './transaction-rows.ts';

loadAllLocales();

const { results } = exampleOf('getWalletInfo', 200).transactions;

test('exports a translated header and each transaction’s plain values', () => {
  const [header, ...rows] = transactionsTable(results, i18nObject('en'));
  expect(header).toEqual(['Date', 'Type', 'Description', 'Token', 'Amount', 'Status', 'Transaction hash']);
  expect(rows).toHaveLength(results.length);
  const [first] = results;
  expect(rows[0]?.[0]).toBe(first?.created_at);
  expect(rows[0]?.[6]).toBe(first?.hash ?? '');
});

test('exports a description that looks like a formula as text', () => {
  const [first] = results;
  if (!first) throw new Error('The example has no transactions.');
  const rows = transactionsTable(
    [{ ...first, description: '=HYPERLINK("https://evil.example")' }],
    i18nObject('ko'),
  );
  expect(formatCsv(rows)).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
});

const row = (id: string) => ({ id });

test('reads every page and drops rows that reappear on the next page', async () => {
  const pages = [
    { results: [row('c'), row('b')], next: '/?page=2' },
    { results: [row('b'), row('a')], next: null },
  ];
  const requested: number[] = [];
  const rows = await allPages(async (page) => {
    requested.push(page);
    return pages[page - 1] ?? { results: [], next: null };
  });
  expect(rows.map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  expect(requested).toEqual([1, 2]);
});

test('ends if a server repeats a page', async () => {
  const requested: number[] = [];
  const rows = await allPages(async (page) => {
    requested.push(page);
    return { results: [row('a')], next: '/?page=2' };
  });
  expect(rows).toEqual([row('a')]);
  expect(requested).toEqual([1, 2]);
});

test('fails the whole export if one page fails', async () => {
  const reading = allPages(async (page) => {
    if (page === 2) throw new Error('lost');
    return { results: [row('a')], next: '/?page=2' };
  });
  await expect(reading).rejects.toThrow('lost');
});

test.each([
  ['in', '+1,234.56789012 GLIB'],
  ['out', '−1,234.56789012 GLIB'],
  ['held', '1,234.56789012 GLIB'],
] as const)('formats an amount with direction %s as %s, with all its digits', (direction, text) => {
  const moved = { amount: '1234.56789012', token: 'GLIB', direction } as const;
  expect(formatMoved(createFormats('en'), moved)).toBe(text);
});
