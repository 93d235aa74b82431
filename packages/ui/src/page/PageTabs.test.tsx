// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { createUiFixture } from '../testing/index.ts';
import { PartTabs, SectionTabs } from './PageTabs.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const tabs = [
  { value: 'overview', label: 'Overview', content: 'About it' },
  { value: 'risk', label: 'Risk', content: 'What may fail' },
] as const;

function renderTabs(search: string) {
  const fixture = createUiFixture({ search });
  render(<SectionTabs label="Sections" tabs={tabs} />, { wrapper: fixture.wrapper });
  return { ...fixture, user: userEvent.setup() };
}

test('shows the section in the URL and keeps other parameters', async () => {
  const { search, user } = renderTabs('?amount=50&tab=risk');
  expect(screen.getByRole('tabpanel', { name: 'Risk' }).textContent).toBe('What may fail');
  expect(screen.queryByText('About it')).toBeNull();
  await user.click(screen.getByRole('tab', { name: 'Overview' }));
  expect(search()).toBe('?amount=50');
  expect(screen.getByRole('tabpanel', { name: 'Overview' })).toBeDefined();
});

test('selects sections with the arrow keys', async () => {
  const { search, user } = renderTabs('');
  screen.getByRole('tab', { name: 'Overview' }).focus();
  await user.keyboard('{ArrowRight}');
  expect(search()).toBe('?tab=risk');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Risk' }));
});

test('starts a section at its top if the tabs are stuck below the header', async () => {
  const { user } = renderTabs('');
  const bar = screen.getByRole('tablist').parentElement;
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  await user.click(screen.getByRole('tab', { name: 'Risk' }));
  expect(scroll).not.toHaveBeenCalled();
  vi.spyOn(bar ?? document.body, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 64, 300, 44));
  await user.click(screen.getByRole('tab', { name: 'Overview' }));
  expect(scroll.mock.contexts).toEqual([bar?.parentElement]);
});

test('keeps what is typed in a part while another one is shown', async () => {
  const { search, user } = renderParts('?tab=settings&part=risk');
  expect(screen.getByRole('tabpanel', { name: 'Risk' })).toBeDefined();
  await user.click(screen.getByRole('tab', { name: 'Overview' }));
  expect(search()).toBe('?tab=settings&part=overview');
  await user.type(screen.getByRole('textbox', { name: 'About it' }), 'pine');
  await user.click(screen.getByRole('tab', { name: 'Risk' }));
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(screen.getByRole('tab', { name: 'Overview' }));
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('pine');
});

function renderParts(search: string) {
  const fixture = createUiFixture({ search });
  const [overview, risk] = tabs;
  const field = <input aria-label="About it" />;
  render(<PartTabs param="part" keepMounted label="Parts" tabs={[{ ...overview, content: field }, risk]} />, {
    wrapper: fixture.wrapper,
  });
  return { ...fixture, user: userEvent.setup() };
}
