import type { Locator, Page, Request } from '@playwright/test';
import { newMember, seededMember, signInAs } from './member.ts';
import { expect, test } from './test.ts';
import { browserLocale, filled, locales, translations } from './translations.ts';

const asset = 'ast_5gw8n2kd7q';
const product = 'prd_4wn8d2tk6r';

/** Pages of data: what each reads first, and whether the data has a picture that shows at once. */
const pages = [
  { path: '/rwa-assets', reads: ['/api/v1/rwa/assets/', '/api/v1/rwa/categories/'], hasPicture: true },
  { path: `/rwa-assets/${asset}`, reads: [`/api/v1/rwa/assets/${asset}/`], hasPicture: true },
  {
    path: '/shopping',
    reads: [
      '/api/v1/shopping/categories/',
      '/api/v1/shopping/products/',
      '/api/v1/shopping/products/featured/',
    ],
    hasPicture: true,
  },
  {
    path: `/shopping/product/${product}`,
    reads: [`/api/v1/shopping/products/${product}/`],
    hasPicture: true,
  },
  {
    path: '/business',
    reads: ['/api/project-features/', '/api/v1/business-content/by_section/'],
    hasPicture: true,
  },
  {
    path: '/conversion',
    reads: ['/api/v1/wallet/conversion/info/', '/api/v1/wallet/conversion/rates/'],
    hasPicture: false,
  },
];

/** Stops scripts of the app, or every one, until they are released. */
async function heldScripts(page: Page, scripts = '**/assets/*.js'): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(scripts, async (route) => {
    await released;
    await route.continue();
  });
  return async () => {
    release();
    await page.locator('#root:not([data-prerendered])').waitFor();
    await page.waitForLoadState('networkidle');
  };
}

/** The requests below a path, as they are sent. */
function requestsBelow(page: Page, folder: string): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith(folder)) requests.push(request);
  });
  return requests;
}

/** Where something is, in whole pixels. */
const placeOf = (part: Locator) =>
  part.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
  });

const pathsOf = (requests: readonly Request[]): string[] =>
  requests.map((request) => new URL(request.url()).pathname).toSorted();

