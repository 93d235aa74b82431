import { expect, type Page } from '@playwright/test';
import type { translations } from './translations.ts';

type Words = (typeof translations)['ko' | 'en'];

const anybody = { email: 'seoyeon.kim@example.com', password: 'a believable password' };

/** Fills in and submits the login form on the page. */
export async function submitLogin(page: Page, { login }: Words, member = anybody): Promise<void> {
  await page.getByLabel(login.email).fill(member.email);
  await page.getByRole('textbox', { name: login.password }).fill(member.password);
  await page.getByRole('main').getByRole('button', { name: login.submit }).click();
}

/** Invests 50.5 GLIB in the asset on the page. */
export async function invest(page: Page, { invest: t }: Words): Promise<void> {
  await page.getByLabel(t.amount, { exact: true }).fill('50.5');
  await page.getByRole('button', { name: t.submit }).click();
  const dialog = page.getByRole('dialog', { name: t.confirmTitle });
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: t.confirm, exact: true }).click();
  const announced = page.getByRole('status').getByRole('heading', { name: t.successTitle });
  await expect(announced).toBeVisible();
  await untilLayersClosed(page);
}

/**
 * Waits until a closed dialog has removed its history entry. The removal would cancel a navigation in progress.
 */
export const untilLayersClosed = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => window.history.state?.layers ?? 0)).toBe(0);
