import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { type Member, newMember, signInAs } from './member.ts';
import { expect, test } from './test.ts';
import { browserLocale, translations } from './translations.ts';

const villas = { id: 'ast_2vx6p9rm4t', name: 'Gangneung Pine Villas' };
const resort = { id: 'ast_5gw8n2kd7q', name: 'Aewol Ocean Resort' };
const p = translations.en.portfolio;
const holdings = (page: Page) => page.getByRole('table', { name: p.holdings, exact: true });

test.use({ locale: browserLocale.en });

test('sorts holdings by the URL, exports them and opens each investment', async ({ page, request }) => {
  const member = await newMember(request);
  await invest(request, member, villas.id, '100');
  await invest(request, member, resort.id, '300');
  await signInAs(page, member, '/mypage?tab=portfolio');
  const names = holdings(page).getByRole('rowheader');
  await expect(names).toHaveText([resort.name, villas.name]);
  await holdings(page).getByRole('button', { name: p.principal, exact: true }).click();
  await expect(page).toHaveURL(/sort=principal/);
  await expect(names).toHaveText([villas.name, resort.name]);
  await page.reload();
  await expect(names).toHaveText([villas.name, resort.name]);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: p.exportCsv }).click();
  const file = await (await downloading).path();
  const text = await readFile(file, 'utf8');
  expect(text.startsWith(`\uFEFF"${p.asset}","${p.category}"`)).toBe(true);
  expect(text).toContain(`"${villas.name}"`);
  await expect(page.getByText(p.csvSaved).first()).toBeVisible();

  await page.getByRole('tab', { name: p.parts.investments }).click();
  const investments = page.getByRole('table', { name: p.investments, exact: true });
  await investments.getByRole('link', { name: resort.name }).click();
  await expect(page).toHaveURL(/investment=/);
  const dialog = page.getByRole('dialog', { name: resort.name });
  await expect(dialog.getByText('300 GLIB', { exact: true }).first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/investment=/);
});

async function invest(request: APIRequestContext, { tokens }: Member, asset: string, amount: string) {
  const response = await request.post(`/api/v1/rwa/assets/${asset}/invest/`, {
    headers: { Authorization: `Bearer ${tokens.access_token}` },
    data: { amount, accepted_risk: true },
  });
  expect(response.status(), await response.text()).toBe(201);
}
