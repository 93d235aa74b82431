import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { personalInfo, picture } from './kyc-member.ts';
import { newMember, signInAs } from './member.ts';
import { expect, test } from './test.ts';
import { browserLocale, translations } from './translations.ts';

/** Names of the steps in the sandbox. */
const title = {
  info: 'Personal information',
  documents: 'Identity document',
  email: 'Email verification',
  phone: 'Phone verification',
  face: 'Face verification',
};
const { authCenter: a, contactCode, shell, validation, places } = translations.en;
const { info, documents } = a;
const { code, contact } = contactCode;

test.use({ locale: browserLocale.en });

const steps = (page: Page) => page.getByRole('navigation', { name: a.steps });
const panel = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });
const badge = (page: Page) =>
  page.getByRole('navigation', { name: shell.mainNavigation }).getByRole('link', { name: places.auth });

const fillIn = async (page: Page) => {
  const field = (name: string) => page.getByLabel(name, { exact: true });
  await field(info.englishName).fill(personalInfo.english_name);
  await field(info.birthDate).fill(personalInfo.birth_date);
  await field(info.postalCode).fill(personalInfo.address.postal_code);
  await field(info.city).fill(personalInfo.address.city);
  await field(info.line1).fill(personalInfo.address.line1);
  await field(info.occupation).selectOption('employee');
  await field(info.sourceOfFunds).selectOption('salary');
  await field(info.exposed).selectOption('no');
};
/** Requests a code, enters a wrong one, then the right one from the sandbox's response. */
const enterCode = async (page: Page, path: string) => {
  const response = page.waitForResponse((response) => response.url().endsWith(`${path}/send/`));
  await page.getByRole('button', { name: code.send }).click();
  const right = (await (await response).headerValue('x-sandbox-code')) ?? '';
  expect(right).toMatch(/^\d{6}$/);
  const input = page.getByRole('textbox', { name: code.label });
  await expect(input).toBeFocused();
  await expect(page.getByRole('button', { name: counting(code.resendIn) })).toBeDisabled();
  await input.fill(right === '000000' ? '111111' : '000000');
  await input.press('Enter');
  await expect(input).toHaveAttribute('aria-invalid', 'true');
  await expect(input).toHaveAccessibleDescription(/4/);
  await input.fill(`${right.slice(0, 3)} ${right.slice(3)}`);
  await expect(input).toHaveValue(right);
  await page.getByRole('button', { name: code.verify }).click();
};

test('unlocks each step after the previous one and updates the badge without a reload', async ({
  page,
  request,
  tolerate,
}) => {
  tolerate(/status of 400/);
  const member = await newMember(request);
  await signInAs(page, member, '/auth?step=face');
  // The URL names a locked step, so the page opens the first unlocked one.
  await expect(panel(page, title.info)).toBeVisible();
  await expect(steps(page).getByRole('link', { name: title.face })).toHaveCount(0);
  await expect(badge(page)).toContainText('0%');

  await page.getByRole('button', { name: info.submit }).click();
  const english = page.getByLabel(info.englishName, { exact: true });
  await expect(english).toBeFocused();
  await expect(english).toHaveAccessibleDescription(
    new RegExp(escaped(filled(validation.required, info.englishName))),
  );
  await fillIn(page);
  await page.getByLabel(info.postalCode, { exact: true }).fill('123');
  await page.getByRole('button', { name: info.submit }).click();
  await expect(page.getByText(info.postalCodeKorean)).toBeVisible();
  await page.getByLabel(info.postalCode, { exact: true }).fill(personalInfo.address.postal_code);
  await expectAccessible(page);
  await page.getByRole('button', { name: info.submit }).click();
  await expect(panel(page, title.documents)).toBeFocused();
  await expect(badge(page)).toContainText('20%');

  await page.getByLabel(documents.kind).selectOption('passport');
  await page.getByRole('button', { name: documents.submit }).click();
  await expect(page.getByText(filled(documents.fileNeeded, documents.sides.single))).toBeVisible();
  const file = page.locator('input[type=file]');
  await file.setInputFiles({
    name: 'passport.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('PK\u0003\u0004 not a picture'),
  });
  await expect(page.getByText(documents.wrongType)).toBeVisible();
  await file.setInputFiles({ name: 'big.png', mimeType: 'image/png', buffer: Buffer.alloc(5_242_881) });
  await expect(page.getByText(documents.tooLarge)).toBeVisible();
  await file.setInputFiles(picture('passport.png'));
  await expect(
    page.getByRole('img', { name: filled(documents.preview, documents.sides.single) }),
  ).toBeVisible();
  await page.getByLabel(documents.expiryDate).fill('2035-01-31');
  await expectAccessible(page);
  await page.getByRole('button', { name: documents.submit }).click();

  // A pending review does not block the next step.
  await expect(panel(page, title.email)).toBeFocused();
  await expect(page.getByText(a.stepApproved.documents).first()).toBeVisible();
  await expect(page.getByLabel(contact.email.label)).toHaveValue(member.email);
  await enterCode(page, 'email-verification');
  await expect(panel(page, title.phone)).toBeVisible();
  await page.getByLabel(contact.phone.label).fill('０１０.2345.0117');
  await enterCode(page, 'phone-verification');
  await expect(badge(page)).toContainText('65%');
  await expect(steps(page).getByRole('link', { name: title.face })).toBeVisible();

  // On another device, the member continues at the step that the server reports.
  await page.goto('/auth');
  await expect(panel(page, title.face)).toBeVisible();
  await steps(page).getByRole('link', { name: title.documents }).click();
  await expect(panel(page, title.documents)).toBeFocused();
  await expect(page.getByRole('row').filter({ hasText: 'passport.png' })).toContainText(
    documents.reviewStatus.approved,
  );
  await steps(page).getByRole('link', { name: a.status }).click();
  await page.locator('summary', { hasText: a.stepDates }).click();
  await expect(page.getByRole('row').filter({ hasText: title.phone })).toContainText('10-****-0117');
});

function filled(sentence: string, value: string): string {
  return sentence.replace(/\{[^}]*\}/, value);
}

/** Returns a pattern that matches a sentence with a countdown. */
function counting(sentence: string): RegExp {
  return new RegExp(
    sentence
      .split(/\{[^}]*\}/)
      .map(escaped)
      .join('\\d+'),
  );
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
