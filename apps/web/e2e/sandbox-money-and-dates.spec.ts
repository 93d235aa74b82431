import { readFile } from 'node:fs/promises';
import { decimal } from '@gli/validation';
import type { APIRequestContext, Page } from '@playwright/test';
import ICAL from 'ical.js';
import { createFormats } from '../src/i18n/format.ts';
import { expectAccessible } from './axe.ts';
import { bearer, type Member, newMember, seededMember, signInAs } from './member.ts';
import { cartPanel, resort } from './shopping-steps.ts';
import { expect, test, testOnBranch } from './test.ts';
import { browserLocale, filled, translations } from './translations.ts';

const w = translations.ko;
const c = w.checkout;
const formats = createFormats('ko');
const DAY_MS = 86_400_000;

test.use({ locale: browserLocale.ko });

/** Returns the date in Korea some days from now, such as `2026-12-24`. */
const dayIn = (days: number) =>
  new Date(Date.now() + days * DAY_MS + 9 * 3_600_000).toISOString().slice(0, 10);

/** Finds a one-night stay in a free room on that day, or on the first free day of the first room. */
async function freeStay(request: APIRequestContext, days: number, isFirstRoom = false) {
  const product = await (await request.get(`/api/v1/shopping/products/${resort}/`)).json();
  const rooms: { room_type: string; sold_out_dates: string[] }[] = product.rooms;
  let after = days;
  while (isFirstRoom && rooms[0]?.sold_out_dates.includes(dayIn(after))) after += 1;
  const room = rooms.find(({ sold_out_dates }) => !sold_out_dates.includes(dayIn(after)));
  return { product, room, checkIn: dayIn(after), checkOut: dayIn(after + 1) };
}

/** Places and pays an order for a stay. */
async function bookStay(request: APIRequestContext, member: Member, days: number) {
  const { product, room, checkIn, checkOut } = await freeStay(request, days);
  const placed = await request.post('/api/v1/shopping/orders/', {
    headers: bearer(member),
    data: {
      lines: [
        {
          product_id: product.id,
          quantity: 1,
          room_type: room?.room_type,
          check_in_date: checkIn,
          check_out_date: checkOut,
          guests: 1,
        },
      ],
      token: 'GLIL',
      customer: { name: '오세아', phone: '010-1234-5678' },
    },
  });
  expect(placed.status(), await placed.text()).toBe(201);
  const { id } = await placed.json();
  const paid = await request.post(`/api/v1/shopping/orders/${id}/confirm_payment/`, {
    headers: bearer(member),
    data: {},
  });
  expect(paid.status()).toBe(200);
  return { order: await paid.json(), product };
}

/** Returns the rows of the refund schedule: end date and amount. */
const refundRows = (page: Page) =>
  page
    .locator('div')
    .filter({ has: page.getByRole('heading', { name: c.refunds.ifCancelled, exact: true }) })
    .last()
    .locator('dl > div');

