import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './test.ts';
import { browserLocale, filled, firstIn, locales, translations } from './translations.ts';

const sections = ['background', 'team', 'strategy', 'roadmap', 'tokens'] as const;
/** Spec §9: the quarters of 2024 and the four phases, with the sandbox's names. */
const facts = {
  ko: {
    quarters: ['MVP', '리조트 제휴', '베타', '정식 출시'],
    phases: ['플랫폼', '리조트 통합', '게임 생태계', '글로벌 확장'],
    roles: ['실물자산 코인', '거버넌스 토큰', '게임/스테이블 토큰', '달러'],
  },
  en: {
    quarters: ['MVP', 'Resort partnership', 'Beta', 'Official launch'],
    phases: ['Platform', 'Resort integration', 'Gaming ecosystem', 'Global expansion'],
    roles: ['Real-asset coin', 'Governance token', 'Game/stable token', 'Dollar stablecoin'],
  },
};

for (const locale of locales) {
  const { business, shell } = translations[locale];

  test.describe(`the Business page in ${locale}`, firstIn('en', locale), () => {
    test.use({ locale: browserLocale[locale] });

    const section = (page: Page, name: (typeof sections)[number]) =>
      page.getByRole('region', { name: business.sections[name] });

    /** Expands a chapter's details. */
    const expand = (page: Page, name: (typeof sections)[number]) =>
      section(page, name).getByText(filled(business.inDetail, business.sections[name])).click();

    test('starts with one picture, sentence and figure per chapter', async ({ page }) => {
      await page.goto('/business');
      for (const name of sections) {
        const chapter = section(page, name);
        await expect(chapter.getByRole('img')).toHaveCount(1);
        await expect(chapter.getByRole('definition').filter({ visible: true })).toHaveCount(1);
        await expect(chapter.getByRole('article').filter({ visible: true })).toHaveCount(0);
      }
      await expectAccessible(page);
    });

    test('shows the server’s content in five sections', async ({ page }) => {
      const reads: string[] = [];
      page.on('request', (request) => reads.push(new URL(request.url()).pathname));
      await page.goto('/business');
      for (const name of sections) await expand(page, name);
      const { quarters, phases, roles } = facts[locale];

      const background = section(page, 'background');
      await expect(background.getByText('1,000+').last()).toBeVisible();
      await expect(background.getByText('98%')).toBeVisible();
      await expect(background.getByText(business.featureStatus.planned, { exact: true })).toHaveCount(1);
      await expect(section(page, 'team').getByRole('article')).toHaveCount(8);
      for (const [index, phase] of phases.entries()) {
        await expect(
          section(page, 'strategy').getByRole('heading', { name: new RegExp(`${index + 1}.*${phase}`) }),
        ).toBeVisible();
      }

      const roadmap = section(page, 'roadmap');
      const picture = roadmap.getByRole('img', { name: /2024 Q1/ });
      await expect(picture).toBeVisible();
      for (const [index, quarter] of quarters.entries()) {
        await expect(picture.getByText(`2024 Q${index + 1}`)).toBeVisible();
        await expect(picture.getByText(quarter, { exact: true })).toBeVisible();
        await expect(roadmap.getByRole('heading', { level: 4, name: quarter, exact: true })).toBeVisible();
      }
      await roadmap.getByText(business.showTable).click();
      // Fourteen milestones and the header row. One milestone is open.
      await expect(roadmap.getByRole('table').getByRole('row')).toHaveCount(15);
      await expect(roadmap.getByRole('table').getByText(business.notDone)).toHaveCount(1);

      const tokens = section(page, 'tokens');
      for (const [index, token] of ['GLIB', 'GLID', 'GLIL', 'USDT'].entries()) {
        const card = tokens
          .getByRole('article')
          .filter({ has: page.getByRole('heading', { level: 4, name: token, exact: true }) });
        await expect(card).toContainText(roles[index] ?? '');
      }
      const comparison = tokens.getByRole('table', { name: business.comparison });
      await expect(comparison.getByRole('columnheader')).toHaveText([
        business.fact,
        'GLIB',
        'GLID',
        'GLIL',
        'USDT',
      ]);
      await expect(comparison.getByRole('rowheader')).toHaveCount(7);
      await expect(tokens.getByRole('img', { name: /GLIB.*40/ })).toBeVisible();
      await expect(tokens.getByText(business.oneWay).first()).toBeVisible();
      await expect(tokens.getByText(business.noConversions)).toHaveCount(1);
      // One request returns the text of all sections.
      expect(reads.filter((path) => path.includes('/business-content/'))).toEqual([
        '/api/v1/business-content/',
      ]);
      await expectAccessible(page);
    });

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
      await expect(
        section(page, 'strategy')
          .getByText(facts[locale].phases[1] ?? '')
          .last(),
      ).toBeVisible();
      await expect(section(page, 'team').getByRole('article').first()).toBeHidden();
    });

    test('shows an error and a retry button for a failed call, and keeps the other sections', async ({
      page,
      tolerate,
    }) => {
      tolerate(/status of 500/);
      await page.route('**/api/team-members/', (route) =>
        route.continue({ headers: { ...route.request().headers(), Prefer: 'code=500' } }),
      );
      await page.goto('/business');
      const team = section(page, 'team');
      // The figure next to the picture repeats the failed call when it mounts.
      await expect(team.getByRole('img')).toBeVisible();
      await expand(page, 'team');
      await expand(page, 'roadmap');
      await expect(team.getByText(translations[locale].errors.loadData)).toBeVisible();
      await expect(section(page, 'roadmap').getByRole('img', { name: /2024 Q1/ })).toBeVisible();
      await page.unrouteAll();
      await team.getByRole('button', { name: translations[locale].common.retry }).click();
      await expect(team.getByRole('article')).toHaveCount(8);
    });

    test('draws a year of the roadmap vertically on a phone without overflow', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      await page.goto('/business');
      await expand(page, 'roadmap');
      await expand(page, 'tokens');
      const picture = section(page, 'roadmap').getByRole('img', { name: /2024 Q1/ });
      await expect(picture).toHaveCount(1);
      const box = await picture.boundingBox();
      expect(box?.height).toBeGreaterThan(box?.width ?? 0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    });
  });
}
