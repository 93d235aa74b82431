import { expect, test } from 'vitest';
import { formatsOf } from '../../../i18n/format.ts';
import { loadAllLocales } from '../../../i18n/i18n-util.sync.ts';
import { i18nObject } from '../../../i18n/i18n-util.ts';
import { quoteOf } from '../testing/quote.ts';
import { warningTranslations } from './Warnings.tsx';

loadAllLocales();
const quote = quoteOf({ amount: '200000', to_token: 'GLIL', price_impact_percent: '2.5' });
const translationsOf = (code: string) =>
  warningTranslations(
    // A server may be newer than this app.
    { code: code as 'irreversible', title: 'Its title', message: 'Its message.' },
    quote,
    i18nObject('en'),
    formatsOf('en'),
  );

test('each warning has its text and its consent, with the figures of the quote', () => {
  expect(translationsOf('high_price_impact').consent).toContain('2.5%');
  expect(translationsOf('large_amount').consent).toContain('200,000 GLIB');
  expect(translationsOf('irreversible').consent).toContain('GLIL can’t be converted back to GLIB');
});

test('an unknown warning is shown in the server’s words, and still needs a consent', () => {
  expect(translationsOf('market_closing')).toEqual({
    title: 'Its title',
    text: 'Its message.',
    consent: 'I have read this and agree.',
  });
});
