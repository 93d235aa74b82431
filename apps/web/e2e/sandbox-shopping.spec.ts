import type { Locator } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { newMember, signInAs } from './member.ts';
import { cartPanel } from './shopping-steps.ts';
import { expect, testOnBranch } from './test.ts';
import { browserLocale, filled, translations } from './translations.ts';

const w = translations.en;
const s = w.shopping;
const c = w.checkout;

testOnBranch.use({ locale: browserLocale.en, colorScheme: 'dark' });

testOnBranch('books a room and its dates by keyboard alone', { tag: '@smoke' }, async ({ page, request }) => {
  const { done, panel } = cartPanel(page, 'en');
  await signInAs(page, await newMember(request), '/shopping/product/prd_4wn8d2tk6r');
  const grid = page.getByRole('grid');
  const focused = page.locator('[data-day]:focus-within');
  await grid.locator('button[tabindex="0"]').focus();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageDown');
  // The calendar shows one month, so the stay must not end in the next one.
  while (Number((await focused.getAttribute('data-day'))?.slice(-2)) > 26)
    await page.keyboard.press('ArrowLeft');
  const arrival = await focused.getAttribute('data-day');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  const departure = await focused.getAttribute('data-day');
  await page.keyboard.press('Enter');
  await expect(grid.getByRole('gridcell', { selected: true })).toHaveCount(3);
  await expectAccessible(page);
  await page.getByRole('button', { name: s.bookNow }).focus();
  await page.keyboard.press('Enter');
  await panel.getByLabel(c.phone).focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Enter');
  const missing = filled(w.validation.required, c.phone);
  await expect(panel.getByText(missing)).toBeVisible();
  await expect(panel.getByLabel(c.phone)).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('010-1234-5678');
  const sent = page.waitForRequest((one) => one.method() === 'POST' && one.url().endsWith('/orders/'));
  await page.keyboard.press('Enter');
  expect((await sent).postDataJSON().lines).toMatchObject([
    { product_id: 'prd_4wn8d2tk6r', check_in_date: arrival, check_out_date: departure },
  ]);
  await expect(done).toBeVisible();
  await expectAccessible(page);
  await panel.getByRole('link', { name: c.toOrder }).click();
  await expect(page).toHaveURL(/\/orders\?order=ord_/);
  await expect(panel.filter({ hasText: c.doneTitle })).toHaveCount(0);
});

testOnBranch(
  'takes a new member from home to a paid stay in eight taps and one field',
  async ({ page, request }) => {
    const { done, panel, pay } = cartPanel(page, 'en');
    await page.setViewportSize({ width: 390, height: 844 });
    await signInAs(page, await newMember(request), '/');
    let taps = 0;
    const tap = async (target: Locator) => {
      await target.click();
      taps += 1;
    };
    const days = page.getByRole('grid').locator('button:not([aria-disabled="true"])');
    await tap(
      page
        .getByRole('navigation', { name: w.shell.tabs.label })
        .getByRole('link', { name: w.shell.tabs.shop }),
    );
    await tap(page.getByRole('main').locator('a[href*="prd_4wn8d2tk6r"]').first());
    await tap(page.locator('[data-bar="action"]').getByRole('button', { name: s.book }));
    await tap(days.nth(0));
    await tap(days.nth(1));
    await tap(page.getByRole('button', { name: s.bookNow }));
    await tap(panel.getByLabel(c.phone));
    await page.keyboard.type('01012345678');
    await expect(panel.getByRole('textbox').and(page.locator(':visible'))).toHaveCount(1);
    await tap(pay);
    await expect(done).toBeVisible();
    expect(taps).toBe(8);
  },
);
