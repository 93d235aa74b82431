import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { type Member, seededMember } from './member.ts';
import { type locales, translations } from './translations.ts';

export const EXECUTE_URL = '**/api/v1/wallet/conversion/execute/';
export const quoting = '**/api/v1/wallet/conversion/validate/';

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

/** Grants GLIB to a member, as the operator. */
export async function grant(request: APIRequestContext, { user }: Member, amount: string): Promise<void> {
  const { tokens } = await seededMember(request, 'jihoon.choi@gli.example');
  const headers = { Authorization: `Bearer ${tokens.access_token}` };
  const reward = await request.post('/api/v1/referrals/rewards/manual', {
    headers,
    data: { member_id: user.id, amount, token: 'GLIB', reason: 'A large conversion to try' },
  });
  expect(reward.status()).toBe(201);
  const { id } = await reward.json();
  const paid = await request.post(`/api/v1/referrals/rewards/process/${id}`, { headers, data: {} });
  expect(paid.ok()).toBe(true);
}
