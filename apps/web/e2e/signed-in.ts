import type { Page } from '@playwright/test';
import type { translations } from './translations.ts';

/** Fills in and submits the login form on the page. */
export async function submitLogin(page: Page, { login }: (typeof translations)['ko' | 'en']): Promise<void> {
  await page.getByLabel(login.email).fill('seoyeon.kim@example.com');
  await page.getByRole('textbox', { name: login.password }).fill('a believable password');
  await page.getByRole('main').getByRole('button', { name: login.submit }).click();
}
