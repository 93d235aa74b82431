import { exampleOf } from '@gli/sdk/testing';
import { expect, test } from 'vitest';
import { loadAllLocales } from '../../../i18n/i18n-util.sync.ts';
import { i18nObject } from '../../../i18n/i18n-util.ts';
import { csvOf } from '../csv.ts';
import { allPages, referenceLink, signedAmount, transactionsTable } from './transaction-rows.ts';

loadAllLocales();

const { results } = exampleOf('getWalletInfo', 200).transactions;

test('the file has a header in the language and a row of plain values for each transaction', () => {
  const [header, ...rows] = transactionsTable(results, i18nObject('en'));
  expect(header).toEqual(['Date', 'Type', 'Description', 'Token', 'Amount', 'Status', 'Transaction hash']);
  expect(rows).toHaveLength(results.length);
  const [first] = results;
  expect(rows[0]?.[0]).toBe(first?.created_at);
  expect(rows[0]?.[6]).toBe(first?.hash ?? '');
});

test('an outgoing amount has a minus, an incoming one has none', () => {
  expect(signedAmount({ amount: '12.5', direction: 'out' })).toBe('-12.5');
  expect(signedAmount({ amount: '12.5', direction: 'in' })).toBe('12.5');
});

test('a description that a spreadsheet would run as a formula is text in the file', () => {
  const [first] = results;
  if (!first) throw new Error('The example has no transactions.');
  const rows = transactionsTable(
    [{ ...first, description: '=HYPERLINK("https://evil.example")' }],
    i18nObject('ko'),
  );
  expect(csvOf(rows)).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
});

test.each([
  ['order', 'ord_1', '/orders?order=ord_1'],
  ['investment', 'inv_1', '/mypage?tab=portfolio&investment=inv_1'],
  ['conversion', 'cnv/1', '/conversion?transaction=cnv%2F1'],
] as const)('a transaction of an %s leads to it', (type, id, href) => {
  expect(referenceLink({ type, id })).toBe(href);
});

test('a deposit leads nowhere', () => {
  expect(referenceLink(null)).toBeNull();
});

const row = (id: string) => ({ id });

test('every page is read, and a row that moved to the next page in between is taken once', async () => {
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

test('a page that cannot be read fails the whole file: half of it would look complete', async () => {
  const reading = allPages(async (page) => {
    if (page === 2) throw new Error('lost');
    return { results: [row('a')], next: '/?page=2' };
  });
  await expect(reading).rejects.toThrow('lost');
});
