import type { Locator, Page } from '@playwright/test';
import { mutateResponses } from './malformed-responses.ts';
import { seededMember, signInAs } from './member.ts';
import { expect, test } from './test.ts';
import { translations } from './translations.ts';

/** Set `ODD_ANSWERS_SEED` to try other mutations. */
const seed = Number(process.env.ODD_ANSWERS_SEED ?? 20_261_122);
const ROUNDS = Number(process.env.ODD_ANSWERS_ROUNDS ?? 2);
const { common, shell } = translations.en;

const publicPages = [
  '/',
  '/business',
  '/rwa-assets',
  '/rwa-assets/ast_5gw8n2kd7q',
  '/shopping',
  '/shopping/product/prd_4wn8d2tk6r',
  '/conversion',
  '/help-center',
];
const memberPages = [
  '/home',
  '/mypage',
  '/mypage?tab=portfolio',
  '/mypage?tab=transactions',
  '/mypage?tab=security',
  '/orders',
  '/referral',
  '/auth',
  '/conversion',
  '/profile-edit',
];

/** Pages whose menu opens with a button. */
const withoutMenu = ['/', '/home', '/profile-edit'];

test.use({ locale: 'en-US' });

/** Once the page is idle, returns the part of the frame or screen that is missing, or null. */
async function findProblem(page: Page): Promise<string | null> {
  const main = page.getByRole('main');
  const isShown = (part: Locator) =>
    part.waitFor({ timeout: 10_000 }).then(
      () => true,
      () => false,
    );
  if (!(await isShown(page.getByRole('banner')))) return 'no header';
  const menu = page.getByRole('navigation', { name: shell.mainNavigation }).first();
  if (!withoutMenu.includes(new URL(page.url()).pathname) && !(await isShown(menu))) return 'no menu';
  await page.waitForLoadState('networkidle');
  // A detail page without its item shows an alert instead of a heading.
  const head = main.getByRole('heading', { level: 1 }).or(main.getByRole('alert')).first();
  if (!(await isShown(head))) return 'no heading';
  await expect(main.locator('[aria-busy="true"]:visible')).toHaveCount(0);
  return (await page.getByText(common.crashTitle).count()) > 0 ? common.crashTitle : null;
}

/** Opens each page in each round. Returns pages that lost their frame or screen, with the responses that caused it. */
async function lostPages(page: Page, addresses: readonly string[]): Promise<string[]> {
  const odd = await mutateResponses(page);
  const lost: string[] = [];
  for (const address of addresses) {
    for (let round = 0; round < ROUNDS; round++) {
      Object.assign(odd, { round: seed + round, changes: [] });
      await page.goto(address);
      const why = await findProblem(page);
      if (why !== null) lost.push(`${address}, round ${round}: ${why}\n  ${odd.changes.join('\n  ')}`);
    }
  }
  return lost;
}

test('still renders the shell and screen of every public page after malformed responses', async ({
  page,
  tolerate,
}) => {
  tolerate(/./);
  expect(await lostPages(page, publicPages)).toEqual([]);
});

test('still renders the shell and screen of every member page after malformed responses', async ({
  page,
  tolerate,
}) => {
  tolerate(/./);
  await signInAs(page, await seededMember(page.request), '/help-center');
  expect(await lostPages(page, memberPages)).toEqual([]);
});

test('links only to web, mail and app URLs in responses, and shows unknown enum values as text', async ({
  page,
  tolerate,
}) => {
  // The policy blocks images and pages at hostile URLs.
  tolerate(/./);
  const hostile = 'javascript:document.title="run"';
  const changeAnswer = (path: string, edit: (answer: string) => string) =>
    page.route(path, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: edit(await response.text()) });
    });
  await changeAnswer('**/api/v1/rwa/assets/ast_5gw8n2kd7q/', (answer) =>
    answer.replace(/"(website|url)":"[^"]*\.(pdf|example[^"]*)"/g, `"$1":${JSON.stringify(hostile)}`),
  );
  await changeAnswer('**/api/project-features/', (answer) =>
    answer.replace(/"app_path":"[^"]*"/g, '"app_path":"//elsewhere.example"'),
  );
  await changeAnswer('**/api/team-members/', (answer) =>
    answer.replace(/"url":"(https|mailto):[^"]*"/g, `"url":${JSON.stringify(hostile)}`),
  );
  await changeAnswer('**/api/token-ecosystems/', (answer) => answer.replaceAll('"devnet"', '"mainnet_beta"'));
  for (const address of ['/rwa-assets/ast_5gw8n2kd7q', '/business#tokens']) {
    await page.goto(address);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    for (let y = 0; y < 30; y++) await page.mouse.wheel(0, 800);
    await page.waitForLoadState('networkidle');
    const hrefs = await page
      .locator('a[href]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs.filter((href) => !/^(#|https:|mailto:|\/(?![/\\]))/.test(href ?? ''))).toEqual([]);
  }
  await expect(page.getByText('Mainnet beta').first()).toBeVisible();
  await expect(page.getByText('mainnet_beta')).toHaveCount(0);
});
