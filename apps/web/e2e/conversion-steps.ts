import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { Member } from './member.ts';
import { type locales, translations } from './translations.ts';

export const EXECUTE_URL = '**/api/v1/wallet/conversion/execute/';

/** Locates the parts of the conversion screen by their visible text. */
export function conversionScreen(page: Page, locale: (typeof locales)[number]) {
  const c = translations[locale].conversion;
  const form = page.getByRole('region', { name: c.heading, exact: true });
  const amount = form.getByLabel(c.amount, { exact: true });
  const main = form.locator('button[type=submit]');
  const history = page.getByRole('table', { name: c.history });
  const dialog = page.getByRole('dialog', { name: c.confirmTitle });
  return {
    form,
    amount,
    main,
    dialog,
    history,
    confirm: dialog.getByRole('button', { name: c.confirm, exact: true }),
    rows: history.getByRole('row').filter({ has: page.getByRole('rowheader') }),
    detail: page.getByRole('dialog', { name: c.transactionTitle }),
    /** Heading of the result, in a live region so that it is announced. */
    done: page.getByRole('status').getByRole('heading', { name: c.successTitle }),
    showForm: () => page.getByRole('tab', { name: c.heading, exact: true }).click(),
    showHistory: () => page.getByRole('tab', { name: c.history }).click(),
    /** Enters an amount, waits for its quote and opens the confirmation. */
    async review(text: string): Promise<void> {
      await amount.fill(text);
      await expect(main).toHaveAccessibleName(c.review);
      await main.click();
    },
  };
}

export async function readHistory(request: APIRequestContext, { tokens }: Member): Promise<unknown> {
  const response = await request.get('/api/v1/wallet/conversion/history/', {
    headers: { Authorization: `Bearer ${tokens.access_token}` },
  });
  return response.json();
}
