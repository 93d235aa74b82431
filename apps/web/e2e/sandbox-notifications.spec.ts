import { expectAccessible } from './axe.ts';
import { failedCall, prefer } from './failing-calls.ts';
import { newMember, seededMember, signInAs } from './member.ts';
import { expect, test } from './test.ts';
import { browserLocale, colorScheme, named, translations } from './translations.ts';

const t = translations.en;
const { navigation: n } = t;
test.use({ locale: browserLocale.en, colorScheme: colorScheme.en, viewport: { width: 390, height: 844 } });

test('counts the member’s unseen notifications on this device in a header that fits a phone', async ({
  page,
  request,
  tolerate,
}) => {
  tolerate(failedCall);
  const header = page.getByRole('banner');
  const news = header.getByRole('button', { name: named(n.noticesNew) });
  const bell = header.getByRole('button', { name: n.notices, exact: true });
  const overview = '**/v1/dashboard/overview/';

  await signInAs(page, await seededMember(request), '/shopping');
  const response = await page.waitForResponse(overview);
  const { notices } = (await response.json()) as { notices: { title: string }[] };
  expect(notices.length).toBeGreaterThan(0);
  await expect(news).toHaveText(String(notices.length));
  // Menu, search, cart, wallet, notifications, account and help fit in one row.
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  const help = await header.getByRole('button', { name: t.shell.openHelp }).boundingBox();
  expect((help?.x ?? 0) + (help?.width ?? 0)).toBeLessThanOrEqual(390);
  await news.click();
  for (const { title } of notices) await expect(header.getByText(title, { exact: true })).toBeVisible();
  await expect(header.getByText(`· ${n.noticeNew}`)).toHaveCount(notices.length);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(header.getByText(notices[0]?.title ?? '')).toBeHidden();
  await expect(bell).toBeFocused();
  // Notifications that were seen on this device remain marked as seen after a reload.
  const reloaded = page.waitForResponse(overview);
  await page.reload();
  await reloaded;
  await expect(bell).toHaveText('');
  await expect(news).toHaveCount(0);

  // Another member has a separate list, which loads when it is opened. If that fails, an error appears in its place.
  await prefer(page, overview, 'code=500');
  await signInAs(page, await newMember(request), '/shopping');
  await bell.click();
  await expect(header.getByText(n.noticesFailed)).toBeVisible();
  await page.unroute(overview);
  await header.getByRole('button', { name: t.common.retry }).click();
  await expect(header.getByText(n.noticesFailed)).toHaveCount(0);
  await header.getByRole('link', { name: n.allNotices }).click();
  await expect(page).toHaveURL('/home');
});
