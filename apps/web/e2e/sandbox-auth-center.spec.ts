import type { BusinessContent, User } from '@gli/sdk';
import type { Page, Request } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { memberAfter, picture } from './kyc-member.ts';
import { newMember, signInAs } from './member.ts';
import { expect, test } from './test.ts';
import { browserLocale, filled, firstIn, locales, named, translations } from './translations.ts';

for (const locale of locales) {
  const { authCenter: a, contactCode, errors } = translations[locale];
  const { documents, camera } = a;
  const { code } = contactCode;

  test.describe(`the authentication center in ${locale}`, firstIn('ko', locale), () => {
    test.use({ locale: browserLocale[locale] });

    const slot = (page: Page, name: string) => page.getByRole('group', { name });

    test('shows the requirements and benefits of grades and achievements, and the member’s progress', async ({
      page,
      request,
    }) => {
      const member = await newMember(request);
      const headers = {
        Authorization: `Bearer ${member.tokens.access_token}`,
        'Accept-Language': locale,
      };
      const content: BusinessContent[] = await (
        await request.get('/api/v1/business-content/by_section/?section=grades', { headers })
      ).json();
      const tiers = content.flatMap(({ grades }) => grades ?? []);
      const achievements = content.flatMap((entry) => entry.achievements ?? []);
      const profile: User = await (await request.get('/api/user/profile/', { headers })).json();
      await signInAs(page, member, '/auth');
      await page.getByRole('tab', { name: a.gradesTab }).click();
      await expect(page.getByRole('region', { name: a.kyc })).toHaveCount(0);

      expect(tiers.map(({ grade }) => grade)).toEqual(['reader', 'writer', 'expert']);
      for (const tier of tiers) {
        const card = page
          .getByRole('article')
          .filter({ has: page.getByRole('heading', { level: 3, name: tier.name, exact: true }) });
        await expect(card).toContainText(tier.summary);
        await expect(card).toContainText(
          tier.staking_required ? `${amount(tier.minimum_staked)} ` : a.noStaking,
        );
        await expect(card.getByText(a.isYours)).toHaveCount(tier.grade === profile.grade ? 1 : 0);
        const added = tier.benefits.filter(({ is_new: isNew }) => isNew);
        await expect(
          card.getByRole('list', { name: filled(a.gradeBenefits, tier.name) }).getByRole('listitem'),
        ).toHaveCount(added.length);
      }
      const benefits = new Set(tiers.flatMap((tier) => tier.benefits.map(({ benefit }) => benefit)));
      expect(benefits.size).toBe(11);
      await page.getByText(a.compare).first().click();
      const table = page.getByRole('table', { name: a.compare });
      await expect(table.getByRole('row')).toHaveCount(benefits.size + 1);
      await expect(table.getByText(a.included, { exact: true })).toHaveCount(
        tiers.reduce((sum, tier) => sum + tier.benefits.length, 0),
      );

      const own = page.getByRole('region', { name: a.yourGrade });
      await expect(own).toContainText(filled(a.toNext, a.gradeName.writer));
      await expect(own).toContainText(amount(profile.grade_progress.required_stake));
      await expect(own.getByRole('progressbar')).toHaveCount(2);
      // Staking isn't available yet. The page must say so only once.
      await expect(page.getByText(a.stakingNotOpen)).toHaveCount(1);

      await expect(page.getByRole('heading', { level: 2, name: a.achievements })).toBeVisible();
      expect(achievements).toHaveLength(4);
      for (const { title } of achievements) {
        const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
        await expect(card.getByRole('progressbar')).toHaveCount(1);
      }
      // The four bonuses from the specification.
      for (const bonus of ['100 GLIB', '50%', '2%', 'NFT']) {
        await expect(page.getByRole('listitem').filter({ hasText: bonus }).first()).toBeVisible();
      }
      await expectAccessible(page);
    });

    test('accepts a file instead of a camera photo, and resends it after a canceled upload', async ({
      page,
      request,
    }) => {
      const member = await memberAfter(request, 'personal-info');
      await signInAs(page, member, '/auth');
      await page.getByLabel(documents.kind).selectOption('passport');
      const single = slot(page, documents.sides.single);
      await single.getByRole('button', { name: documents.takePhoto }).click();
      const dialog = page.getByRole('dialog', {
        name: filled(camera.documentTitle, documents.sides.single),
      });
      const chooser = page.waitForEvent('filechooser');
      await dialog.getByRole('button', { name: camera.uploadInstead }).click();
      await (await chooser).setFiles(picture('passport.png'));
      await expect(dialog).toHaveCount(0);
      await expect(
        single.getByRole('img', { name: filled(documents.preview, documents.sides.single) }),
      ).toBeVisible();
      await page.getByLabel(documents.expiryDate).fill('2035-01-31');

      const upload = '**/api/kyc/documents/upload/';
      // Simulates a connection that is so slow that nothing arrives before the member cancels.
      await page.route(upload, () => {});
      await page.getByRole('button', { name: documents.submit }).click();
      await expect(single.getByRole('progressbar')).toBeVisible();
      await single.getByRole('button', { name: documents.stop }).click();
      await expect(page.getByRole('alert').filter({ hasText: documents.stopped })).toBeVisible();
      await expect(single).toContainText('passport.png');
      await page.unroute(upload);
      await page.getByRole('button', { name: documents.submit }).click();
      // The form shows the next step. The list next to it shows the review progress of the documents.
      await expect(page.getByRole('button', { name: code.send })).toBeVisible();
      const list = page.getByRole('navigation', { name: a.steps }).getByRole('listitem');
      await expect(list.nth(1)).toContainText(new RegExp(`${a.stepState.pending}|${a.stepState.approved}`));
    });

    test('resends a code after a minute, but not before the server allows it', async ({
      page,
      request,
      tolerate,
    }) => {
      tolerate(/status of 429/);
      const member = await memberAfter(request, 'documents');
      await page.clock.install();
      await signInAs(page, member, '/auth');
      const pending = new Set<Request>();
      page.on('request', (sent) => pending.add(sent));
      page.on('requestfinished', (sent) => pending.delete(sent));
      page.on('requestfailed', (sent) => pending.delete(sent));
      await page.getByRole('button', { name: code.send }).click();
      const again = page.getByRole('button', { name: named(code.resendIn) });
      await expect(again).toBeDisabled();
      await expect(page.getByText(named(code.validFor))).toBeVisible();
      // A pending read would otherwise time out when the clock jumps.
      await expect.poll(() => pending.size).toBe(0);
      // A minute has passed on this device, but not on the server.
      await page.clock.fastForward(61_000);
      await page.getByRole('button', { name: code.resend, exact: true }).click();
      await expect(page.getByRole('alert')).toHaveText(named(errors.tooManyRequestsFor));
      await expect(again).toBeDisabled();
      // The code is valid for ten minutes, which have now passed.
      await page.clock.fastForward(600_000);
      await expect(page.getByText(code.expired)).toBeVisible();
      await expect(page.getByRole('button', { name: code.resend, exact: true })).toBeEnabled();
    });
  });
}

/** Formats a token amount as a page does: grouped, without trailing zeros. */
function amount(decimal: string): string {
  return Number(decimal).toLocaleString('en', { maximumFractionDigits: 8 });
}
