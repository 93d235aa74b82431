import { expectAccessible } from './axe.ts';
import { type Member, newMember, seededMember, signInAs } from './member.ts';
import { expect, test } from './test.ts';
import { browserLocale, filled, firstIn, locales, translations } from './translations.ts';

/** Creates a code that no other test uses. */
const newCode = () => `T${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`.toUpperCase();

for (const locale of locales) {
  const w = translations[locale];
  const r = w.referral;

  test.describe(`the referral page in ${locale}`, firstIn('en', locale), () => {
    test.use({ locale: browserLocale[locale], permissions: ['clipboard-read', 'clipboard-write'] });

    test('creates, pauses, edits and deletes a code', async ({ page, request, tolerate }) => {
      // The server responds with 404 while there is no code.
      tolerate(/404/);
      await signInAs(page, await newMember(request), '/referral');
      await expect(page.getByRole('tab', { name: r.operatorTab })).toHaveCount(0);
      await page.getByRole('button', { name: r.create }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(r.wishedCode).fill('a-b');
      await dialog.getByRole('button', { name: r.createSubmit, exact: true }).click();
      await expect(dialog.getByLabel(r.wishedCode)).toBeFocused();
      await expect(dialog.getByLabel(r.wishedCode)).toHaveAttribute('aria-invalid', 'true');
      await expectAccessible(page);
      const code = newCode();
      await dialog.getByLabel(r.wishedCode).fill(code.toLowerCase());
      await dialog.getByRole('button', { name: r.createSubmit, exact: true }).click();
      const mine = page.getByRole('region', { name: r.myCode });
      await expect(mine.getByText(code, { exact: true })).toBeVisible();
      await expectAccessible(page);

      await mine.getByRole('button', { name: r.pause }).click();
      await expect(mine.getByText(r.codeStates.paused, { exact: true })).toBeVisible();
      await mine.getByRole('button', { name: r.resume }).click();
      await expect(mine.getByText(r.codeStates.active, { exact: true })).toBeVisible();
      await mine.getByRole('button', { name: r.edit, exact: true }).click();
      await dialog.getByLabel(r.maxUses).fill('0');
      await dialog.getByRole('button', { name: r.editSubmit, exact: true }).click();
      await expect(dialog.getByLabel(r.maxUses)).toBeFocused();
      await dialog.getByLabel(r.maxUses).fill('25');
      await dialog.getByLabel(r.note).fill('강남 밋업');
      await dialog.getByRole('button', { name: r.editSubmit, exact: true }).click();
      await expect(mine.getByText('강남 밋업')).toBeVisible();
      await expect(mine.getByText(/\b25$/)).toBeVisible();

      await mine.getByRole('button', { name: r.remove, exact: true }).click();
      await dialog.getByRole('button', { name: r.remove, exact: true }).click();
      await expect(page.getByText(r.noCode, { exact: true })).toBeVisible();
    });

    test('lists a friend who signed up through a custom link, with the link’s campaign', async ({
      page,
      request,
      browser,
    }) => {
      const member = await newMember(request);
      const code = newCode();
      await createCode(member, code, request.post.bind(request));
      await signInAs(page, member, '/referral');
      await page.getByLabel(r.campaign, { exact: true }).fill('연말 모임');
      await page.getByLabel(r.medium).selectOption(r.media.qr);
      await expect(
        page.getByRole('img', { name: new RegExp(`ref=${code}&medium=qr&campaign=`) }),
      ).toBeVisible();
      await page.getByRole('button', { name: r.copyLink }).click();
      await expect(page.getByText(r.linkCopied).first()).toBeVisible();
      const link = await page.evaluate(() => navigator.clipboard.readText());

      const context = await browser.newContext({ locale: browserLocale[locale] });
      const guest = await context.newPage();
      await guest.goto(link);
      await expect(guest.getByLabel(w.signup.referralCode)).toHaveValue(code);
      await guest.getByLabel(w.signup.name, { exact: true }).fill('한바람');
      await guest.getByLabel(w.login.email, { exact: true }).fill(`wind.${code.toLowerCase()}@example.com`);
      await guest.getByRole('textbox', { name: w.login.password, exact: true }).fill('gangneung-pine-1118');
      await guest.getByRole('textbox', { name: w.signup.passwordAgain }).fill('gangneung-pine-1118');
      for (const consent of [w.signup.acceptTerms, w.signup.acceptPrivacy, w.signup.acceptRisk]) {
        await guest.getByLabel(consent).check();
      }
      const used = guest.waitForResponse('**/api/v1/referrals/use');
      await guest.getByRole('main').getByRole('button', { name: w.signup.submit }).click();
      expect((await used).status()).toBe(201);
      await context.close();

      await page.getByRole('tab', { name: r.friendsTab }).click();
      const row = page.getByRole('row').filter({ hasText: '연말 모임' });
      await expect(row.getByText(r.statuses.pending, { exact: true })).toBeVisible();
      await expectAccessible(page);
      await row.getByRole('link').click();
      await expect(page).toHaveURL(/friend=mem_/);
      await expect(page.getByRole('dialog', { name: r.friendTitle })).toBeVisible();
      await page.keyboard.press('Escape');
      await page.getByLabel(r.status, { exact: true }).selectOption(r.statuses.inactive);
      await expect(page.getByText(w.lists.noMatch)).toBeVisible();
      await page.getByRole('tab', { name: r.rewardsTab }).click();
      await expect(page.getByRole('table', { name: r.pendingList })).toContainText('30 GLIB');
      await page.getByRole('radio', { name: r.historyList }).check();
      await page.getByLabel(r.state, { exact: true }).selectOption(r.states.pending);
      await expect(page).toHaveURL(/status=pending/);
      await expect(page.getByRole('table', { name: r.historyList })).toContainText('30 GLIB');
      await expectAccessible(page);
      // On a phone, the lists are rows grouped by day.
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(page.getByRole('group', { name: r.historyList })).toContainText('30 GLIB');
      await page.goto('/referral?tab=friends');
      await expect(page.getByRole('group', { name: r.friendsTab })).toContainText('연말 모임');
      await expectAccessible(page);
    });

    test('accepts a code only once and rejects an unknown code', async ({ page, request, tolerate }) => {
      tolerate(/40[049]/);
      const [owner, member] = [await newMember(request), await newMember(request)];
      const code = newCode();
      await createCode(owner, code, request.post.bind(request));
      await signInAs(page, member, '/referral');
      const section = page.getByRole('region', { name: r.applyTitle });
      const field = section.getByLabel(r.code, { exact: true });
      const send = section.getByRole('button', { name: r.applySubmit });
      await field.fill('NOSUCHCODE0');
      await send.click();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      const unknown = {
        ko: '존재하지 않거나 더 이상 사용할 수 없는 추천 코드입니다.',
        en: 'This referral code does not exist or can no longer be used.',
      };
      await expect(section.getByText(unknown[locale])).toBeVisible();
      await field.fill(code.toLowerCase());
      await send.click();
      await expect(section.getByRole('status')).toContainText(code);
      await expect(field).toHaveCount(0);
      await page.reload();
      await expect(section.getByRole('status')).toHaveText(filled(r.usedCodeAlone, code));
      await expect(field).toHaveCount(0);
    });

    test('accepts a code even if the server does not report the used code', async ({
      page,
      request,
      tolerate,
    }) => {
      tolerate(/40[49]/);
      const [owner, member] = [await newMember(request), await newMember(request)];
      const code = newCode();
      await createCode(owner, code, request.post.bind(request));
      await page.route('**/api/v1/referrals/stats/*', async (route) => {
        const response = await route.fetch();
        const { used_code: _, ...stats } = await response.json();
        await route.fulfill({ response, json: stats });
      });
      await signInAs(page, member, '/referral');
      const section = page.getByRole('region', { name: r.applyTitle });
      const field = section.getByLabel(r.code, { exact: true });
      const send = section.getByRole('button', { name: r.applySubmit });
      await field.fill(code);
      await send.click();
      await expect(section.getByRole('status')).toContainText(code);
      await page.reload();
      await field.fill(code);
      await send.click();
      await expect(section.getByText(w.errors.referralUsed)).toBeVisible();
      await expect(field).toHaveCount(0);
    });

    test('shows the totals, and the monthly figures as a chart and a table', async ({ page, request }) => {
      const kim = await seededMember(request);
      await signInAs(page, kim, '/referral?measure=clicks');
      const summary = page.getByRole('region', { name: r.summary });
      for (const label of [r.totalInvited, r.active, r.totalRewards, r.monthlyRewards]) {
        await expect(summary.getByText(label, { exact: true })).toBeVisible();
      }
      const months = page.getByRole('region', { name: r.months });
      await expect(months.getByRole('radio', { name: r.measures.clicks })).toBeChecked();
      await expect(months.getByRole('img', { name: new RegExp(r.measures.clicks) })).toBeVisible();
      await months.getByText(r.showTable).click();
      await expect(months.getByRole('table').getByRole('rowheader')).toHaveCount(6);
      // Arrow keys, Home and End announce the figures in the table, which starts with the latest month.
      const slider = months.getByRole('slider', { name: r.measures.clicks });
      const clicks = await months.getByRole('row').locator('td:nth-child(2)').allTextContents();
      const dates = await months.getByRole('rowheader').allTextContents();
      for (const [key, row] of [
        ['Home', 5],
        ['ArrowRight', 4],
        ['End', 0],
        ['ArrowLeft', 1],
      ] as const) {
        await slider.press(key);
        await expect(slider).toHaveAttribute('aria-valuetext', `${dates[row]}: ${clicks[row]}`);
        await expect(months.getByText(dates[row] ?? '').first()).toBeVisible();
      }
      // The height of the bar matches its value on an axis that ends at its last tick.
      const bars = months.locator('rect');
      const heights = await bars.evaluateAll((all) =>
        all.map((bar) => Number.parseFloat(bar.getAttribute('height') ?? '')),
      );
      const counts = clicks.map(Number).reverse();
      const most = Math.max(...counts);
      for (const [index, count] of counts.entries()) {
        expect(heights[index]).toBeCloseTo((count / most) * Math.max(...heights), 3);
      }
      await expect(page.getByRole('table', { name: r.byCampaign })).toContainText('GLIB');
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectAccessible(page);
    });
  });
}

type Post = (url: string, options: object) => Promise<{ status(): number; json(): Promise<unknown> }>;

async function createCode(member: Member, code: string, post: Post) {
  const headers = { Authorization: `Bearer ${member.tokens.access_token}` };
  const response = await post('/api/v1/referrals/code', { headers, data: { code } });
  expect(response.status()).toBe(201);
}
