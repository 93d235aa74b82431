// @vitest-environment happy-dom
import type { ReferralCode } from '@gli/sdk';
import { exampleOf } from '@gli/sdk/testing';
import { setWindowWidth } from '@gli/ui/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { fill } from '../../testing/fill.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

afterEach(cleanup);

const stats = exampleOf('getReferralStats', 200);
/** Opens and returns the form for another member's code. */
async function findRedeemForm(user: UserEvent) {
  const summary = await screen.findByText('Use a referral code');
  await user.click(summary);
  return summary.closest('details') ?? document.body;
}
const findRegion = (name: string) => screen.findByRole('region', { name });

test('creates, pauses, edits and deletes a code', async () => {
  let code: ReferralCode | null = null;
  const saved = () => (code ? { status: 200, body: code } : 404);
  const { user, getCalls } = await renderScreen('/referral', {
    handlers: {
      getReferralCode: saved,
      createReferralCode: ({ body }) => {
        code = { ...exampleOf('createReferralCode', 201), ...(body as Partial<ReferralCode>) };
        return { status: 201, body: code };
      },
      updateReferralCode: ({ body }) => {
        if (code) code = { ...code, ...(body as Partial<ReferralCode>) };
        return saved();
      },
      deleteReferralCode: () => {
        code = null;
        return 204;
      },
    },
  });
  expect(screen.queryByRole('tab', { name: 'Admin' })).toBeNull();
  const mine = await findRegion('Up to 50 GLIB per friend');
  expect(within(mine).getByText('Sign-up 30 GLIB · First investment 20 GLIB')).toBeDefined();
  const press = async (label: string) => user.click(await within(mine).findByRole('button', { name: label }));
  const inDialog = async () => within(await screen.findByRole('dialog'));
  await press('Choose your own code');
  const wished = (await inDialog()).getByLabelText(/^Code of your choice/);
  await fill(user, wished, 'a-b');
  await user.click((await inDialog()).getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(wished.getAttribute('aria-invalid')).toBe('true'));
  expect(document.activeElement).toBe(wished);
  await fill(user, wished, 'meetup2026');
  await user.click((await inDialog()).getByRole('button', { name: 'Create' }));
  expect(await within(mine).findByText('MEETUP2026')).toBeDefined();

  await press('Pause');
  expect(await within(mine).findByText('Paused')).toBeDefined();
  await press('Resume');
  expect(await within(mine).findByText('Active')).toBeDefined();
  await press('Edit');
  const limit = (await inDialog()).getByLabelText(/^Usage limit/);
  await fill(user, limit, '0');
  await user.click((await inDialog()).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(limit.getAttribute('aria-invalid')).toBe('true'));
  expect(document.activeElement).toBe(limit);
  await fill(user, limit, '25');
  await fill(user, (await inDialog()).getByLabelText(/^Note/), 'Gangnam meetup');
  await user.click((await inDialog()).getByRole('button', { name: 'Save' }));
  expect(await within(mine).findByText('Gangnam meetup')).toBeDefined();
  expect(within(mine).getByText('0 of 25')).toBeDefined();
  expect(getCalls('updateReferralCode').at(-1)?.body).toEqual({
    maximum_uses: 25,
    expires_at: null,
    description: 'Gangnam meetup',
  });

  await press('Delete');
  await user.click((await inDialog()).getByRole('button', { name: 'Delete' }));
  await press('Create a referral code');
  expect(getCalls('createReferralCode').at(-1)?.body).toEqual({});
  expect(await within(mine).findByRole('img', { name: /^QR code of the invitation link/ })).toBeDefined();
});

test('shows no results before the first friend, and no rule without a reward', async () => {
  const body = exampleOf('getReferralStats', 200, 'nobodyInvited');
  await renderScreen('/referral', { handlers: { getReferralStats: { status: 200, body } } });
  const rules = await findRegion('How rewards work');
  expect(await within(rules).findByText('First investment')).toBeDefined();
  expect(within(rules).queryByText('Identity verification')).toBeNull();
  await screen.findByText(/^You joined with the code/);
  expect(screen.queryByRole('region', { name: 'My referrals' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'By month' })).toBeNull();
});

test('accepts a code only once and rejects an unknown code', async () => {
  let usedCode: string | null = null;
  const handlers = {
    getReferralStats: () => ({ status: 200, body: { ...stats, used_code: usedCode } }),
  };
  const { user, reply, getCalls } = await renderScreen('/referral', { handlers });
  const section = await findRedeemForm(user);
  const field = await within(section).findByLabelText('Code');
  const submit = within(section).getByRole('button', { name: 'Use code' });
  reply('applyReferralCode', 503, 404);
  await fill(user, field, 'NOSUCHCODE0');
  await user.click(submit);
  expect(await within(section).findByRole('alert')).toBeDefined();
  expect(field.getAttribute('aria-invalid')).not.toBe('true');
  await user.click(submit);
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  const unknown = 'This referral code does not exist or can no longer be used.';
  expect(within(section).getByText(unknown)).toBeDefined();
  usedCode = 'SEOYEON26';
  await fill(user, field, 'seoyeon26');
  await user.click(submit);
  const used = await screen.findByText(/^You joined with .*’s code SEOYEON26\.$/);
  expect(used.getAttribute('role')).toBe('status');
  expect(getCalls('applyReferralCode').at(-1)?.body).toEqual({ code: 'SEOYEON26' });
  expect(screen.queryByLabelText('Code')).toBeNull();
  // After a reload, the server reports the code.
  await renderScreen('/referral', { handlers });
  expect(await screen.findByText('You joined with the code SEOYEON26.')).toBeDefined();
  expect(screen.queryByLabelText('Code')).toBeNull();
});

