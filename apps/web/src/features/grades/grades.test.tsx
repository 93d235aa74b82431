// @vitest-environment happy-dom
import { exampleOf } from '@gli/sdk/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { allBenefits } from './GradesSection.tsx';

afterEach(cleanup);

test('shows the member’s grade, all grades in one table and the achievements that can be reached', async () => {
  const content = exampleOf('listBusinessContent', 200, 'contentEnglish').filter(
    ({ section }) => section === 'grades',
  );
  const tiers = content.flatMap(({ grades }) => grades ?? []);
  const { user } = await renderScreen('/auth', {
    handlers: { listBusinessContentBySection: { status: 200, body: content } },
  });
  await user.click(screen.getByRole('tab', { name: 'Grades and achievements' }));
  const own = await screen.findByRole('region', { name: 'Your grade' });
  expect(screen.queryByRole('region', { name: 'Identity verification' })).toBeNull();
  // The member is a Writer with a stake.
  expect(within(own).getByRole('heading', { level: 3 }).textContent).toBe('Writer');
  const writer = tiers.find(({ grade }) => grade === 'writer');
  for (const { name } of writer?.benefits ?? []) expect(within(own).getByText(name)).toBeDefined();
  expect(own.textContent).toContain('Your stake');

  const table = screen.getByRole('table', { name: 'Requirements and benefits of all grades' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual(tiers.map(({ name }) => name));
  expect(allBenefits(tiers)).toHaveLength(11);
  expect(within(table).getAllByRole('rowheader')).toHaveLength(2 + 11);
  expect(within(table).getAllByText('Included')).toHaveLength(3 + 7 + 11);
  expect(within(table).getByText('20,000')).toBeDefined();
  // Nothing counts down to a grade that needs a stake.
  expect(within(own).queryByRole('progressbar')).toBeNull();
  expect(screen.getAllByText(/require staking, which isn’t available yet/)).toHaveLength(1);

  const achievements = screen.getByRole('region', { name: 'Achievements' });
  expect(within(achievements).getAllByText(/^Reached on/)).toHaveLength(2);
  const progress = within(achievements).getAllByRole('progressbar');
  expect(progress).toHaveLength(1);
  expect(within(achievements).getByText('50% fee discount')).toBeDefined();
  // The Expert grade needs a stake.
  expect(within(achievements).queryByText('Exclusive NFT')).toBeNull();
});
