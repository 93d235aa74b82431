import { expectAccessible } from './axe.ts';
import { type Member, newMember, signInAs } from './member.ts';
import { expect, test } from './test.ts';
import { browserLocale, translations } from './translations.ts';

/** Creates a code that no other test uses. */
const newCode = () => `T${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`.toUpperCase();

const w = translations.en;
const r = w.referral;

test.use({ locale: browserLocale.en, permissions: ['clipboard-read', 'clipboard-write'] });

test('lists a friend who signed up through a custom link, with the link’s campaign', async ({
  page,
  request,
  browser,
}) => {
  const member = await newMember(request);
  const code = newCode();
  await createCode(member, code, request.post.bind(request));
  await signInAs(page, member, '/referral');
  await page.getByText(r.linkOptions).click();
  await page.getByLabel(r.campaign, { exact: true }).fill('연말 모임');
  await page.getByLabel(r.medium).selectOption(r.media.qr);
  await expect(page.getByRole('img', { name: new RegExp(`ref=${code}&medium=qr&campaign=`) })).toBeVisible();
  await page.getByRole('button', { name: r.copyLink }).click();
  await expect(page.getByText(r.linkCopied).first()).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const context = await browser.newContext({ locale: browserLocale.en });
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
  await row.getByRole('link').click();
  await expect(page).toHaveURL(/friend=mem_/);
  await expect(page.getByRole('dialog', { name: r.friendTitle })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/friend=/);
});

type Post = (url: string, options: object) => Promise<{ status(): number; json(): Promise<unknown> }>;

async function createCode(member: Member, code: string, post: Post) {
  const headers = { Authorization: `Bearer ${member.tokens.access_token}` };
  const response = await post('/api/v1/referrals/code', { headers, data: { code } });
  expect(response.status()).toBe(201);
}
