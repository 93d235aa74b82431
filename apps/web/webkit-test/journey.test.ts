import { findWebKit } from '@gli/testkit/browsers';
import { addDays } from '@gli/validation';
import { By, until } from 'selenium-webdriver';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { translations } from '../e2e/translations.ts';
import { button, createPage, field, heading } from './page.ts';
import { serveApp } from './serve-app.ts';
import { openBrowser, startDriver } from './webkit.ts';

const webkit = findWebKit();
/** Demo product: a room. */
const ROOM = 'prd_4wn8d2tk6r';
/** A generous timeout that only catches hangs, because a busy machine takes several times longer. */
const LOAD_MS = 60_000;
const consent = By.xpath('//dialog[@open]//label');
const givenConsent = By.css('dialog[open] input:checked');
const firstDay = By.css('[data-day]');
const freeDay = By.css('[data-day]:has(button[aria-disabled="false"])');
/** Pay button, which contains an amount. "Pay later" is another button. */
const pay = By.xpath('//dialog[@open]//button[@type="submit"][contains(., " GLI")]');
/** Pages of the demo member, who has assets, orders and friends. */
const memberPaths = [
  '/',
  '/home',
  '/mypage?tab=portfolio',
  '/mypage?tab=transactions',
  '/orders',
  '/conversion',
  '/auth',
  '/auth?tab=grades',
  '/mypage?tab=profile',
  '/referral',
];
const isNightly = process.env.GLI_NIGHTLY !== undefined;
/** The phone's journey is in Korean. */
const phone = { width: 390, locale: 'ko', asset: '강릉 솔향 빌라' } as const;
const desktop = { width: 1440, locale: 'en', asset: 'Gangneung Pine Villas' } as const;

if (webkit === undefined) console.warn('Skipped: WebKit is missing, and only apt can install it.');

describe.skipIf(webkit === undefined)('WebKit', () => {
  let app: Awaited<ReturnType<typeof serveApp>>;

  beforeAll(async () => {
    app = await serveApp();
  });
  afterAll(() => app?.stop());

  test.each(isNightly ? [phone, desktop] : [phone])(
    'supports login, investment, conversion and a paid booking at $width px in $locale',
    async ({ width, locale, asset }) => {
      const t = translations[locale];
      const member = await registerMember(app.address, width);
      const server = await startDriver();
      onTestFinished(() => server.stop());
      const driver = await openBrowser(webkit ?? '', width);
      const { open, find, type, click, check, readAttribute, chooseLanguage, measureOverflow } = createPage(
        driver,
        app.address,
      );
      await chooseLanguage(locale);

      await open('/login?redirect=%2Frwa-assets%2Fast_2vx6p9rm4t');
      await type(field(t.login.email), member.email);
      await type(field(t.login.password), member.password);
      await click(button(t.login.submit));
      await find(heading(asset));

      await type(field(t.invest.amount), '50.5');
      await click(button(t.invest.submit));
      await check(consent, givenConsent);
      await click(button(t.invest.confirm));
      await find(heading(t.invest.successTitle));

      await open('/conversion');
      await type(field(t.conversion.amount), '10');
      await click(button(t.conversion.review));
      await click(button(t.conversion.confirm));
      await find(heading(t.conversion.successTitle));

      await open(`/shopping/product/${ROOM}`);
      // On the last days of a month, the shown month has no free night. Clicks until the month has turned, because the
      // button moves when the web font replaces the fallback font, so that a click may miss it.
      const shown = await readAttribute(firstDay, 'data-day');
      await driver.wait(async () => {
        await click(By.css(`[aria-label="${t.shopping.nextMonth}"]`));
        return (await readAttribute(firstDay, 'data-day')) !== shown;
      }, LOAD_MS);
      const arrival = await readAttribute(freeDay, 'data-day');
      for (const day of [arrival, addDays(arrival, 1)]) await click(By.css(`[data-day="${day}"] button`));
      await click(button(t.shopping.bookNow));
      await type(field(t.checkout.phone), '010-1234-5678');
      await click(pay);
      await find(heading(t.checkout.doneTitle));
      expect(await measureOverflow()).toBeLessThanOrEqual(0);
    },
  );

  test('keeps text that is typed while the search opens', async () => {
    const t = translations.en;
    const server = await startDriver();
    onTestFinished(() => server.stop());
    const driver = await openBrowser(webkit ?? '', 1440);
    const { open, click, readAttribute, chooseLanguage } = createPage(driver, app.address);
    await chooseLanguage('en');
    await open('/');
    const text = 'aewol';
    await click(By.css(`header [aria-label="${t.shell.search}"]`));
    await driver.actions().sendKeys(text).perform();
    const search = By.css(`[aria-label="${t.siteSearch.field}"]`);
    await driver.wait(async () => (await readAttribute(search, 'value'))?.length === text.length, LOAD_MS);
    expect(await readAttribute(search, 'value')).toBe(text);
  });

  if (isNightly)
    test('shows each page of a member without errors and overflow at 1440 px in ko', async () => {
      const t = translations.ko;
      const server = await startDriver();
      onTestFinished(() => server.stop());
      const driver = await openBrowser(webkit ?? '', 1440);
      const { open, find, type, click, readText, chooseLanguage, measureOverflow } = createPage(
        driver,
        app.address,
      );
      await chooseLanguage('ko');
      await open('/login?redirect=%2Fhome');
      await type(field(t.login.email), 'seoyeon.kim@example.com');
      await type(field(t.login.password), 'gli-sandbox-2026');
      await click(button(t.login.submit));
      await find(heading(t.alternateHome.tasks));

      const failures = new RegExp(`${t.errors.loadData}|${t.common.crashTitle}|NaN`);
      for (const path of memberPaths) {
        await open(path);
        await find(By.css('main h1'));
        await driver.wait(until.elementLocated(By.css('main:not(:has([aria-busy="true"]))')), LOAD_MS, path);
        expect(await readText(By.css('main')), path).not.toMatch(failures);
        expect(await measureOverflow(), path).toBeLessThanOrEqual(0);
      }
    });
});

async function registerMember(address: string, width: number) {
  const member = { email: `webkit.${width}@example.com`, password: 'gangneung-pine-1118' };
  const response = await fetch(`${address}/api/auth/register/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...member, name: '오세아', terms_accepted: true }),
  });
  expect(response.status).toBe(201);
  return member;
}
