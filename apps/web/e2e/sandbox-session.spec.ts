import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './test.ts';
import { browserLocale, locales, words } from './words.ts';

type Words = (typeof words)['ko' | 'en'];
type Member = { name: string; email: string; password: string };

// Refusals are provoked here; the browser writes each into its console.
const refused = /Failed to load resource|could not be (renewed|loaded|told)/;
const offline = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|could not be (renewed|loaded|told)/;

let members = 0;
/** Somebody whom no other test knows. */
function newMember(): Member {
  const id = `${Date.now().toString(36)}-${process.pid}-${members++}`;
  return { name: '오세아', email: `sea.oh.${id}@example.com`, password: 'gangneung-pine-1118' };
}

const storedValue = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const setStored = (page: Page, key: string, value: string) =>
  page.evaluate(([name, text]) => localStorage.setItem(name ?? '', text ?? ''), [key, value]);
async function accessToken(page: Page): Promise<string> {
  const { access } = JSON.parse((await storedValue(page, 'auth-token')) ?? '{}') as { access: string };
  return access;
}

/** A page of the app's origin without the app: nothing reads what is half written. */
async function openWithoutApp(page: Page): Promise<void> {
  // Chromium asks for an icon of its own choice beside a picture.
  await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
  await page.goto('/favicon.svg');
}

/** Registers by the API and puts the tokens where the app keeps them, as a browser that was signed in before. */
async function signedInMember(context: BrowserContext, member = newMember()): Promise<Member> {
  const answer = await context.request.post('/api/auth/register/', {
    data: { name: member.name, email: member.email, password: member.password, terms_accepted: true },
  });
  expect(answer.status()).toBe(201);
  const { tokens, user } = (await answer.json()) as {
    tokens: { access_token: string; refresh_token: string };
    user: object;
  };
  const page = await context.newPage();
  await openWithoutApp(page);
  await setStored(page, 'user-profile', JSON.stringify(user));
  await setStored(page, 'last-login', '2026-01-01T00:00:00.000Z');
  await setStored(
    page,
    'auth-token',
    JSON.stringify({ access: tokens.access_token, refresh: tokens.refresh_token }),
  );
  await page.close();
  return member;
}

async function fillInLogin(page: Page, w: Words, { email, password }: Member): Promise<void> {
  await page.getByLabel(w.login.email).fill(email);
  await page.getByRole('textbox', { name: w.login.password }).fill(password);
  await submitButton(page, w.login.submit).click();
}

async function fillInSignup(page: Page, w: Words, { name, email, password }: Member): Promise<void> {
  await page.getByLabel(w.signup.name, { exact: true }).fill(name);
  await page.getByLabel(w.login.email, { exact: true }).fill(email);
  await page.getByLabel(w.login.password, { exact: true }).fill(password);
  await page.getByLabel(w.signup.passwordAgain, { exact: true }).fill(password);
  await page.getByRole('checkbox', { name: w.signup.acceptTerms }).check();
}

const submitButton = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });
const logOutButton = (page: Page, w: Words) => page.getByRole('button', { name: w.shell.logout });
const logInLink = (page: Page, w: Words) =>
  page.getByRole('banner').getByRole('link', { name: w.shell.login });

