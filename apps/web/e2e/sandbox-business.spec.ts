import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './test.ts';
import { browserLocale, filled, translations } from './translations.ts';

const { business, shell } = translations.en;
type Chapter = keyof typeof business.sections;

test.use({ locale: browserLocale.en });

const section = (page: Page, name: Chapter) => page.getByRole('region', { name: business.sections[name] });

/** Expands a chapter's details. */
const expand = (page: Page, name: Chapter) =>
  section(page, name).getByText(filled(business.inDetail, business.sections[name])).click();

test('opens a section from links on the page, in the sidebar and on other pages', async ({ page }) => {
  await page.goto('/business');
  await page
    .getByRole('navigation', { name: business.contents })
    .getByRole('link', { name: business.sections.tokens })
    .click();
  await expect(page).toHaveURL(/\/business#tokens$/);
  await expect(page.locator('#tokens')).toBeInViewport();
  const entry = page
    .getByRole('navigation', { name: shell.mainNavigation })
    .getByRole('link', { name: `5 ${shell.businessSections.tokens}` });
  await expect(entry).toHaveAttribute('aria-current', 'location');

  // Starts on another page. On the same path, the browser would only change the hash.
  await page.goto('about:blank');
  await page.goto('/business#strategy');
  await expect(section(page, 'strategy').getByRole('heading', { level: 2 })).toBeInViewport();
  await expect(section(page, 'strategy').getByText('Resort integration').last()).toBeVisible();
  await expect(section(page, 'team').getByRole('article').first()).toBeHidden();
});

test('shows the roadmap and the tokens on a phone without overflow', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/business');
  await expand(page, 'roadmap');
  await expand(page, 'tokens');
  await expect(section(page, 'roadmap').getByText('2024 Q1')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  // Other tests see the chapters collapsed.
  await expectAccessible(page);
});
