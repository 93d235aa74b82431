// @vitest-environment happy-dom
import { exampleOf } from '@gli/sdk/testing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';

afterEach(cleanup);

const page = exampleOf('listRwaAssets', 200);

test('shows an error with a retry for an empty page of a list that has assets', async () => {
  let isEmpty = true;
  await renderScreen('/rwa-assets', {
    member: null,
    handlers: {
      listRwaAssets: () => (isEmpty ? { status: 200, body: { ...page, results: [] } } : 200),
    },
  });
  await screen.findAllByText('Unable to load data');
  isEmpty = false;
  fireEvent.click(screen.getAllByRole('button', { name: 'Try again' })[0] ?? document.body);
  await within(screen.getByRole('feed', { name: 'Assets' })).findByText(page.results[0]?.name ?? '');
  expect(screen.queryByText('Unable to load data')).toBeNull();
});
