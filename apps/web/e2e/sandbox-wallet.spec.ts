import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expectAccessible } from './axe.ts';
import { newMember, signInAs } from './member.ts';
import { expect, test } from './test.ts';
import { browserLocale, locales, translations } from './translations.ts';
import { short, walletOn } from './wallet-page.ts';
import { localSolana, quietPage, withWallets } from './wallet-steps.ts';

const SOL = 1_000_000_000n;
const node = localSolana();

const devices = {
  ko: { viewport: { width: 1440, height: 900 } },
  en: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'dark' },
} as const;

for (const locale of locales) {
  const t = translations[locale];

  test.describe(`a member with one wallet, in ${locale}`, () => {
    test.use({ locale: browserLocale[locale], ...devices[locale] });

    test('connects, authenticates, gets test SOL and leaves', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const { first: phantom } = await withWallets(context, node(), 'Phantom');
      const wallet = walletOn(page, t);
      const { panel } = wallet;

      await page.goto(quietPage);
      await wallet.connectButton('Phantom').click();
      await expect(page.getByRole('dialog', { name: t.login.neededTitle })).toBeVisible();
      expect(phantom.prompts).toEqual([]);

      const member = await newMember(context.request);
      await signInAs(page, member, quietPage);
      await expect(wallet.premium).toHaveCount(0);
      await wallet.connectButton('Phantom').click();
      await expect(wallet.message).toBeVisible();
      expect(phantom.prompts.map(({ kind }) => kind)).toEqual(['connect']);
      const shown = await wallet.messageText.textContent();
      expect(shown).toMatch(
        new RegExp(
          `^GLI Platform Authentication\\nWallet: ${phantom.address}\\nTimestamp: \\S+Z\\nNonce: \\S+$`,
        ),
      );
      await expectAccessible(page);

      const sent = page.waitForRequest('**/api/auth/verify/');
      await wallet.sign();
      const { signature } = (await sent).postDataJSON() as { signature: number[] };
      expect(signature).toHaveLength(64);
      expect(phantom.prompts.at(-1)).toMatchObject({ kind: 'signMessage', shown });
      await expect(wallet.button(member.user.name)).toBeVisible();
      await expect(panel.getByText(member.email)).toBeVisible();
      await expect(wallet.premium).toHaveCount(1);
      await expect(wallet.autoLogin).not.toBeChecked();
      await wallet.autoLogin.check();

      await expect(panel.getByText(phantom.address)).toBeVisible();
      await expect(panel.getByText(short(phantom.address))).toBeVisible();
      await expect(panel.getByRole('link')).toHaveAttribute(
        'href',
        `https://explorer.solana.com/address/${phantom.address}?cluster=devnet`,
      );
      await expect(panel.getByRole('link')).toHaveAttribute('rel', /noopener/);
      await panel.getByRole('button', { name: t.walletWidget.copyAddress }).click();
      await expect(panel.getByText(t.walletWidget.addressCopied)).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(phantom.address);
      await expectAccessible(page);
      await expect(panel.getByText(t.walletWidget.addressCopied)).toHaveCount(0);

      await expect(panel.getByText('0.0000')).toBeVisible();
      await panel.getByRole('button', { name: t.walletWidget.airdrop }).click();
      await expect(panel.getByText(t.walletWidget.airdropDone)).toBeVisible();
      await expect(panel.getByText('2.0000')).toBeVisible();
      expect(await node().balance(phantom.address)).toBe(2n * SOL);
      node().setBalance(phantom.address, 3n * SOL + 99_999n);
      await panel.getByRole('button', { name: t.walletWidget.refreshBalance }).click();
      await expect(panel.getByText('3.0000')).toBeVisible();

      await panel.getByRole('button', { name: t.walletWidget.viewProfile }).click();
      await expect(page).toHaveURL('/mypage?tab=profile');
      const profile = page.getByRole('dialog', { name: t.walletWidget.profile.title });
      await expect(profile.getByText(short(phantom.address))).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(profile).toBeHidden();
      await expect(wallet.button(member.user.name)).toBeFocused();

      await wallet.button(member.user.name).click();
      await expect(panel).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await wallet.button(member.user.name).click();
      // The panel lies over the page's head on a phone; its lower left corner is free.
      await page.mouse.click(20, (page.viewportSize()?.height ?? 0) - 20);
      await expect(panel).toBeHidden();

      await wallet.button(member.user.name).click();
      await panel.getByRole('button', { name: t.walletWidget.gliLogout }).click();
      await expect(page).toHaveURL('/login');
      await expect(wallet.connectButton('Phantom')).toBeVisible();
      expect(phantom.requests.at(-1)?.method).toBe('disconnect');
      await page.reload();
      await expect(wallet.connectButton('Phantom')).toBeVisible();
      expect(phantom.prompts).toHaveLength(2);
    });
  });
}

const t = translations.en;

test.describe('a browser without any wallet', () => {
  test.use({ locale: browserLocale.en });
  test('is led to the site of one, in a new tab', async ({ page, context }) => {
    await context.route('https://phantom.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Phantom</title>' }),
    );
    await signInAs(page, await newMember(context.request), quietPage);
    const wallet = walletOn(page, t);
    const opened = context.waitForEvent('page');
    await wallet.connectButton('Phantom').click();
    const site = await opened;
    await expect(site).toHaveURL('https://phantom.com/download');
    expect(await site.evaluate(() => window.opener)).toBeNull();
    await expect(wallet.panel.getByText(t.errors.walletExtensionMissing)).toBeVisible();
    await expectAccessible(page);
  });

  test('downloads nothing of the chains’ libraries', async ({ page }) => {
    const scripts: string[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(new URL(response.url()).pathname.slice(1));
    });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(scripts.length).toBeGreaterThan(0);
    const chains = await chunksOf(/wallet\/src\/(solana\.tsx|evm\.ts|airdrop\.ts)$|WalletDetails/);
    expect(chains).toHaveLength(4);
    expect(scripts.filter((path) => chains.includes(path))).toEqual([]);
  });
});

/** The files that the build made of modules, by their names. */
async function chunksOf(modules: RegExp): Promise<string[]> {
  const file = path.join(import.meta.dirname, '../.cache/with-airdrop/.vite/manifest.json');
  const manifest: Record<string, { file: string }> = JSON.parse(await readFile(file, 'utf8'));
  return Object.entries(manifest).flatMap(([name, chunk]) => (modules.test(name) ? [chunk.file] : []));
}
