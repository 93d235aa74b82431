// @vitest-environment happy-dom
import { exampleOf } from '@gli/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('opens a transaction with its hash and a link to its investment, without an explorer link', async () => {
  const wallet = exampleOf('getWalletInfo', 200);
  const [first] = wallet.transactions.results;
  if (!first) throw new Error('The contract has no transaction.');
  const purchase = {
    ...first,
    type: 'purchase',
    description: 'Gangneung Pine Villas',
    reference: { type: 'investment', id: 'inv_1' },
    hash: '5VfydPnbzyU4',
  };
  const body = { ...wallet, transactions: { ...wallet.transactions, count: 1, results: [purchase] } };
  const { user, getCalls } = await renderScreen('/mypage?tab=transactions&type=purchase', {
    handlers: { getWalletInfo: { status: 200, body } },
  });
  const table = await screen.findByRole('table', { name: 'My transactions' });
  expect(within(table).getAllByRole('rowheader')).toHaveLength(1);
  const link = within(table).getByRole('link', { name: 'Gangneung Pine Villas' });
  expect(within(table).getAllByRole('link')).toEqual([link]);
  expect(within(table).queryByText(/5Vf/)).toBeNull();
  expect(getCalls('getWalletInfo').map(({ url }) => url.searchParams.get('type'))).toContain('purchase');
  await user.click(link);
  const dialog = await screen.findByRole('dialog', { name: 'Gangneung Pine Villas' });
  const details = within(dialog).getByRole('link', { name: 'View details' });
  expect(details.getAttribute('href')).toBe('/mypage?tab=portfolio&investment=inv_1');
  expect(within(dialog).getByText(/^On this test network, the platform records transactions/)).toBeDefined();
  await user.click(within(dialog).getByRole('button', { name: /^Copy transaction hash 5Vf/ }));
  expect(await screen.findByText('Transaction hash copied')).toBeDefined();
  expect(await navigator.clipboard.readText()).toBe('5VfydPnbzyU4');
});

test('exports the filtered transactions as a CSV file', async () => {
  const create = vi.spyOn(URL, 'createObjectURL');
  // happy-dom would navigate to the file.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const wallet = exampleOf('getWalletInfo', 200);
  const body = { ...wallet, transactions: { ...wallet.transactions, next: null } };
  const { user, getCalls } = await renderScreen('/mypage?tab=transactions&type=purchase', {
    handlers: { getWalletInfo: { status: 200, body } },
  });
  await user.click(await screen.findByRole('button', { name: 'Save as CSV' }));
  expect(await screen.findByText(/saved as a CSV file$/)).toBeDefined();
  const [file] = create.mock.calls[0] ?? [];
  const text = file instanceof Blob ? await file.text() : '';
  expect(text.replace('\uFEFF', '').startsWith('"Date","Type"')).toBe(true);
  expect(text).toContain('"GLIL","-516"');
  const { searchParams } = getCalls('getWalletInfo').at(-1)?.url ?? {};
  expect([searchParams?.get('type'), searchParams?.get('page_size')]).toEqual(['purchase', '100']);
});

test('filters transactions by the URL and clears the filters of an empty list', async () => {
  const wallet = exampleOf('getWalletInfo', 200);
  const none = { ...wallet, transactions: { ...wallet.transactions, count: 0, results: [] } };
  const { user } = await renderScreen('/mypage?tab=transactions&from=2026-11-20&to=2026-11-01', {
    handlers: {
      getWalletInfo: ({ url }) => ({ status: 200, body: url.searchParams.has('type') ? none : wallet }),
    },
  });
  expect(await screen.findByText('The end date is before the start date.')).toBeDefined();
  await user.selectOptions(screen.getByLabelText('Type'), 'Withdrawal');
  expect(window.location.search).toContain('type=withdrawal');
  expect(await screen.findByText('No results')).toBeDefined();
  const [clear] = screen.getAllByRole('button', { name: 'Clear filters' });
  if (clear) await user.click(clear);
  expect(await screen.findByRole('table', { name: 'My transactions' })).toBeDefined();
  expect(window.location.search).toBe('?tab=transactions');
});

test.each([
  ['/mypage', ['Portfolio', 'Holdings']],
  ['/mypage?tab=orders', ['Orders']],
  ['/mypage?tab=settings', ['Settings', 'Profile']],
  ['/mypage?tab=profile', ['Settings', 'Profile']],
  ['/mypage?tab=security', ['Settings', 'Security']],
  ['/mypage?tab=subscription', ['Settings', 'Notifications']],
  ['/mypage?tab=account', ['Settings', 'Account']],
])('opens %s as the tabs %s', async (path, names) => {
  await renderScreen(path);
  const pageTabs = within(await screen.findByRole('tablist', { name: 'My page' }));
  expect(pageTabs.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Portfolio',
    'Transactions',
    'Orders',
    'Settings',
  ]);
  await waitFor(() =>
    expect(screen.getAllByRole('tab', { selected: true }).map(({ textContent }) => textContent)).toEqual(
      names,
    ),
  );
  for (const name of names) screen.getByRole('tabpanel', { name });
});

