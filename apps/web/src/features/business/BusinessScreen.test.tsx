// @vitest-environment happy-dom
import { exampleOf } from '@gli/sdk/testing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';

afterEach(cleanup);

const chapters = ['Background', 'Team', 'Strategy', 'Roadmap', 'Tokens'] as const;
type Chapter = (typeof chapters)[number];
const getChapter = (name: Chapter) => screen.getByRole('region', { name });
const isShown = (element: Element) => element.closest('details:not([open])') === null;
const expand = (name: Chapter) => fireEvent.click(screen.getByText(`${name} in detail`));

test('starts each chapter with one picture at most, a sentence and one figure', async () => {
  const content = exampleOf('listBusinessContent', 200);
  await renderScreen('/business', { member: null });
  await screen.findByText('People on the team');
  for (const name of chapters) {
    const chapter = getChapter(name);
    const entries = content.filter(({ section }) => section === name.toLowerCase());
    const pictures = entries.flatMap((entry) => entry.pictures);
    const images = [...chapter.querySelectorAll('img')].filter(isShown);
    expect(images.map((image) => image.alt)).toEqual(pictures.slice(0, 1).map(({ alt }) => alt));
    expect([...chapter.querySelectorAll('dd')].filter(isShown)).toHaveLength(1);
    expect([...chapter.querySelectorAll('article')].filter(isShown)).toHaveLength(0);
  }
});

test('shows the server’s features, people, phases, milestones and tokens in five chapters', async () => {
  const { getCalls } = await renderScreen('/business', { member: null });
  for (const name of chapters) expand(name);

  const background = within(getChapter('Background'));
  await background.findAllByText('1,000+');
  background.getByText('98%');
  const features = exampleOf('listProjectFeatures', 200);
  for (const { title } of features) await background.findByRole('heading', { name: title });
  expect(background.getAllByText('Planned')).toHaveLength(
    features.filter(({ status }) => status === 'planned').length,
  );
  const team = within(getChapter('Team'));
  for (const { name } of exampleOf('listTeamMembers', 200)) team.getByRole('heading', { name });
  const strategy = within(getChapter('Strategy'));
  for (const { number, title } of exampleOf('listStrategyPhases', 200))
    strategy.getByRole('heading', { name: `Phase ${number} · ${title}` });

  const roadmap = within(getChapter('Roadmap'));
  const quarters = exampleOf('listDevelopmentTimelines', 200);
  for (const { title, milestones } of quarters) {
    const heading = await roadmap.findByRole('heading', { level: 4, name: title });
    const quarter = heading.closest('li');
    const goals = within(quarter ?? document.body);
    for (const milestone of milestones) goals.getByText(milestone.title);
    expect(goals.getAllByText(/^planned for/)).toHaveLength(milestones.length);
  }
  // Fourteen milestones. One is open.
  expect(roadmap.getAllByText(/^reached on/)).toHaveLength(13);

  const tokens = within(getChapter('Tokens'));
  for (const { token, role } of exampleOf('listTokenEcosystems', 200)) {
    const card = tokens.getByRole('heading', { level: 4, name: token }).closest('article');
    expect(card?.textContent).toContain(role);
  }
  const comparison = within(tokens.getByRole('table', { name: 'Token comparison' }));
  expect(comparison.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Detail',
    'GLIB',
    'GLID',
    'GLIL',
    'USDT',
  ]);
  expect(comparison.getAllByRole('rowheader')).toHaveLength(7);
  await tokens.findByRole('img', { name: /^Allocation of GLIB: .* 40%/ });
  tokens.getAllByText('one way, irreversible');
  expect(tokens.getAllByText('This token can’t be converted.')).toHaveLength(1);
  // One request returns the text of all chapters.
  expect(getCalls('listBusinessContent')).toHaveLength(1);
});

test('shows an error with a retry in the chapter whose call fails, and keeps the other chapters', async () => {
  let isDown = true;
  await renderScreen('/business', {
    member: null,
    handlers: { listTeamMembers: () => (isDown ? 500 : 200) },
  });
  expand('Team');
  expand('Roadmap');
  const team = within(getChapter('Team'));
  await team.findByText('Unable to load data.');
  const roadmap = within(getChapter('Roadmap'));
  await roadmap.findByText('2024 Q1');
  isDown = false;
  fireEvent.click(team.getByRole('button', { name: 'Try again' }));
  const [first] = exampleOf('listTeamMembers', 200);
  await team.findByRole('heading', { name: first?.name ?? '' });
});
