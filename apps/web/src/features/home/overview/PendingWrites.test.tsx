// @vitest-environment happy-dom
import { exampleOf } from '@gli/sdk/testing';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { memoryStorage } from '../../../testing/platform-fixture.tsx';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { findPage } from './PendingWrites.tsx';

const memberId = exampleOf('getProfile', 200).id;

/** Creates the storage of a tab with pending writes of a member. */
const createTab = (owner: string) =>
  memoryStorage({
    'pending-writes': JSON.stringify({
      memberId: owner,
      writes: {
        'invest:ast_5gw8n2kd7q': { key: 'key-invest', variables: '150' },
        pay: { key: 'key-payment', variables: { orderId: 'ord_1', token: 'GLIL' } },
      },
    }),
  });

test('lists pending writes on the member home, with links to the pages that read them', async () => {
  const tab = createTab(memberId);
  const { getCalls } = await renderScreen('/home', { perTab: () => tab });
  await screen.findByRole('heading', { name: 'Not confirmed yet' });
  screen.getByText('An investment whose response was lost');
  const links = screen.getAllByRole('link', { name: 'See the outcome' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/rwa-assets/ast_5gw8n2kd7q',
    '/orders?order=ord_1',
  ]);
  expect([...getCalls('investInRwaAsset'), ...getCalls('confirmOrderPayment')]).toEqual([]);
});

test('ends pending writes at a deliberate logout', async () => {
  const tab = createTab(memberId);
  const { platform } = await renderScreen('/home', { perTab: () => tab, shell: true });
  await act(() => platform.session.signOut('header_logout'));
  expect(tab.getItem('pending-writes')).toBeNull();
});

test('ends pending writes of another member', async () => {
  const tab = createTab('mem_other');
  await renderScreen('/home', { perTab: () => tab, shell: true });
  expect(tab.getItem('pending-writes')).toBeNull();
});

test.each([
  ['conversion', 'conversion', '/conversion'],
  ['order', 'order', '/shopping?cart=open'],
  ['cancel:ord_1', 'cancel', '/orders?order=ord_1'],
  ['pay-batch:mem_1', 'other', '/referral'],
])('links a pending write of %s', (scope, kind, href) => {
  expect(findPage({ scope, idempotencyKey: 'key', variables: null })).toEqual({ kind, href });
});