for (const locale of locales) {
  const w = words[locale];

  test.describe(`a session in ${locale}`, () => {
    test.use({ locale: browserLocale[locale] });

    test('sign-up asks for what is missing, then opens the account and leads on', async ({ page }) => {
      const member = newMember();
      await page.goto('/login?redirect=%2Forders%3Fpage%3D1%23top');
      await expect(page.getByText(w.login.neededForPage)).toBeVisible();
      await page.getByRole('link', { name: w.login.toSignup }).click();
      await expect(page).toHaveURL('/signup?redirect=%2Forders%3Fpage%3D1%23top');
      await expectAccessible(page);

      await submitButton(page, w.signup.submit).click();
      await expect(page.getByLabel(w.signup.name, { exact: true })).toBeFocused();
      for (const complaint of [
        w.validation.name_required,
        w.validation.required.replace(/\{.*?\}/, w.login.email),
        w.validation.password_required,
        w.signup.termsNeeded,
      ]) {
        await expect(page.getByText(complaint, { exact: true })).toBeVisible();
      }
      await page.getByLabel(w.login.email, { exact: true }).fill('sea.oh@');
      await expect(page.getByText(w.validation.email_invalid)).toBeVisible();
      await page.getByLabel(w.login.email, { exact: true }).fill(`${'s'.repeat(250)}@example.com`);
      await expect(page.getByText(w.validation.email_too_long)).toBeVisible();
      const password = page.getByLabel(w.login.password, { exact: true });
      for (const [text, complaint] of [
        ['short', w.validation.password_too_short.replace(/\{.*?\}/, '8')],
        ['Password-2026', w.validation.password_unsafe],
        ['x'.repeat(129), w.validation.password_too_long],
      ] as const) {
        await password.fill(text);
        await expect(page.getByText(complaint, { exact: true })).toBeVisible();
      }
      await fillInSignup(page, w, member);
      await page.getByLabel(w.signup.passwordAgain, { exact: true }).fill('something else');
      await expect(page.getByText(w.signup.passwordsDiffer)).toBeVisible();
      await page.getByLabel(w.signup.passwordAgain, { exact: true }).fill(member.password);

      await page.getByRole('button', { name: w.signup.readTerms }).click();
      const terms = page.getByRole('dialog', { name: w.signup.termsTitle });
      await expect(terms.getByText(w.signup.termsOfUse.riskText)).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(page.getByLabel(w.signup.name, { exact: true })).toHaveValue(member.name);

      await submitButton(page, w.signup.submit).click();
      await expect(page).toHaveURL('/orders?page=1#top');
      await expect(logOutButton(page, w)).toBeVisible();
    });

    test('sign-up tells whose field the server complains about, and leads a known e-mail to the log-in', async ({
      page,
      tolerate,
      context,
    }) => {
      tolerate(refused);
      const known = newMember();
      await context.request.post('/api/auth/register/', {
        data: { name: known.name, email: known.email, password: known.password, terms_accepted: true },
      });
      await page.goto('/signup?ref=nobodyhas1&redirect=%2Fmypage');
      await expect(page.getByLabel(w.signup.referralCode)).toHaveValue('NOBODYHAS1');
      await fillInSignup(page, w, { ...known, email: newMember().email });
      await submitButton(page, w.signup.submit).click();
      await expect(page.getByLabel(w.signup.referralCode)).toBeFocused();
      await expect(page.getByLabel(w.signup.referralCode)).toHaveAttribute('aria-invalid', 'true');
      await page.getByLabel(w.signup.referralCode).fill('');
      await page.getByLabel(w.login.email, { exact: true }).fill(known.email);
      await submitButton(page, w.signup.submit).click();
      await page.getByRole('alert').getByRole('link', { name: w.signup.toLogin }).click();
      await expect(page).toHaveURL(/^[^?]*\/login\?redirect=%2Fmypage&ref=nobodyhas1$/);
    });

    test('log-in leads back to the page with its query and hash; log-out leads home', async ({
      page,
      context,
    }) => {
      const member = newMember();
      await context.request.post('/api/auth/register/', {
        data: { name: member.name, email: member.email, password: member.password, terms_accepted: true },
      });
      await page.goto('/mypage?tab=portfolio#holdings');
      await expect(page).toHaveURL('/login?redirect=%2Fmypage%3Ftab%3Dportfolio%23holdings');
      await expectAccessible(page);
      await submitButton(page, w.login.submit).click();
      await expect(page.getByLabel(w.login.email)).toBeFocused();
      await expect(
        page.getByText(w.validation.required.replace(/\{.*?\}/, w.login.password), { exact: true }),
      ).toBeVisible();
      await fillInLogin(page, w, { ...member, email: ` ${member.email.toUpperCase()} ` });
      await expect(page).toHaveURL('/mypage?tab=portfolio#holdings');
      await expect(page.getByText(w.login.welcome.replace(/\{.*?\}/, member.name)).first()).toBeVisible();

      await logOutButton(page, w).click();
      await expect(page).toHaveURL('/');
      await expect(logInLink(page, w)).toBeVisible();
      await expect(page.getByText(w.shell.signedOut).first()).toBeVisible();
      for (const key of ['auth-token', 'user-profile', 'last-login']) {
        expect(await storedValue(page, key), key).toBeNull();
      }
    });

    test('three wrong passwords, then the form counts down and keeps doing so after a reload', async ({
      page,
      tolerate,
    }) => {
      tolerate(refused);
      const member = newMember();
      let sent = 0;
      page.on('request', (request) => {
        if (request.url().endsWith('/api/auth/login/')) sent += 1;
      });
      await page.goto('/login');
      for (let attempt = 1; attempt <= 3; attempt += 1) {
        await fillInLogin(page, w, member);
        await expect(page.getByRole('alert')).toHaveText(w.errors.loginFailed);
        await expect(page.getByRole('textbox', { name: w.login.password })).toBeFocused();
        expect(sent).toBe(attempt);
      }
      await submitButton(page, w.login.submit).click();
      const notice = page.getByText(w.login.tooManyAttempts).and(page.locator('[aria-hidden]'));
      await expect(notice).toBeVisible();
      await expect(submitButton(page, w.login.submit)).toBeDisabled();
      const first = await notice.textContent();
      await expect(notice).not.toHaveText(first ?? '');
      await expect(page.getByRole('status').getByText(w.login.tooManyAttempts)).toBeAttached();
      await expectAccessible(page);
      await page.getByRole('textbox', { name: w.login.password }).press('Enter');
      expect(sent, 'the fourth attempt stays here').toBe(3);
      await page.reload();
      await expect(notice).toBeVisible();
      await expect(submitButton(page, w.login.submit)).toBeDisabled();
    });

    test('an access token that runs out in the middle of work is renewed unseen', async ({
      page,
      context,
      tolerate,
    }) => {
      tolerate(refused);
      const member = await signedInMember(context);
      await page.goto('/rwa-assets');
      await expect(logOutButton(page, w)).toBeVisible();
      await page.waitForLoadState('networkidle');
      const tokens = JSON.parse((await storedValue(page, 'auth-token')) ?? '') as object;
      await setStored(page, 'auth-token', JSON.stringify({ ...tokens, access: 'ran.out.long-ago' }));
      const renewed = page.waitForResponse('**/api/auth/refresh/');
      await page.getByRole('navigation').getByRole('link', { name: w.places.mypage }).click();
      expect((await renewed).status()).toBe(200);
      await expect(page).toHaveURL('/mypage');
      await expect(page.getByRole('heading', { name: member.name })).toBeVisible();
      expect(await accessToken(page)).not.toBe('ran.out.long-ago');
    });

    test('a session that was revoked ends: a public page stays, a protected one goes by the log-in', async ({
      page,
      context,
      tolerate,
    }) => {
      tolerate(refused);
      const member = await signedInMember(context);
      await page.goto('/rwa-assets');
      await expect(logOutButton(page, w)).toBeVisible();
      await page.waitForLoadState('networkidle');
      const revoke = async () => {
        const answer = await context.request.post('/api/auth/force-logout/', {
          headers: { Authorization: `Bearer ${await accessToken(page)}` },
        });
        expect(answer.status()).toBe(200);
      };
      await revoke();
      await page.reload();
      await expect(page).toHaveURL('/rwa-assets');
      await expect(logInLink(page, w)).toBeVisible();
      await expect(page.getByText(w.shell.sessionEnded).first()).toBeVisible();
      await expect(page.getByRole('article').first()).toBeVisible();

      await page.goto('/login?redirect=%2Fmypage%3Ftab%3Dprofile');
      await fillInLogin(page, w, member);
      await expect(page).toHaveURL('/mypage?tab=profile');
      await page.waitForLoadState('networkidle');
      await revoke();
      await page.reload();
      await expect(page).toHaveURL('/login?redirect=%2Fmypage%3Ftab%3Dprofile');
      expect(await storedValue(page, 'auth-token')).toBeNull();
    });

    test('two tabs: a sign-in and a sign-out are followed within a second', async ({ page, context }) => {
      const member = newMember();
      await context.request.post('/api/auth/register/', {
        data: { name: member.name, email: member.email, password: member.password, terms_accepted: true },
      });
      const other = await context.newPage();
      await other.goto('/rwa-assets');
      await expect(logInLink(other, w)).toBeVisible();
      await page.goto('/login');
      await fillInLogin(page, w, member);
      await expect(logOutButton(page, w)).toBeVisible();
      await expect(logOutButton(other, w)).toBeVisible({ timeout: 1_000 });
      await other.goto('/orders');
      await expect(other).toHaveURL('/orders');
      await expect(logOutButton(other, w)).toBeVisible();
      await logOutButton(page, w).click();
      await expect(page).toHaveURL('/');
      await expect(other).toHaveURL('/login?redirect=%2Forders', { timeout: 1_000 });
    });

    test('offline at the start, a member stays signed in with the stored profile', async ({
      page,
      context,
      tolerate,
    }) => {
      tolerate(offline);
      await signedInMember(context);
      await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
      await page.goto('/rwa-assets');
      await expect(logOutButton(page, w)).toBeVisible();
      await expect(page.getByText(w.rwa.loadErrorTitle)).toBeVisible({ timeout: 15_000 });
      await expect(logOutButton(page, w)).toBeVisible();
      await page.unroute('**/api/**');
      await page.getByRole('button', { name: w.common.retry }).click();
      await expect(page.getByRole('article').first()).toBeVisible();
      await page.goto('/login');
      await expect(page, 'signed in, so there is nothing to do here').toHaveURL('/');
    });

    test('without a connection the form says so and keeps what was entered', async ({
      page,
      context,
      tolerate,
    }) => {
      tolerate(offline);
      await page.goto('/login');
      await expect(page.getByLabel(w.login.email)).toBeVisible();
      await context.setOffline(true);
      await expect(page.getByText(w.login.offline)).toBeVisible();
      await fillInLogin(page, w, newMember());
      await expect(page.getByRole('alert')).toHaveText(w.errors.network);
      await expect(page.getByLabel(w.login.email)).not.toHaveValue('');
      await context.setOffline(false);
      await expect(page.getByText(w.login.offline)).toHaveCount(0);
    });
  });
}