for (const locale of locales) {
  const w = translations[locale];

  test.describe(`a page of data in ${locale}`, () => {
    test.use({ locale: browserLocale[locale], viewport: { width: 390, height: 844 } });

    test('asks for its data before the program is there, and once', async ({ page }) => {
      const sent = requestsBelow(page, '/api/');
      const pictures = requestsBelow(page, '/media/');
      for (const { path, reads, hasPicture } of pages) {
        await test.step(path, async () => {
          const release = await heldScripts(page);
          await page.goto('about:blank');
          sent.length = 0;
          pictures.length = 0;
          await page.goto(path, { waitUntil: 'commit' });
          await expect.poll(() => pathsOf(sent)).toEqual(reads);
          await expect.poll(() => pictures.length).toBe(hasPicture ? 1 : 0);
          const [early] = pictures;
          for (const request of sent) expect(await request.headerValue('accept-language')).toBe(locale);
          await release();
          if (early) {
            const shown = page.locator(`main img[src="${new URL(early.url()).pathname}"]`).first();
            await expect(shown).toBeInViewport();
            expect(pictures.filter((request) => request.url() === early.url())).toHaveLength(1);
          }
          const addresses = sent.map((request) => request.url());
          for (const address of addresses.slice(0, reads.length)) {
            expect(addresses.filter((other) => other === address)).toEqual([address]);
          }
        });
      }
    });

    test('shows its first picture before the program is there, where it stays', async ({ page }) => {
      const lists = ['/rwa-assets', '/shopping'];
      // The name above is as long as it is: the picture may move by its lines.
      const others = ['/rwa-assets/ast_5gw8n2kd7q', '/shopping/product/prd_4wn8d2tk6r', '/business'];
      for (const path of [...lists, ...others]) {
        await test.step(path, async () => {
          const release = await heldScripts(page);
          await page.goto(path, { waitUntil: 'commit' });
          const early = page.locator('main [data-first-picture] img');
          await expect(early).toBeVisible();
          const address = await early.getAttribute('src');
          const place = await placeOf(early);
          await release();
          const drawn = page.locator(`main img[src="${address}"]`).first();
          await expect(early).toHaveCount(0);
          await expect(drawn).toBeVisible();
          if (lists.includes(path)) expect(await placeOf(drawn)).toEqual(place);
        });
      }
    });

    test('with a query asks only for what the query means', async ({ page }) => {
      const sent = requestsBelow(page, '/api/v1/rwa/assets/');
      await page.goto('/rwa-assets?risk=low');
      await expect(page.getByRole('article').first()).toBeVisible();
      expect(sent.length).toBeGreaterThan(0);
      for (const request of sent) expect(new URL(request.url()).searchParams.get('risk_level')).toBe('low');
    });

    test('is complete although its first read fails', async ({ page, tolerate }) => {
      tolerate(/ERR_FAILED/);
      let reads = 0;
      await page.route('**/api/v1/rwa/assets/?*', async (route) => {
        if (reads++ === 0) await route.abort();
        else await route.continue();
      });
      await page.goto('/rwa-assets');
      await expect(page.getByRole('article').first()).toBeVisible();
    });
  });

  test.describe(`a page for members in ${locale}`, () => {
    test.use({ locale: browserLocale[locale] });

    test('is drawn for a member before the program is there, and shows the own name', async ({
      page,
      context,
    }) => {
      const member = await newMember(context.request, '한가람');
      await signInAs(page, member, '/favicon.svg');
      const sent = requestsBelow(page, '/api/');
      await page.route('**/assets/*.js', () => {});
      const headings = {
        '/home': filled(w.alternateHome.heading, member.user.name),
        '/mypage': w.mypage.heading,
        '/orders': w.places.orders,
        '/referral': w.places.referral,
        '/auth': w.places.auth,
        '/profile-edit': w.places['profile-edit'],
      };
      for (const [path, heading] of Object.entries(headings)) {
        await page.goto(path, { waitUntil: 'commit' });
        await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading);
        const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(width, path).toBeLessThanOrEqual(0);
      }
      // Nothing of a member: the token is the program's business.
      expect(sent).toEqual([]);
    });

    test('asks for what its current step shows before the step is there, and once', async ({
      page,
      context,
    }) => {
      const member = await seededMember(context.request);
      await signInAs(page, member, '/favicon.svg');
      const manifest = await (await context.request.get('/.vite/manifest.json')).json();
      const { file } = manifest['src/features/kyc/status/StepPanel.tsx'];
      const face = `/api/users/${member.user.id}/face-verification/`;
      const sent = requestsBelow(page, face);
      const release = await heldScripts(page, `**/${file}`);
      await page.goto('/auth', { waitUntil: 'commit' });
      const reads = [`${face}history/`, `${face}status/`];
      await expect.poll(() => pathsOf(sent)).toEqual(reads);
      await release();
      await expect(page.getByRole('table', { name: w.authCenter.face.history })).toBeVisible();
      expect(pathsOf(sent)).toEqual(reads);
    });

    test('shows nothing of itself to a visitor', async ({ page }) => {
      const sent = requestsBelow(page, '/api/');
      await page.route('**/assets/*.js', () => {});
      for (const path of ['/home', '/mypage', '/orders', '/referral', '/auth', '/profile-edit']) {
        await page.goto(path, { waitUntil: 'commit' });
        await expect(page, path).toHaveTitle('GLI');
        await expect(page.locator('#root'), path).toHaveAttribute('data-prerendered', 'none');
        await expect(page.locator('#root'), path).toBeEmpty();
      }
      expect(sent).toEqual([]);
    });
  });
}
