import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { type Member, newMember, signInAs } from './member.ts';
import { expect, test } from './test.ts';
import { browserLocale, locales, words } from './words.ts';

const box = 'prd_7gy1v5hc9m';
const resort = 'prd_2jn7z5rf9y';
const placing = '**/api/v1/shopping/orders/';
const paying = '**/confirm_payment/';

for (const locale of locales) {
  const w = words[locale];
  const s = w.shopping;
  const c = w.checkout;

  test.describe(`shopping in ${locale}`, () => {
    test.use({ locale: browserLocale[locale] });

    const dialog = (page: Page) => page.getByRole('dialog');
    const payButton = (page: Page) => dialog(page).getByRole('button', { name: startOf(c.pay, locale) });

    /** From the open cart to the form, filled in. */
    async function fillIn(page: Page) {
      await dialog(page).getByRole('button', { name: c.toDetails, exact: true }).click();
      await dialog(page).getByLabel(c.phone).fill('010-1234-5678');
      const address = dialog(page).getByLabel(c.address);
      if (await address.isVisible()) await address.fill('서울 중구 세종대로 110');
    }

    test('the mall is searched, sorted and sorted out by shelf, all of it in the address', async ({
      page,
    }) => {
      await page.goto('/shopping');
      const cards = page.getByRole('article');
      await expect(cards.first()).toBeVisible();
      await expect(page.getByRole('heading', { name: s.featuredHeading })).toBeVisible();
      await expectAccessible(page);
      await page.getByLabel(s.sort, { exact: true }).selectOption({ label: s.sorts.price_low });
      await expect(page).toHaveURL('/shopping?sort=price_low');
      await expect(cards.first()).toContainText('GLI');
      await page.getByRole('radio', { name: /7/ }).last().check();
      await page.getByLabel(s.onlyInStock).check();
      await expect(page).toHaveURL(/sort=price_low&category=pcg_\w+&stock=available/);
      await expect(page.getByText(s.soldOut, { exact: true })).toHaveCount(0);
      await page.goto('/shopping?search=nothing-is-called-that');
      await expect(page.getByText(s.empty)).toBeVisible();
      await page.getByRole('button', { name: s.clearFilters }).last().click();
      await expect(page).toHaveURL('/shopping');
      await expect(cards.first()).toBeVisible();
    });

    test('a room is booked by the keyboard alone, dates included', async ({ page, request }) => {
      await signInAs(page, await newMember(request), '/shopping/product/prd_4wn8d2tk6r');
      const grid = page.getByRole('grid');
      const focused = page.locator('[data-day]:focus');
      await grid.locator('[tabindex="0"]').focus();
      await page.keyboard.press('PageDown');
      await page.keyboard.press('PageDown');
      const arrival = await focused.getAttribute('data-day');
      await page.keyboard.press('Enter');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      const departure = await focused.getAttribute('data-day');
      await page.keyboard.press('Enter');
      await expect(grid.getByRole('gridcell', { selected: true })).toHaveCount(3);
      await expectAccessible(page);
      await page.getByRole('button', { name: s.buyNow }).focus();
      await page.keyboard.press('Enter');
      await expect(dialog(page).getByRole('listitem')).toHaveCount(1);
      await expectAccessible(page);
      await dialog(page).getByRole('button', { name: c.toDetails, exact: true }).focus();
      await page.keyboard.press('Enter');
      await dialog(page).getByLabel(c.phone).focus();
      await page.keyboard.press('Control+A');
      await page.keyboard.press('Delete');
      await page.keyboard.press('Enter');
      const missing = w.validation.required.replace(/\{.*?\}/, c.phone);
      await expect(dialog(page).getByText(missing)).toBeVisible();
      await expect(dialog(page).getByLabel(c.phone)).toBeFocused();
      await expectAccessible(page);
      await page.keyboard.type('010-1234-5678');
      const sent = page.waitForRequest((one) => one.method() === 'POST' && one.url().endsWith('/orders/'));
      await page.keyboard.press('Enter');
      expect((await sent).postDataJSON().lines).toMatchObject([
        { product_id: 'prd_4wn8d2tk6r', check_in_date: arrival, check_out_date: departure },
      ]);
      await expect(dialog(page).getByRole('heading', { name: c.doneTitle })).toBeVisible();
      await expectAccessible(page);
      await dialog(page).getByRole('link', { name: c.toOrder }).click();
      await expect(page).toHaveURL(/\/orders\?order=ord_/);
      await expect(dialog(page).filter({ hasText: c.doneTitle })).toHaveCount(0);
    });

    test('a room that sells out meanwhile is named; the rest stays and can be bought', async ({
      page,
      request,
      tolerate,
    }) => {
      tolerate(/409/);
      const night = await freeNight(request, resort, locale);
      await signInAs(page, await newMember(request));
      await keepInCart(page, [
        { kind: 'resort', productId: resort, ...night, quantity: 1, guests: 1 },
        { kind: 'goods', productId: box, quantity: 2 },
      ]);
      await page.goto('/shopping?cart=open');
      await expect(dialog(page).getByRole('listitem')).toHaveCount(2);
      await fillIn(page);
      await buyOut(request, resort, night);
      await payButton(page).click();
      await expect(dialog(page).getByRole('alert').first()).toContainText(w.errors.outOfStock);
      await expect(dialog(page).getByRole('alert').first()).toContainText(c.refusedHint);
      await expect(dialog(page).getByText(night.checkIn)).toBeVisible();
      await expectAccessible(page);
      await dialog(page).getByRole('button', { name: c.removeBlocked }).click();
      await expect(dialog(page).getByRole('listitem')).toHaveCount(1);
      await fillIn(page);
      await payButton(page).click();
      await expect(dialog(page).getByRole('heading', { name: c.doneTitle })).toBeVisible();
    });

    test('a balance that is too low is told before anything is sent; another token pays', async ({
      page,
      request,
    }) => {
      await signInAs(page, await newMember(request), `/shopping/product/${box}`);
      await page.getByRole('spinbutton', { name: s.quantity }).fill('20');
      await page.getByRole('button', { name: s.addToCart }).click();
      await expect(page.getByText(s.added)).toBeVisible();
      // 20 × 27.15 + 20 × 22.86 USDT are 0.2 more than the 1,000 that a new member has.
      await keepInCart(page, [
        { kind: 'goods', productId: box, quantity: 20 },
        { kind: 'goods', productId: 'prd_3hq8d6vm5z', quantity: 20 },
      ]);
      let orders = 0;
      page.on('request', (one) => {
        if (one.method() === 'POST' && one.url().endsWith('/shopping/orders/')) orders += 1;
      });
      await page.goto('/shopping?cart=open');
      await expect(dialog(page).getByText('1,400 GLIL')).toBeVisible();
      await fillIn(page);
      await dialog(page).getByRole('radio', { name: /USDT/ }).check();
      await expect(dialog(page).getByRole('alert').last()).toContainText(w.errors.insufficientBalance);
      await payButton(page).click();
      expect(orders).toBe(0);
      await expectAccessible(page);
      await dialog(page).getByRole('radio', { name: /GLIB/ }).check();
      await payButton(page).click();
      await expect(dialog(page).getByText(/1,000\.2 GLIB/)).toBeVisible();
      expect(orders).toBe(1);
    });

    test('a payment that fails is tried again on the same order, also after a reload', async ({
      page,
      request,
      tolerate,
    }) => {
      tolerate(/409|500/);
      const member = await newMember(request);
      await signInAs(page, member, `/shopping/product/${box}`);
      await page.getByRole('button', { name: s.buyNow }).click();
      await fillIn(page);
      let prefer = 'code=409, example=payment_failed';
      const keys: (string | undefined)[] = [];
      await page.route(paying, (route) => {
        const headers = route.request().headers();
        keys.push(headers['idempotency-key']);
        return route.continue(prefer ? { headers: { ...headers, prefer } } : {});
      });
      await payButton(page).click();
      const alert = dialog(page).getByRole('alert').first();
      await expect(alert).toHaveText(w.errors.payment);
      await expectAccessible(page);
      prefer = 'code=409, example=insufficient_balance';
      await payButton(page).click();
      await expect(alert).toHaveText(w.errors.insufficientBalance);
      await page.reload();
      await expect(dialog(page).getByText(c.paymentOpen)).toBeVisible();
      prefer = '';
      await payButton(page).click();
      await expect(dialog(page).getByRole('heading', { name: c.doneTitle })).toBeVisible();
      // A refusal settles its key; each try after one is a new effect.
      expect(new Set(keys).size).toBe(keys.length);
      const { results } = await ordersOf(request, member);
      expect(results.map(({ status }) => status)).toEqual(['paid']);
    });

    test('a lost answer is followed by the same order, not by a second one', async ({
      page,
      request,
      tolerate,
    }) => {
      tolerate(/ERR_|Failed to load/);
      const member = await newMember(request);
      await signInAs(page, member, `/shopping/product/${box}`);
      await page.getByRole('button', { name: s.buyNow }).click();
      await fillIn(page);
      let isCut = true;
      await page.route(placing, async (route) => {
        if (route.request().method() !== 'POST' || !isCut) return route.continue();
        // The order arrives, its answer does not.
        await route.fetch();
        return route.abort('connectionreset');
      });
      await payButton(page).click();
      await expect(dialog(page).getByRole('alert').first()).toContainText(w.errors.network, {
        timeout: 20_000,
      });
      isCut = false;
      await page.reload();
      await expect(dialog(page).getByText(c.orderUnknown)).toBeVisible();
      await dialog(page).getByRole('button', { name: c.sendAgain }).click();
      await expect(dialog(page).getByRole('heading', { name: c.doneTitle })).toBeVisible();
      await dialog(page).getByRole('button', { name: c.keepShopping }).click();
      await expect(page.getByText(c.doneTitle)).toBeVisible();
      expect((await ordersOf(request, member)).count).toBe(1);
    });

    test('a visitor’s cart outlives a reload and a log-in; logging out empties it', async ({
      page,
      request,
    }) => {
      const member = await newMember(request);
      await page.goto(`/shopping/product/${box}`);
      await page.getByRole('spinbutton', { name: s.quantity }).fill('3');
      await page.getByRole('button', { name: s.addToCart }).click();
      await page.reload();
      const cart = page.getByRole('button', { name: w.shell.cartWith.split(/[,{]/)[0] ?? '' });
      await cart.click();
      await expect(dialog(page).getByRole('spinbutton')).toHaveValue('3');
      await dialog(page).getByRole('button', { name: c.loginToOrder }).click();
      await page.getByRole('button', { name: w.shell.goToLogin }).click();
      await expect(page).toHaveURL(/\/login\?redirect=/);
      await page.getByLabel(w.login.email).fill(member.email);
      await page.getByRole('textbox', { name: w.login.password }).fill(member.password);
      await page.getByRole('main').getByRole('button', { name: w.login.submit }).click();
      await expect(dialog(page).getByRole('spinbutton')).toHaveValue('3');
      await dialog(page).getByRole('button', { name: w.common.close, exact: true }).click();
      await page.getByRole('button', { name: w.shell.logout }).click();
      await expect(page).toHaveURL('/');
      await page.goto('/shopping?cart=open');
      await expect(dialog(page).getByText(c.emptyTitle)).toBeVisible();
    });

    test('what cannot be loaded says why and can be tried again', async ({ page, tolerate }) => {
      tolerate(/ERR_|Failed to load|50\d/);
      let isDown = true;
      await page.route(/\/api\/v1\/shopping\/products\//, (route) =>
        isDown
          ? route.continue({ headers: { ...route.request().headers(), prefer: 'code=500' } })
          : route.continue(),
      );
      await page.goto('/shopping');
      await expect(page.getByRole('alert')).toContainText(w.errors.server, { timeout: 20_000 });
      isDown = false;
      await page.getByRole('button', { name: w.common.retry }).click();
      await expect(page.getByRole('article').first()).toBeVisible();
      await page.goto('/shopping/product/prd_nothing');
      await expect(page.getByText(s.missing)).toBeVisible();
    });
  });
}

/** A button's name up to or after the value in it, as the language has it. */
function startOf(template: string, locale: 'ko' | 'en'): RegExp {
  const [before = '', after = ''] = template.split(/\{.*?\}/);
  return new RegExp(locale === 'ko' ? `${after.trim()}$` : `^${before.trim()}`);
}

type Night = { roomType: string; checkIn: string; checkOut: string };

/** A free night of the resort's smallest stock, far from those that other tests book. */
async function freeNight(request: APIRequestContext, id: string, locale: 'ko' | 'en'): Promise<Night> {
  const product = await (await request.get(`/api/v1/shopping/products/${id}/`)).json();
  const room = product.rooms.at(-1);
  const taken = new Set<string>(room.sold_out_dates);
  const day = (after: number) =>
    new Date(Date.parse(product.order_limits.bookable_from_date) + after * 86_400_000)
      .toISOString()
      .slice(0, 10);
  let after = locale === 'ko' ? 40 : 55;
  while (taken.has(day(after))) after += 1;
  return { roomType: room.room_type, checkIn: day(after), checkOut: day(after + 1) };
}

/** Another member reserves every room that is left on the night. */
async function buyOut(request: APIRequestContext, id: string, night: Night): Promise<void> {
  const { tokens } = await newMember(request, '다른 손님');
  for (let room = 0; room < 60; room += 1) {
    const answer = await request.post('/api/v1/shopping/orders/', {
      headers: { authorization: `Bearer ${tokens.access_token}` },
      data: {
        lines: [
          {
            product_id: id,
            quantity: 1,
            room_type: night.roomType,
            check_in_date: night.checkIn,
            check_out_date: night.checkOut,
            guests: 1,
          },
        ],
        token: 'GLIL',
        customer: { name: '다른 손님', phone: '010-0000-0000' },
      },
    });
    if (answer.status() === 409) return;
    expect(answer.status()).toBe(201);
  }
}

/** Puts lines where the app keeps the cart. */
async function keepInCart(page: Page, lines: readonly object[]): Promise<void> {
  await page.evaluate(
    (kept) => localStorage.setItem('cart', JSON.stringify({ owner: null, lines: kept })),
    lines,
  );
}

async function ordersOf(request: APIRequestContext, { tokens }: Member) {
  const answer = await request.get('/api/v1/shopping/orders/', {
    headers: { authorization: `Bearer ${tokens.access_token}` },
  });
  return (await answer.json()) as { count: number; results: { status: string }[] };
}