test.describe('whatever the address or the storage says', () => {
  test.use({ locale: browserLocale.en });
  const w = words.en;

  for (const redirect of [
    '//evil.test',
    '/\\evil.test',
    'https://evil.test',
    'javascript:alert(1)',
    '/%252Fevil.test',
    '/login',
  ]) {
    test(`a log-in with a redirect to ${redirect} ends at home`, async ({ page, context }) => {
      const member = newMember();
      await context.request.post('/api/auth/register/', {
        data: { name: member.name, email: member.email, password: member.password, terms_accepted: true },
      });
      await page.goto(`/login?redirect=${encodeURIComponent(redirect)}`);
      await fillInLogin(page, w, member);
      await expect(page).toHaveURL('/');
      await expect(logOutButton(page, w)).toBeVisible();
    });
  }

  for (const [key, value, staysSignedIn] of [
    ['auth-token', '{"access":', false],
    ['auth-token', '{"access":"not.a.token","refresh":"nor-this"}', false],
    ['user-profile', '{"name":"no id"}', true],
    ['last-login', 'yesterday', true],
    ['side-menus', '[', true],
    ['theme', 'neon', true],
    ['color-mode', '{}', true],
    ['locale', 'xx', true],
  ] as const) {
    test(`a stored ${key} of ${value} breaks nothing`, async ({ page, context, tolerate }) => {
      tolerate(refused);
      await signedInMember(context);
      await openWithoutApp(page);
      await setStored(page, key, value);
      await page.goto('/rwa-assets');
      await expect(page.getByRole('article').first()).toBeVisible();
      await expect(staysSignedIn ? logOutButton(page, w) : logInLink(page, w)).toBeVisible();
      if (!staysSignedIn) expect(await storedValue(page, 'user-profile')).toBeNull();
    });
  }

  test('another member who signs in in one tab leaves nothing of the first one in the other', async ({
    page,
    context,
  }) => {
    const first = await signedInMember(context);
    await page.goto('/mypage?tab=profile');
    await expect(page.getByRole('heading', { name: first.name })).toBeVisible();
    // As a tab that slept while the first one signed out would do it.
    const second = await signedInMember(context, { ...newMember(), name: 'Harang Kim' });
    await expect(page).toHaveURL('/', { timeout: 1_000 });
    await page.getByRole('button', { name: w.shell.openMenu }).click();
    await page.getByRole('link', { name: w.places.mypage }).click();
    await expect(page.getByRole('heading', { name: second.name })).toBeVisible();
    await expect(page.getByText(first.name)).toHaveCount(0);
  });

  test('two tabs that renew at once both stay signed in', async ({ page, context, tolerate }) => {
    tolerate(refused);
    await signedInMember(context);
    const other = await context.newPage();
    await Promise.all([page.goto('/orders'), other.goto('/orders')]);
    for (const tab of [page, other]) await expect(logOutButton(tab, w)).toBeVisible();
    const tokens = JSON.parse((await storedValue(page, 'auth-token')) ?? '') as object;
    await setStored(page, 'auth-token', JSON.stringify({ ...tokens, access: 'ran.out.long-ago' }));
    await Promise.all([page.reload(), other.reload()]);
    for (const tab of [page, other]) {
      await expect(tab).toHaveURL('/orders');
      await expect(logOutButton(tab, w)).toBeVisible();
    }
    await page.waitForLoadState('networkidle');
    expect(await accessToken(page)).not.toBe('ran.out.long-ago');
  });

  test('a page that comes back by "back" knows that the member has left meanwhile', async ({
    page,
    context,
  }) => {
    await signedInMember(context);
    await page.goto('/rwa-assets');
    await expect(logOutButton(page, w)).toBeVisible();
    await openWithoutApp(page);
    await page.evaluate(() => localStorage.removeItem('auth-token'));
    await page.goBack();
    await expect(logInLink(page, w)).toBeVisible();
  });
});

