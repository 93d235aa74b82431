import { expect, test } from 'vitest';
import { formatsOf } from '../../../i18n/format.ts';
import { loadAllLocales } from '../../../i18n/i18n-util.sync.ts';
import { i18nObject } from '../../../i18n/i18n-util.ts';
import { quoteOf } from '../testing/quote.ts';
import { warningTranslations } from './warning-translations.ts';

loadAllLocales();
const quote = quoteOf({ amount: '200000', to_token: 'GLIL', price_impact_percent: '2.5' });
const spoken = (code: string) =>
  warningTranslations(
    // A server may be newer than this app.
    { code: code as 'irreversible', title: 'Its title', message: 'Its message.' },
    quote,
    i18nObject('en'),
    formatsOf('en'),
  );

test('each warning has words and a consent of its own, with the figures of the quote', () => {
  expect(spoken('high_price_impact').consent).toContain('2.5%');
  expect(spoken('large_amount').consent).toContain('200,000 GLIB');
  expect(spoken('irreversible').consent).toContain('GLIL cannot go back to GLIB');
});

test('a warning that this version does not know is the server’s, and still needs a consent', () => {
  expect(spoken('market_closing')).toEqual({
    title: 'Its title',
    text: 'Its message.',
    consent: 'I have read this and agree.',
  });
});
