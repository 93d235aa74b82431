// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { proxy } from 'valtio/vanilla';
import { afterEach, expect, test } from 'vitest';
import { useObservable } from './react.tsx';

afterEach(cleanup);

test('a component renders again only when what it reads changes', async () => {
  const state = proxy({ read: 1, other: 1 });
  let renders = 0;
  function Reader() {
    renders += 1;
    return <p>{useObservable(state, ({ read }) => read)}</p>;
  }
  render(<Reader />);
  await act(async () => {
    state.other = 2;
  });
  expect(renders).toBe(1);
  await act(async () => {
    state.read = 2;
  });
  screen.getByText('2');
  expect(renders).toBe(2);
});