test.describe('what a password manager and a keyboard find', () => {
  test.use({ locale: browserLocale.en });
  const w = words.en;

  test('the fields of both forms say what they are for', async ({ page }) => {
    await page.goto('/login');
    await expect(page.locator('form input[name=username][type=email]')).toHaveAttribute(
      'autocomplete',
      'username',
    );
    const current = page.locator('form input[name=password][type=password]');
    await expect(current).toHaveAttribute('autocomplete', 'current-password');
    await page.getByRole('button', { name: w.login.showPassword }).click();
    await expect(page.locator('form input[name=password]')).toHaveAttribute('type', 'text');
    await page.goto('/signup');
    await expect(page.locator('form input[name=name]')).toHaveAttribute('autocomplete', 'name');
    await expect(page.locator('form input[autocomplete=new-password]')).toHaveCount(2);
  });

  test('Caps Lock is told', async ({ page }) => {
    await page.goto('/login');
    const password = page.getByRole('textbox', { name: w.login.password });
    await password.focus();
    const press = (isOn: boolean) =>
      password.evaluate(
        (field, modifierCapsLock) =>
          field.dispatchEvent(new KeyboardEvent('keydown', { key: 'A', bubbles: true, modifierCapsLock })),
        isOn,
      );
    await press(true);
    await expect(page.getByRole('status').getByText(w.login.capsLock)).toBeVisible();
    await press(false);
    await expect(page.getByText(w.login.capsLock)).toHaveCount(0);
  });
});
