import { exampleOf } from '@gli/sdk/testing';
import { expect, test } from 'vitest';
import { loadAllLocales } from '../../../i18n/i18n-util.sync.ts';
import { i18nObject } from '../../../i18n/i18n-util.ts';
import { csvOf } from '../csv.ts';
import { signedAmount, transactionsTable } from './transactions-table.ts';

loadAllLocales();

const { results } = exampleOf('getWalletInfo', 200).transactions;

test('the file has a head in the language and a row of plain values for each transaction', () => {
  const [head, ...rows] = transactionsTable(results, i18nObject('en'));
  expect(head).toEqual(['Date', 'Type', 'Description', 'Token', 'Amount', 'Status', 'Transaction hash']);
  expect(rows).toHaveLength(results.length);
  const [first] = results;
  expect(rows[0]?.[0]).toBe(first?.created_at);
  expect(rows[0]?.[6]).toBe(first?.hash ?? '');
});

test('what left the balance has a minus, what came in has none', () => {
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
