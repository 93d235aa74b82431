// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Button } from './Button.tsx';

afterEach(cleanup);

it('announces the busy state, keeps its name and focus, and ignores clicks', async () => {
  const onClick = vi.fn();
  const { rerender } = render(<Button onClick={onClick}>Invest</Button>);
  const button = screen.getByRole('button', { name: 'Invest' });
  await userEvent.click(button);
  rerender(
    <Button onClick={onClick} busy>
      Invest
    </Button>,
  );
  await userEvent.click(button);
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Invest' })).toBe(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(document.activeElement).toBe(button);
});

it('submits no form while busy', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy>
        Log in
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  expect(onSubmit).not.toHaveBeenCalled();
});

it('reserves space for the busy label to avoid shifts', () => {
  const { rerender } = render(<Button busyLabel="connecting...">Wallet</Button>);
  const faces = () => screen.getByRole('button').textContent;
  const before = faces();
  rerender(
    <Button busyLabel="connecting..." busy>
      Wallet
    </Button>,
  );
  expect(before).toBe('Walletconnecting...');
  expect(faces()).toBe(before);
});

it('has the type button by default, so it submits no form', () => {
  render(<Button>Max</Button>);
  expect(screen.getByRole('button').getAttribute('type')).toBe('button');
});
