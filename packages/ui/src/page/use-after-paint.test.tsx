// @vitest-environment happy-dom

import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { useAfterPaint } from './use-after-paint.ts';

const renders: boolean[] = [];
function Page() {
  const isPainted = useAfterPaint();
  renders.push(isPainted);
  return <p>{isPainted ? 'top and rest' : 'top'}</p>;
}

it('renders the rest of a page after its top', async () => {
  vi.stubEnv('SSR', false);
  renders.length = 0;
  await act(async () => render(<Page />));
  expect(renders).toEqual([false, true]);
  expect(screen.getByText('top and rest')).toBeDefined();
});

it('renders the whole page during prerendering', () => {
  vi.stubEnv('SSR', true);
  expect(renderToString(<Page />)).toContain('top and rest');
});