testOnBranch(
  'shows the same refund as the server for each step of the refund policy',
  async ({ page, request }) => {
    const member = await newMember(request);
    for (const [days, percent] of [
      [20, '100%'],
      [2, '50%'],
    ] as const) {
      const { order, product } = await bookStay(request, member, days);
      if (days === 20) await signInAs(page, member, `/orders?order=${order.id}`);
      else await page.goto(`/orders?order=${order.id}`);
      const start = Date.parse(`${order.lines[0].check_in_date}T${product.check_in_time}:00+09:00`);
      const until = (hours: number) => formats.moment(new Date(start - hours * 3_600_000).toISOString());
      const first = refundRows(page).first();
      await expect(first).toContainText(
        `${formats.tokenExact(order.refundable_amount, 'GLIL')} (${percent})`,
      );
      await expect(first).toContainText(until(days === 20 ? 72 : 24));
      await expect(refundRows(page).last()).toContainText(c.refunds.nothing);
      await expect(refundRows(page)).toHaveCount(days === 20 ? 3 : 2);

      // The refund equals the displayed amount.
      const cancelled = await request.post(`/api/v1/shopping/orders/${order.id}/cancel/`, {
        headers: bearer(member),
        data: {},
      });
      const { payment } = await cancelled.json();
      await expect(first).toContainText(formats.tokenExact(payment.refund.amount, 'GLIL'));
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/orders');
    const { checkIn, checkOut } = await freeStay(request, 2);
    const days = filled(w.orders.stayDates.replace(/\{\{.*?\}\}/g, 'night'), {
      from: formats.day(checkIn),
      to: formats.day(checkOut),
      nights: '1',
    });
    await expect(page.getByRole('article').first()).toContainText(days);
  },
);

testOnBranch(
  'books the confirmed stay on “Book now”, and offers a calendar file with its dates',
  async ({ page, request }) => {
    const { done, panel, pay } = cartPanel(page, 'ko');
    const member = await newMember(request);
    await signInAs(page, member, `/shopping/product/${resort}`);
    const { checkIn, checkOut } = await freeStay(request, 30, true);
    await page.locator('[data-day] [tabindex="0"]').focus();
    for (const day of [checkIn, checkOut]) {
      const cell = page.locator(`[data-day="${day}"] button`);
      while (!(await cell.isVisible())) await page.keyboard.press('PageDown');
      await cell.press('Enter');
    }
    const total = page.getByRole('heading', { name: c.refunds.ifCancelled, exact: true });
    await expect(total).toBeVisible();
    // Even if the stay is already in the cart, only one room is booked.
    await page.getByRole('button', { name: w.shopping.addToCart }).click();
    await page.getByRole('button', { name: w.shopping.bookNow }).click();
    const phone = panel.getByLabel(c.phone);
    await phone.fill('');
    await phone.pressSequentially('01012345678');
    await expect(phone).toHaveValue('010-1234-5678');
    await phone.press('ArrowLeft');
    await phone.press('Backspace');
    await expect(phone).toHaveValue('010-1234-568');
    expect(await phone.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(11);
    await phone.pressSequentially('7');
    await expect(phone).toHaveValue('010-1234-5678');
    await expect(panel.getByRole('heading', { name: c.summary, exact: true })).toBeVisible();
    await expect(panel.getByText(/₩/).first()).toBeVisible();
    await expect(refundRows(page).last()).toContainText(c.refunds.nothing);
    await expectAccessible(page);
    await pay.click();
    await expect(done).toBeVisible();

    const { results } = await (
      await request.get('/api/v1/shopping/orders/', {
        headers: { ...bearer(member), 'accept-language': 'ko' },
      })
    ).json();
    const [order] = results;
    const [line] = order.lines;
    expect(line.quantity).toBe(1);
    const product = await (
      await request.get(`/api/v1/shopping/products/${resort}/`, {
        headers: { 'accept-language': 'ko' },
      })
    ).json();
    await expect(panel.getByText(product.location.address)).toBeVisible();
    await expect(panel.getByText(c.booked.nextStay)).toBeVisible();
    await expectAccessible(page);
    const downloading = page.waitForEvent('download');
    await panel.getByRole('button', { name: c.booked.addToCalendar }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(`GLI-${order.number}.ics`);
    const text = await readFile(await download.path(), 'utf8');
    const [component] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
    const event = new ICAL.Event(component);
    const at = (day: string, time: string) => new Date(`${day}T${time}:00+09:00`).toISOString();
    expect(event.startDate.toJSDate().toISOString()).toBe(at(line.check_in_date, product.check_in_time));
    expect(event.endDate.toJSDate().toISOString()).toBe(at(line.check_out_date, product.check_out_time));
    expect(event.location).toBe(product.location.address);
    expect(event.summary).toBe(line.product_name);
    expect(event.description).toContain(order.number);
  },
);

test('exports and prints a yearly statement with every transaction', async ({ page, request }) => {
  const member = await seededMember(request);
  const year = dayIn(0).slice(0, 4);
  const { transactions, balances } = await (
    await request.get(
      `/api/v1/wallet/info/?from_date=${year}-01-01&to_date=${year}-12-31&date_field=completed_at&page_size=100`,
      { headers: bearer(member) },
    )
  ).json();
  await signInAs(page, member, '/mypage?tab=transactions');
  await expect(page.getByRole('link', { name: w.transactions.statement })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: w.transactions.statement }).click();
  await expect(
    page.getByRole('heading', { name: filled(w.transactions.statementTitle, year) }),
  ).toBeFocused();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: w.transactions.exportCsv }).click();
  const text = await readFile(await (await downloading).path(), 'utf8');
  const rows = text.trim().split('\r\n').slice(1);
  const cells = rows.map((row) => row.slice(1, -1).split('","'));
  const ofType = (type: string) => cells.filter(([, name]) => name === type);
  const openings = ofType(w.transactions.opening);
  const closings = ofType(w.transactions.closing);
  expect(rows).toHaveLength(transactions.count + openings.length + closings.length);
  // Opening balance and movements add up to the closing balance, which equals the member's current balance.
  expect(closings.length).toBeGreaterThan(0);
  for (const [, , , token, closing] of closings) {
    const moved = cells
      .filter((row) => row[3] === token && row[1] !== w.transactions.closing)
      .map((row) => row[4] ?? '');
    const { balance, staked } = balances.find((one: { token: string }) => one.token === token);
    expect(decimal.sum(moved), token).toBe(closing);
    expect(decimal.add(balance, staked), token).toBe(closing);
    await expect(page.getByRole('table', { name: w.transactions.statementTotals })).toContainText(
      formats.tokenExact(closing ?? ''),
    );
  }
  const payouts: { token: string; amount: string }[] = transactions.results.filter(
    ({ purpose }: { purpose: string }) => purpose === 'payout',
  );
  expect(payouts.length).toBeGreaterThan(0);
  await expect(page.getByRole('table', { name: w.transactions.statementTotals })).toContainText(
    formats.tokenExact(decimal.sum(payouts.map(({ amount }) => amount))),
  );
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  const printed = page.getByRole('table', { name: w.transactions.statementRows });
  await expect(printed.getByRole('row')).toHaveCount(transactions.count + 1);
  await expect(page.getByRole('button', { name: w.transactions.print })).toBeHidden();
  await expect(page.getByRole('banner').first()).toBeHidden();
});
