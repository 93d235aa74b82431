import { expect, test } from './test.ts';
import { browserLocale, translations } from './translations.ts';
import { walletOn } from './wallet-page.ts';
import { authenticate, localSolana, memberName, signedIn, withWallets } from './wallet-steps.ts';

const node = localSolana();
const t = translations.en;

test.use({ locale: browserLocale.en });

test('reconnects a wallet after a reload without a prompt, and follows an account switch and a lock', async ({
  page,
  context,
}) => {
  const wallet = walletOn(page, t);
  const { first: phantom } = await withWallets(context, node(), 'Phantom');
  await signedIn(page, context);
  await authenticate(page, t);
  const [proven = '', other = ''] = phantom.addresses;
  await page.reload();
  await expect(wallet.button(memberName)).toBeVisible();
  expect(phantom.prompts).toHaveLength(2);

  await wallet.button(memberName).click();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await phantom.switchAccount(1);
  await expect(wallet.unauthenticated).toBeVisible();
  await expect(wallet.panel.getByText(other, { exact: true })).toBeVisible();
  await expect(wallet.panel.getByText(proven, { exact: true })).toHaveCount(0);
  const zeros = page.getByRole('region', { name: t.shell.balances }).getByRole('definition');
  await expect(zeros).toHaveText(['0', '0', '0', '0']);
  // The app sends no requests about an account that isn't the member's.
  expect(requests.filter((url) => url.includes(other))).toEqual([]);
  await phantom.switchAccount(0);
  await expect(wallet.button(memberName)).toBeVisible();
  expect(phantom.prompts).toHaveLength(2);

  await phantom.lock();
  await expect(wallet.panel.getByText(t.walletWidget.problems.disconnected)).toBeVisible();
  await expect(wallet.connectButton('Phantom')).toBeVisible();
  await expect(wallet.premium).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(wallet.panel).toBeHidden();
});
