// @vitest-environment happy-dom
import { exampleOf } from '@gli/sdk/testing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';

afterEach(cleanup);

const page = exampleOf('listRwaAssets', 200);

// Lists have different lengths, because the feed keeps the heights of the last list and renders nothing that it
// takes for out of sight.
test.each([
  ['a failed call', 7, 500],
  ['an empty page of a list that has assets', 8, { status: 200, body: { ...page, count: 8, results: [] } }],
])('shows an error with a retry for %s', async (_, count, failure) => {
  let isDown = true;
  await renderScreen('/rwa-assets', {
    member: null,
    handlers: { listRwaAssets: () => (isDown ? failure : { status: 200, body: { ...page, count } }) },
  });
  await screen.findAllByText('Unable to load data');
  isDown = false;
  fireEvent.click(screen.getAllByRole('button', { name: 'Try again' })[0] ?? document.body);
  await screen.findByText(page.results[0]?.name ?? '');
  expect(screen.queryByText('Unable to load data')).toBeNull();
});