test('reports that a code was already used if the server rejects another one', async () => {
  const { used_code: _, ...body } = stats;
  const { user } = await renderScreen('/referral', {
    handlers: { getReferralStats: { status: 200, body }, applyReferralCode: 409 },
  });
  const section = await findRedeemForm(user);
  await fill(user, await within(section).findByLabelText('Code'), 'SEOYEON26');
  await user.click(within(section).getByRole('button', { name: 'Use code' }));
  expect(await screen.findByText(/^You have already used a referral code\. Each member/)).toBeDefined();
  expect(screen.queryByLabelText('Code')).toBeNull();
});

test('lists friends with their campaign, and opens a friend’s public profile', async () => {
  const friends = exampleOf('listReferralHistory', 200);
  const [pending] = friends.results;
  if (!pending) throw new Error('The contract has no friend.');
  const results = [{ ...pending, campaign: 'Meetup' }];
  const { user } = await renderScreen('/referral?tab=friends', {
    handlers: {
      listReferralHistory: ({ url }) =>
        url.searchParams.get('status') === 'inactive'
          ? { status: 200, body: { ...friends, count: 0, results: [] } }
          : { status: 200, body: { ...friends, count: 1, results } },
    },
  });
  const table = await screen.findByRole('table', { name: 'Friends' });
  const [, row] = within(table).getAllByRole('row');
  if (!row) throw new Error('The table has no row.');
  expect(row.textContent).toContain('QR · Meetup');
  expect(within(row).getByText('Pending')).toBeDefined();
  await user.click(within(row).getByRole('link'));
  expect(window.location.search).toContain(`friend=${pending.user.id}`);
  const dialog = await screen.findByRole('dialog', { name: 'Public profile of a friend' });
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(window.location.search).not.toContain('friend=');
  await user.selectOptions(screen.getByLabelText('Status'), 'Inactive');
  expect(await screen.findByText('No results')).toBeDefined();
});

test('lists pending and past rewards, and filters the history', async () => {
  const { user, getCalls } = await renderScreen('/referral?tab=rewards');
  const pending = await screen.findByRole('table', { name: 'Pending' });
  expect(pending.textContent).toContain('30 GLIB');
  await user.click(screen.getByRole('radio', { name: 'History' }));
  const history = await screen.findByRole('table', { name: 'History' });
  expect(history.textContent).toContain('20 GLIB');
  await user.selectOptions(screen.getByLabelText('State'), 'Pending');
  expect(window.location.search).toContain('status=pending');
  await waitFor(() =>
    expect(getCalls('listRewardHistory').at(-1)?.url.searchParams.get('status')).toBe('pending'),
  );
});

test.each([
  ['/referral?tab=rewards&list=history', 'History', '30 GLIB'],
  ['/referral?tab=friends', 'Friends', '50 GLIB'],
])('groups the rows of %s by day on a phone', async (path, name, text) => {
  setWindowWidth(390);
  await renderScreen(path);
  const rows = await screen.findByRole('group', { name });
  expect(rows.textContent).toContain(text);
  expect(screen.queryByRole('table')).toBeNull();
});

test('shows the totals, and the monthly figures as a chart and a table', async () => {
  const { user } = await renderScreen('/referral?measure=clicks');
  const summary = await findRegion('My referrals');
  for (const label of ['Total invited', 'Active referrals', 'Total rewards', 'Monthly rewards'])
    expect(within(summary).getByText(label)).toBeDefined();
  const months = within(await findRegion('By month'));
  expect(months.getByRole<HTMLInputElement>('radio', { name: 'Visits' }).checked).toBe(true);
  expect(
    months.getByRole('img', { name: /^Visits from Jun\s2026 to Nov\s2026: from 4 to 14\.$/ }),
  ).toBeDefined();
  await user.click(months.getByText('View as table'));
  // The table starts with the latest month.
  const rows = months.getAllByRole('row').slice(1);
  expect(rows.map(({ children }) => Number(children[1]?.textContent))).toEqual([14, 12, 3, 6, 9, 4]);
  const slider = months.getByRole('slider', { name: 'Visits' });
  for (const [position, row] of [
    [0, 5],
    [2, 3],
    [5, 0],
  ] as const) {
    fireEvent.change(slider, { target: { value: String(position) } });
    const [month, clicks] = [...(rows[row]?.children ?? [])].map(({ textContent }) => textContent);
    expect(slider.getAttribute('aria-valuetext')).toBe(`${month}: ${clicks}`);
  }
  // Each bar is as high as its value on one axis.
  const heights = [...document.querySelectorAll('rect[height$="%"]')].map((bar) =>
    Number.parseFloat(bar.getAttribute('height') ?? ''),
  );
  const unit = (heights[0] ?? 0) / 4;
  expect(heights).toEqual([4, 9, 6, 3, 12, 14].map((count) => expect.closeTo(count * unit, 3)));
  expect(screen.getByRole('table', { name: 'By campaign' }).textContent).toContain('GLIB');
});
