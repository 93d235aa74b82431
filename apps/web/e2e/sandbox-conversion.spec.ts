import { expectAccessible } from './axe.ts';
import { conversionScreen, EXECUTE_URL, readHistory } from './conversion-steps.ts';
import { failedCall, loseResponse } from './failing-calls.ts';
import { newMember, signInAs } from './member.ts';
import { expect, test } from './test.ts';
import { browserLocale, filled, translations } from './translations.ts';

const t = translations.en;
const c = t.conversion;

test.use({ locale: browserLocale.en, colorScheme: 'dark' });

test('updates the history and balance without a reload, and links to the finished conversion', {
  tag: '@smoke',
}, async ({ page, request }) => {
  const { form, dialog, confirm, rows, detail, done, review, showHistory, showForm } = conversionScreen(
    page,
    'en',
  );
  await signInAs(page, await newMember(request), '/conversion?from=GLIB&to=GLID&speed=instant');
  await expect(form.getByText(filled(c.balance, '10,000 GLIB'))).toBeVisible();
  await showHistory();
  await expect(page.getByText(c.historyEmpty, { exact: true })).toBeVisible();
  await showForm();

  await review('500');
  await expect(dialog.getByText(c.cannotBeReversed)).toBeVisible();
  // 500 × 0.4 = 200, minus 1%.
  await expect(dialog.getByText('198 GLID', { exact: true })).toBeVisible();
  await expectAccessible(page);
  const sent = page.waitForRequest(EXECUTE_URL);
  await confirm.dblclick();
  expect((await sent).headers()['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
  await expect(done).toBeFocused();

  await page.getByRole('link', { name: c.seeTransaction }).click();
  await expect(page).toHaveURL(/transaction=cnv_/);
  await expect(detail.getByText('198 GLID', { exact: true })).toBeVisible();
  // An instant conversion completes after ten seconds, without any action by the member.
  await expect(detail.getByText(c.hash)).toBeVisible();
  await expect(detail.getByText(t.terms.transactionStatus.completed, { exact: true }).first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/transaction=/);
  await expect(detail).toBeHidden();
  await page.getByRole('button', { name: c.convertAgain }).click();
  await form.getByRole('button', { name: c.swap }).click();
  await expect(form.getByText(filled(c.balance, '1,198 GLID'))).toBeVisible();
  await showHistory();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(t.terms.transactionStatus.completed);
});

test('finds a conversion with a lost response and converts only once', async ({
  page,
  request,
  tolerate,
}) => {
  tolerate(failedCall);
  const { main, dialog, confirm, rows, done, review, showHistory, showForm } = conversionScreen(page, 'en');
  const member = await newMember(request);
  await signInAs(page, member, '/conversion?from=GLIB&to=GLIL&speed=economy');
  await review('40');
  const { keys } = await loseResponse(page, EXECUTE_URL);
  await dialog.getByRole('checkbox').check();
  await confirm.click();
  await expect(done).toBeVisible();
  await showHistory();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(t.terms.transactionStatus.pending);
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
  expect(await readHistory(request, member)).toMatchObject({ count: 1, results: [{ amount: '40' }] });
  await showForm();
  await page.reload();
  await expect(main).toHaveAccessibleName(c.enterAmount);
});

test('shows that a conversion has failed and that its amount is back', async ({ page, request }) => {
  const { form, confirm, rows, review, showHistory } = conversionScreen(page, 'en');
  await page.route(EXECUTE_URL, (route) =>
    route.continue({ headers: { ...route.request().headers(), Prefer: 'fault=executeConversion=revert' } }),
  );
  await signInAs(page, await newMember(request), '/conversion?from=GLIB&to=GLID&speed=instant');
  await review('500');
  await confirm.click();
  // An instant conversion is decided after ten seconds.
  await expect(page.getByRole('heading', { name: c.failedTitle })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('The network was congested. Your balance is unchanged.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: c.convertAgain }).click();
  await expect(form.getByText(filled(c.balance, '10,000 GLIB'))).toBeVisible();
  await showHistory();
  await expect(rows).toContainText(t.terms.transactionStatus.failed);
  await expectAccessible(page);
});