test('keeps a typed password while another part of the settings is shown', async () => {
  const { user } = await renderScreen('/mypage?tab=security');
  await user.type(await screen.findByLabelText('Current password'), 'my password');
  await user.click(screen.getByRole('tab', { name: 'Notifications' }));
  expect(window.location.search).toBe('?tab=notifications');
  expect(screen.queryByRole('button', { name: 'Change password' })).toBeNull();
  await user.click(screen.getByRole('tab', { name: 'Security' }));
  expect(screen.getByLabelText<HTMLInputElement>('Current password').value).toBe('my password');
});

test('lists the orders and opens one on the page of the orders', async () => {
  const { results } = exampleOf('listOrders', 200);
  await renderScreen('/mypage?tab=orders');
  const list = await screen.findByRole('list', { name: 'List of orders' });
  const [link] = within(list).getAllByRole('link');
  expect(link?.getAttribute('href')).toBe(`/orders?order=${results[0]?.id}`);
});

test('saves all data of the member as one JSON file without tokens', async () => {
  const create = vi.spyOn(URL, 'createObjectURL');
  // happy-dom would navigate to the file.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const wallet = exampleOf('getWalletInfo', 200);
  const onePage = <Body extends object>(body: Body) => ({ status: 200, body: { ...body, next: null } });
  const { user } = await renderScreen('/mypage?tab=account', {
    handlers: {
      getReferralCode: 404,
      getWalletInfo: {
        status: 200,
        body: { ...wallet, transactions: { ...wallet.transactions, next: null } },
      },
      listKycDocuments: onePage(exampleOf('listKycDocuments', 200)),
      listFaceVerificationHistory: onePage(exampleOf('listFaceVerificationHistory', 200)),
      listInvestments: onePage(exampleOf('listInvestments', 200)),
      listConversionHistory: onePage(exampleOf('listConversionHistory', 200)),
      listOrders: onePage(exampleOf('listOrders', 200)),
      listReferralHistory: onePage(exampleOf('listReferralHistory', 200)),
      listPendingRewards: onePage(exampleOf('listPendingRewards', 200)),
      listRewardHistory: onePage(exampleOf('listRewardHistory', 200)),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Save as JSON' }));
  expect(await screen.findByText('Your data was saved as a JSON file')).toBeDefined();
  const [file] = create.mock.calls[0] ?? [];
  const text = file instanceof Blob ? await file.text() : '';
  expect(JSON.parse(text)).toMatchObject({
    getProfile: { email: 'seoyeon.kim@example.com' },
    listOrders: expect.any(Array),
    getReferralCode: null,
  });
  expect(text).not.toMatch(/access-1|refresh-1/);
});

test('accepts a new password only with the current one and typed twice', async () => {
  const { user, reply, getCalls } = await renderScreen('/mypage?tab=security');
  const getField = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
  const fill = async (name: string, text: string) => {
    await user.clear(getField(name));
    await user.paste(text);
  };
  const change = await screen.findByRole('button', { name: 'Change password' });
  await user.click(change);
  expect(document.activeElement).toBe(getField('Current password'));
  await fill('Current password', 'not my password');
  await fill('New password', 'hallasan-first-snow');
  await fill('Confirm new password', 'hallasan-second-snow');
  await user.click(change);
  expect(await screen.findByText('The new passwords don’t match.')).toBeDefined();
  expect(getCalls('changePassword')).toEqual([]);
  await fill('Confirm new password', 'hallasan-first-snow');
  reply('changePassword', [400, 'current_password_wrong']);
  await user.click(change);
  await waitFor(() => expect(getField('Current password').getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByText('Incorrect current password.')).toBeDefined();
  await fill('Current password', 'my password');
  await user.click(change);
  expect(await screen.findByText('Password changed')).toBeDefined();
  expect(screen.getByText('Logged out on 1 other device.')).toBeDefined();
  expect(getCalls('changePassword').at(-1)?.body).toEqual({
    current_password: 'my password',
    new_password: 'hallasan-first-snow',
  });
  expect(getField('New password').value).toBe('');
});

test('reserves the row of the holdings in the deletion while they load, so that no button moves', async () => {
  const { user } = await renderScreen('/mypage?tab=account', {
    handlers: { getWalletInfo: new Promise<number>(() => {}) },
  });
  await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('Value of your tokens')).toBeDefined();
});
