// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';

afterEach(cleanup);

const SAMPLE = /^This is a sample text/;

test('opens each legal page from the footer, with its date and a list of its contents', async () => {
  const { user } = await renderScreen('/shopping', { member: null, shell: true });
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getAllByRole('link')).toHaveLength(4);
  for (const [name, path] of [
    ['Terms of use', '/terms'],
    ['Privacy policy', '/privacy'],
    ['Risk disclosure', '/risk-disclosure'],
    ['Accessibility', '/accessibility'],
  ] as const) {
    await user.click(footer.getByRole('link', { name }));
    await screen.findByRole('heading', { level: 1, name });
    expect(window.location.pathname).toBe(path);
    expect(document.title).toBe(`${name} · GLI`);
    const page = within(screen.getByRole('main'));
    expect(page.getByText(/2026/).textContent).toMatch(/^Effective from/);
    // The accessibility statement describes the actual platform.
    expect(page.queryAllByText(SAMPLE)).toHaveLength(path === '/accessibility' ? 0 : 1);
    const entries = within(page.getByRole('navigation', { name: 'Contents' })).getAllByRole('link');
    expect(entries.length).toBeGreaterThan(4);
    for (const entry of entries) {
      const passage = document.querySelector(entry.getAttribute('href') ?? '');
      expect(passage?.querySelector('h2')?.textContent).toBe(entry.textContent);
    }
  }
});
