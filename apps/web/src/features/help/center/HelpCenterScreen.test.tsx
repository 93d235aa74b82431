// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';

beforeEach(() => {
  // The build's version. Without it, the page shows none.
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const question = (text: string) => screen.queryByText(text, { selector: 'summary *' });
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

test('finds questions by category and search, keeps both in the URL and links to pages', async () => {
  const { user } = await renderScreen('/help-center', { member: null });
  const categories = within(screen.getByRole('group', { name: 'Question category' }));
  expect(categories.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    'All',
    'Getting started',
    'Wallet',
    'Tokens',
    'Shopping',
    'Technical',
  ]);
  await user.click(categories.getByRole('radio', { name: 'Tokens' }));
  expect(window.location.search).toBe('?category=tokens');
  expect(question('What do I need to start with GLI?')).toBeNull();
  type(screen.getByLabelText('Search the questions'), 'economy');
  screen.getByText('1 question');
  await waitFor(() => expect(window.location.search).toBe('?category=tokens&q=economy'));

  await renderScreen('/help-center?category=tokens&q=economy', { member: null });
  screen.getByText('1 question');
  await user.click(screen.getByText('What is the conversion fee?'));
  const answer = screen.getByText(/^Standard, instant and economy differ in fee and time/);
  expect(answer.closest('details')?.open).toBe(true);

  type(screen.getByLabelText('Search the questions'), 'zeppelin');
  screen.getByText('No questions found');
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(window.location.search).toBe('');
  expect(screen.getByLabelText('Search the questions')).toHaveProperty('value', '');
  await user.click(screen.getByText('Which tokens can be converted into each other?'));
  await user.click(screen.getAllByRole('link', { name: 'Open Conversion' })[0] ?? document.body);
  expect(window.location.pathname).toBe('/conversion');
});

test('shows an error with a retry if the services fail to load', async () => {
  let isDown = true;
  const { user } = await renderScreen('/help-center', {
    member: null,
    handlers: { listProjectFeatures: () => (isDown ? 500 : 200) },
  });
  const services = within(screen.getByRole('region', { name: 'Services' }));
  await services.findByText('Unable to load data.');
  isDown = false;
  await user.click(services.getByRole('button', { name: 'Try again' }));
  await services.findAllByRole('listitem');
  expect(services.queryByText('Unable to load data.')).toBeNull();
});
