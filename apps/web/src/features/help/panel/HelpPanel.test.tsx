// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { TYPING_DELAY_MS } from '../chat/chat-store.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const open = (path: string) => renderScreen(path, { member: null, shell: true });
const findPanel = async () => within(await screen.findByRole('complementary', { name: 'Help' }));

test('shows the page’s help and topics, and collapses open topics on another page', async () => {
  const { user } = await open('/accessibility');
  const rail = await findPanel();
  await user.click(rail.getByRole('button', { name: 'Open Help' }));
  const panel = await findPanel();
  await panel.findByText(/^How we make GLI accessible/);
  const topics = within(panel.getByText('Topics').parentElement ?? document.body);
  for (const [topic, text] of [
    ['Wallet', /everything runs on a test network \(Devnet\)\.$/],
    ['Tokens', /^GLIB is the real-asset coin/],
    ['Conversion', /^GLIB and GLID convert into each other/],
    ['Security', /^GLI never asks for the private key/],
  ] as const) {
    const details = panel.getByText(text).closest('details');
    expect(details?.open).toBe(false);
    await user.click(topics.getByText(topic, { selector: 'summary *' }));
    expect(details?.open).toBe(true);
  }
  const sites = panel.getAllByRole('link').filter((link) => link.getAttribute('target') === '_blank');
  expect(sites.map((link) => link.getAttribute('href'))).toEqual([
    'https://phantom.com/download',
    'https://metamask.io/download',
  ]);

  const menu = within(screen.getByRole('navigation', { name: 'Main menu' }));
  await user.click(menu.getByRole('link', { name: 'Shopping' }));
  await panel.findByText(/^Use your tokens for resort stays/);
  expect(document.querySelectorAll('#help details[open]')).toHaveLength(0);
});

test('expands the current page’s quick steps', async () => {
  const { user } = await open('/conversion');
  await user.click((await findPanel()).getByRole('button', { name: 'Open Help' }));
  const panel = await findPanel();
  await panel.findByText(/^Convert GLI tokens into each other\./);
  const isExpanded = (step: RegExp) => panel.getByText(step).closest('details')?.open;
  expect(isExpanded(/^Read the warning that this can’t be undone/)).toBe(true);
  expect(isExpanded(/^In the auth center, enter your name/)).toBe(false);
});

test('opens a tab by keyboard, stays open during navigation and closes on Escape', async () => {
  const { user } = await open('/accessibility');
  const rail = await findPanel();
  rail.getByRole('button', { name: 'Open Guide' }).focus();
  await user.keyboard('{Enter}');
  const panel = await findPanel();
  expect(document.activeElement).toBe(panel.getByRole('tab', { name: 'Guide' }));
  for (const title of ['Connect your wallet', 'Convert tokens', 'Staking and grades', 'Invite friends'])
    panel.getByRole('link', { name: title });
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(panel.getByRole('tab', { name: 'Chat' }));
  panel.getByText('Automated answers');

  await user.click(panel.getByRole('link', { name: 'Go to the help center' }));
  await screen.findByRole('heading', { level: 1, name: 'Help center' });
  panel.getByRole('tab', { name: 'Chat', selected: true });
  await user.click(panel.getByRole('tab', { name: 'Help' }));
  await panel.findByText(/^Find answers by category/);
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe((await findPanel()).getByRole('button', { name: 'Open Help' }));
  expect(screen.queryByRole('tablist')).toBeNull();
});

test('opens from the header if it is initially hidden, and returns the focus when it closes', async () => {
  const { user } = await open('/');
  expect(screen.queryByRole('complementary', { name: 'Help' })).toBeNull();
  const toggle = within(screen.getByRole('banner')).getByRole('button', { name: 'Open help' });
  await user.click(toggle);
  expect(document.activeElement).toBe((await findPanel()).getByRole('tab', { selected: true }));
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(toggle);
});

test('chats: replies after a typing indicator, rejects empty messages and lists allowed files', async () => {
  const log = vi.spyOn(console, 'info').mockImplementation(() => {});
  const { user } = await open('/help-center');
  await user.click((await findPanel()).getByRole('button', { name: 'Open Chat' }));
  const panel = await findPanel();
  panel.getByText('Email support hours: Weekdays 9:00 AM to 6:00 PM');
  const chat = within(panel.getByRole('log'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const reply = () => act(() => vi.advanceTimersByTime(TYPING_DELAY_MS));

  fireEvent.click(panel.getByRole('button', { name: 'What are the fees?' }));
  chat.getByText('What are the fees?');
  chat.getByText('An automated answer is on its way');
  reply();
  chat.getByText(/^The fee depends on the conversion type/);
  expect(chat.queryByText('An automated answer is on its way')).toBeNull();

  const field = panel.getByLabelText('Message');
  const send = (text: string) => {
    fireEvent.change(field, { target: { value: text } });
    fireEvent.click(panel.getByRole('button', { name: 'Send' }));
  };
  send('   ');
  panel.getByText('Enter a message.');
  send('zeppelin');
  reply();
  chat.getByText(/^I couldn’t find an answer to this/);
  vi.useRealTimers();

  const picker = panel.getByLabelText('Attach files');
  const attach = (name: string, type: string) =>
    fireEvent.change(picker, { target: { files: [new File(['x'], name, { type })] } });
  attach('notes.exe', 'application/x-msdownload');
  panel.getByText('Only images, PDF, DOC and DOCX files can be attached.');
  attach('receipt.pdf', 'application/pdf');
  chat.getByText('Attachments aren’t sent in chat yet. Please email the file.');
  expect(log.mock.calls).toEqual([
    ['Chat attachment', { name: 'receipt.pdf', type: 'application/pdf', size: 1 }],
  ]);

  await user.click(panel.getByRole('tab', { name: 'Guide' }));
  await user.click(panel.getByRole('tab', { name: 'Chat' }));
  within(panel.getByRole('log')).getByText('zeppelin');
});
