// @vitest-environment happy-dom

import { act, cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, StrictMode, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Button } from '../controls/Button.tsx';
import { createUiFixture } from '../testing/ui-fixture.tsx';
import { Dialog } from './Dialog.tsx';

// In happy-dom, showModal and close only set the attribute. This adds the focus behavior of browsers. The
// browser tests cover real dialogs, including Escape and an inert page.
const { showModal, close } = HTMLDialogElement.prototype;
let before: Element | null = null;
beforeEach(() => {
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (this: HTMLDialogElement) {
    before = document.activeElement;
    showModal.call(this);
    this.querySelector<HTMLElement>('[autofocus], button, input')?.focus();
  });
  vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function (this: HTMLDialogElement) {
    close.call(this);
    if (before instanceof HTMLElement) before.focus();
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Confirmation({ dismissible = true, children }: { dismissible?: boolean; children?: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <StrictMode>
      <Button onClick={() => setOpen(true)}>Invest</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Confirm"
        description="This cannot be undone."
        closeLabel="Close"
        dismissible={dismissible}
        footer={<Button onClick={() => setOpen(false)}>Cancel</Button>}
      >
        {children}
      </Dialog>
    </StrictMode>
  );
}

async function open() {
  await userEvent.click(screen.getByRole('button', { name: 'Invest' }));
  return screen.getByRole('dialog');
}

/** Dispatches the event that browsers send to an open dialog on Escape or a phone's back gesture. */
function pressEscape(dialog: HTMLElement) {
  const cancel = createEvent('cancel', dialog, { cancelable: true });
  fireEvent(dialog, cancel);
  if (!cancel.defaultPrevented && dialog instanceof HTMLDialogElement) act(() => dialog.close());
}

it('has a name and a description, takes the focus, and returns the focus when it closes', async () => {
  render(<Confirmation />, createUiFixture());
  const dialog = await open();
  expect(document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Confirm');
  expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'This cannot be undone.',
  );
  expect(document.activeElement?.textContent).toBe('Confirm');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement?.textContent).toContain('Invest');
});

it('closes on Escape, its close button and an outside click', async () => {
  render(<Confirmation />, createUiFixture());
  pressEscape(await open());
  expect(screen.queryByRole('dialog')).toBeNull();
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(await open());
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('stays open if it is not dismissible', async () => {
  render(<Confirmation dismissible={false} />, createUiFixture());
  const dialog = await open();
  pressEscape(dialog);
  await userEvent.click(dialog);
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  expect(screen.getByRole('dialog')).toBe(dialog);
});

it('stays open if a file chooser inside is canceled', async () => {
  render(
    <Confirmation>
      <input type="file" aria-label="Avatar" />
    </Confirmation>,
    createUiFixture(),
  );
  await open();
  const input = screen.getByLabelText('Avatar');
  fireEvent(input, createEvent('cancel', input, { bubbles: true }));
  expect(screen.getByRole('dialog')).toBeTruthy();
});

it('clears typed text when reopened', async () => {
  render(
    <Confirmation>
      <input aria-label="Amount" />
    </Confirmation>,
    createUiFixture(),
  );
  await open();
  await userEvent.type(screen.getByLabelText('Amount'), '100');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await open();
  expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('');
});

it('locks page scrolling until the last dialog is closed', () => {
  const dialogs = (...open: boolean[]) =>
    open.map((isOpen, index) => (
      <Dialog key={index} open={isOpen} onClose={vi.fn()} title="Dialog" closeLabel="Close" />
    ));
  const isStill = () => document.documentElement.hasAttribute('data-modal');
  const { rerender, unmount } = render(dialogs(true, true), createUiFixture());
  expect(isStill()).toBe(true);
  rerender(dialogs(true, false));
  expect(isStill()).toBe(true);
  rerender(dialogs(false, false));
  expect(isStill()).toBe(false);
  rerender(dialogs(true, false));
  unmount();
  expect(isStill()).toBe(false);
});
