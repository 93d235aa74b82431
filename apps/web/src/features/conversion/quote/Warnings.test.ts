import { expect, test } from 'vitest';
import { createFormats, i18nObject } from '@/i18n';
import { loadAllLocales } from '../../../i18n/i18n-util.sync.ts';
import { createQuote } from '../testing/quote.ts';
import { warningTranslations } from './Warnings.tsx';

loadAllLocales();
const quote = createQuote({ amount: '200000', to_token: 'GLIL', price_impact_percent: '2.5' });
const translateWarning = (code: string) =>
  warningTranslations(
    // The server may be newer than this app and send other codes.
    { code: code as 'irreversible', title: 'Its title', message: 'Its message.' },
    quote,
    i18nObject('en'),
    createFormats('en'),
  );

test('shows the text and consent of each warning with the quote’s figures', () => {
  expect(translateWarning('high_price_impact').consent).toContain('2.5%');
  expect(translateWarning('large_amount').consent).toContain('200,000 GLIB');
  expect(translateWarning('irreversible').consent).toContain('GLIL can’t be converted back to GLIB');
});

test('shows the server’s text for an unknown warning and still requires consent', () => {
  expect(translateWarning('market_closing')).toEqual({
    title: 'Its title',
    text: 'Its message.',
    consent: 'I have read this and agree.',
  });
});
