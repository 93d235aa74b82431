// @vitest-environment happy-dom
import { exampleOf } from '@gli/sdk/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { replyWithProduct } from '../example-products.testing.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('shows the times, place and calendar file of a paid stay, and offers to repeat the booking', async () => {
  const order = exampleOf('getOrder', 200, 'paid');
  const { user } = await renderScreen(`/orders?order=${order.id}`, {
    handlers: { getOrder: { status: 200, body: order }, getProduct: replyWithProduct },
  });
  const region = await screen.findByRole('region', { name: `Order ${order.number}` });
  const panel = within(region);
  expect(await panel.findByText('Saturday, December 12, 2026, from 3:00 PM')).toBeTruthy();
  expect(panel.getByText('Monday, December 14, 2026, until 11:00 AM')).toBeTruthy();
  expect(region.textContent).toContain('412 Aewolhaean-ro, Aewol-eup, Jeju-si, Jeju-do');
  const map = panel.getByRole('link', { name: /Google Maps/ });
  expect(map.getAttribute('href')).toContain('query=33.4697');

  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  await user.click(panel.getByRole('button', { name: 'Add to calendar (.ics)' }));
  expect(saved).toEqual([`GLI-${order.number}.ics`]);

  await user.click(panel.getByRole('link', { name: 'Book this stay again' }));
  const rooms = within(await screen.findByRole('group', { name: 'Room' }));
  expect(rooms.getByRole('radio', { checked: true })).toHaveProperty('value', 'deluxe');
  expect(screen.getByRole('spinbutton', { name: 'Guests' })).toHaveProperty('value', '2');
});
