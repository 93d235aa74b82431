// @vitest-environment happy-dom
import { exampleOf } from '@gli/sdk/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { allBenefits } from './GradesSection.tsx';

afterEach(cleanup);

test('shows the requirements and benefits of grades and achievements, and the member’s progress', async () => {
  const content = exampleOf('listBusinessContent', 200, 'contentEnglish').filter(
    ({ section }) => section === 'grades',
  );
  const tiers = content.flatMap(({ grades }) => grades ?? []);
  const { user } = await renderScreen('/auth', {
    handlers: { listBusinessContentBySection: { status: 200, body: content } },
  });
  await user.click(screen.getByRole('tab', { name: 'Grades and achievements' }));
  const cards = await screen.findAllByRole('article');
  expect(screen.queryByRole('region', { name: 'Identity verification' })).toBeNull();
  expect(tiers.map(({ grade }) => grade)).toEqual(['reader', 'writer', 'expert']);
  for (const [index, tier] of tiers.entries()) {
    const card = cards[index];
    if (!card) throw new Error(`${tier.grade} has no card.`);
    expect(within(card).getByRole('heading', { level: 3 }).textContent).toBe(tier.name);
    expect(card.textContent).toContain(tier.summary);
    expect(card.textContent).toContain(['Not required', '500 GLIB', '5,000 GLIB'][index]);
    // The member is a Writer.
    expect(within(card).queryAllByText('Your grade')).toHaveLength(tier.grade === 'writer' ? 1 : 0);
    const added = tier.benefits.filter(({ is_new: isNew }) => isNew).map(({ name }) => name);
    const list = within(card).getByRole('list', { name: `Benefits of ${tier.name}` });
    const items = within(list).getAllByRole('listitem');
    expect(items.map((item) => item.querySelector('strong')?.textContent)).toEqual(added);
  }
  const benefits = allBenefits(tiers);
  expect(benefits).toHaveLength(11);
  await user.click(
    screen.getByText('Compare the benefits of all grades', { selector: 'summary *, summary' }),
  );
  const table = screen.getByRole('table', { name: 'Compare the benefits of all grades' });
  expect(within(table).getAllByRole('rowheader')).toHaveLength(11);
  expect(within(table).getAllByText('Included')).toHaveLength(3 + 7 + 11);

  const own = screen.getByRole('region', { name: 'Your grade' });
  expect(own.textContent).toContain('Progress to Expert');
  expect(own.textContent).toContain('5,000 GLIB');
  expect(within(own).getAllByRole('progressbar')).toHaveLength(2);
  expect(screen.getAllByText('Staking isn’t available in the app yet.')).toHaveLength(1);

  const achievements = screen.getByRole('region', { name: 'Achievements' });
  const bonuses = ['+100 GLIB bonus', '50% fee discount', '+2% APY', 'Exclusive NFT'];
  for (const bonus of bonuses) expect(within(achievements).getByText(bonus)).toBeDefined();
  expect(within(achievements).getAllByRole('heading', { level: 3 })).toHaveLength(4);
  // Two of the four are reached. The others show how far the member is.
  expect(within(achievements).getAllByText(/^Reached on/)).toHaveLength(2);
  expect(within(achievements).getAllByRole('progressbar')).toHaveLength(2);
});
