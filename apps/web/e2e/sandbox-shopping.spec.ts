import { expectAccessible } from './axe.ts';
import { failedCall } from './failing-calls.ts';
import { newMember, signInAs } from './member.ts';
import { submitLogin } from './member-steps.ts';
import { box, cartPanel, productsIn } from './shopping-steps.ts';
import { expect, test, testOnBranch } from './test.ts';
import { browserLocale, colorScheme, filled, firstIn, locales, named, translations } from './translations.ts';

for (const locale of locales) {
  const w = translations[locale];
  const s = w.shopping;
  const c = w.checkout;

  test.describe(`shopping in ${locale}`, firstIn('en', locale), () => {
    test.use({ locale: browserLocale[locale], colorScheme: colorScheme[locale] });

    test('searches, sorts and filters products by the URL', async ({ page, request }) => {
      await page.goto('/shopping');
      const cards = page.getByRole('article');
      await expect(cards.first()).toBeVisible();
      await expect(page.getByRole('heading', { name: s.featuredHeading })).toBeVisible();
      await expectAccessible(page);
      const cheapest = await productsIn(request, 'price_low', locale);
      await page.getByLabel(s.sort, { exact: true }).selectOption({ label: s.sorts.price_low });
      await expect(page).toHaveURL('/shopping?sort=price_low');
      await expect(cards.getByRole('heading')).toHaveText(cheapest.map(({ name }) => name));
      const category = cheapest[0]?.category.name ?? '';
      await page.getByRole('radio', { name: category }).check();
      await page.getByLabel(s.onlyInStock).check();
      await expect(page).toHaveURL(/sort=price_low&category=pcg_\w+&stock=available/);
      await expect(cards.filter({ hasNotText: category })).toHaveCount(0);
      await expect(cards.first()).toBeVisible();
      await expect(page.getByText(s.soldOut, { exact: true })).toHaveCount(0);
      await page.goto('/shopping?search=nothing-is-called-that');
      await expect(page.getByText(w.lists.noMatch)).toBeVisible();
      await page.getByRole('button', { name: w.lists.clearFilters }).last().click();
      await expect(page).toHaveURL('/shopping');
      await expect(cards.first()).toBeVisible();
    });

    test('links a product to others in its category', async ({ page, request }) => {
      const [product] = await productsIn(request, 'price_low', locale);
      await page.goto(`/shopping/product/${product?.id}`);
      const others = page.getByRole('region', { name: s.similar });
      await expect(others.getByRole('article').first()).toBeVisible();
      await expect(
        others.getByRole('article').filter({ hasNotText: product?.category.name ?? '' }),
      ).toHaveCount(0);
      await expect(others.getByRole('link', { name: product?.name ?? '', exact: true })).toHaveCount(0);
      await expectAccessible(page);
      await others.getByRole('link', { name: filled(s.similarAll, product?.category.name ?? '') }).click();
      await expect(page).toHaveURL(`/shopping?category=${product?.category.id}`);
    });

    test('links to the orders from the shop and from My Page', async ({ page, request }) => {
      await signInAs(page, await newMember(request), '/shopping');
      for (const path of ['/shopping', '/mypage']) {
        await page.goto(path);
        await page.getByRole('main').getByRole('link', { name: w.places.orders, exact: true }).click();
        await expect(page).toHaveURL('/orders');
        await expect(page.getByRole('heading', { level: 1, name: w.places.orders })).toBeVisible();
      }
    });

    testOnBranch(
      'books a room and its dates by keyboard alone',
      { tag: '@smoke' },
      async ({ page, request }) => {
        const { done, panel } = cartPanel(page, locale);
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
      },
    );

    test('keeps a visitor’s cart after a reload and the login, and empties it on logout', async ({
      page,
      request,
    }) => {
      const { panel } = cartPanel(page, locale);
      const member = await newMember(request);
      await page.goto(`/shopping/product/${box}`);
      await page.getByRole('spinbutton', { name: s.quantity }).fill('3');
      await page.getByRole('button', { name: s.addToCart }).click();
      await page.reload();
      const cart = page.getByRole('button', { name: named(w.shell.cartWith) });
      await cart.click();
      await expect(panel.getByRole('spinbutton')).toHaveValue('3');
      await panel.getByRole('button', { name: c.loginToOrder }).click();
      await page.getByRole('button', { name: w.login.goToLogin }).click();
      await expect(page).toHaveURL(/\/login\?redirect=/);
      await submitLogin(page, w, member);
      await expect(panel.getByRole('spinbutton')).toHaveValue('3');
      await panel.getByRole('button', { name: w.common.close, exact: true }).click();
      await page.getByRole('button', { name: w.shell.logout }).click();
      await expect(page).toHaveURL('/');
      await page.goto('/shopping?cart=open');
      await expect(panel.getByText(c.emptyTitle)).toBeVisible();
    });

    test('shows an error if data fails to load, and retries on click', async ({ page, tolerate }) => {
      tolerate(failedCall);
      let isDown = true;
      await page.route(/\/api\/v1\/shopping\/products\//, (route) =>
        isDown
          ? route.continue({ headers: { ...route.request().headers(), prefer: 'code=500' } })
          : route.continue(),
      );
      await page.goto('/shopping');
      await expect(page.getByRole('alert')).toContainText(w.errors.server);
      isDown = false;
      await page.getByRole('button', { name: w.common.retry }).click();
      await expect(page.getByRole('article').first()).toBeVisible();
      await page.goto('/shopping/product/prd_nothing');
      await expect(page.getByText(s.missing)).toBeVisible();
    });
  });
}
