// @vitest-environment happy-dom
import { exampleOf } from '@gli/sdk/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';

afterEach(cleanup);

test('shows the member’s grade, what each grade adds and the achievements that can be reached', async () => {
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
  expect(own.textContent).toContain('Your stake');

  // Each benefit is listed once, at the lowest grade that has it.
  const grades = within(screen.getByRole('list', { name: 'Requirements and benefits of all grades' }));
  expect(grades.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
    tiers.map(({ name }) => name),
  );
  for (const { name } of tiers.at(-1)?.benefits ?? []) grades.getByText(name);
  expect(grades.getAllByRole('listitem')).toHaveLength(3 + 11);
  grades.getByText('Everything in Writer, plus');
  grades.getByText('20,000');
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
