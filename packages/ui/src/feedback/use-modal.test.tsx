// @vitest-environment happy-dom

import { act, cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { afterEach, beforeEach, expect, it, test, vi } from 'vitest';
import { useModal } from './use-modal.ts';

// Browsers fire `close` in a task after the dialog has closed. happy-dom fires it in `close()`.
beforeEach(() => {
  vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function (this: HTMLDialogElement) {
    if (!this.open) return;
    this.removeAttribute('open');
    setTimeout(() => this.dispatchEvent(new Event('close')));
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Waits until the `close` events of dialogs that have closed are dispatched. */
const untilCloseEvents = () => act(() => new Promise((resolve) => void setTimeout(resolve)));

function Modal({ children, ...props }: Parameters<typeof useModal>[0] & { children?: ReactNode }) {
  return (
    <dialog {...useModal(props)} aria-labelledby="title">
      {children}
    </dialog>
  );
}

async function open(props: Partial<Parameters<typeof useModal>[0]> = {}) {
  const onClose = vi.fn();
  render(<Modal onClose={onClose} {...props} />, { wrapper: StrictMode });
  await untilCloseEvents();
  return { dialog: screen.getByRole<HTMLDialogElement>('dialog'), onClose };
}

it('stays open in Strict Mode, which closes and reopens a dialog as it mounts', async () => {
  const { dialog, onClose } = await open();
  expect(HTMLDialogElement.prototype.close).toHaveBeenCalledTimes(1);
  expect(dialog.open).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
});

it('leaves closing on Escape to the state', async () => {
  const { dialog, onClose } = await open();
  const cancel = createEvent('cancel', dialog, { cancelable: true });
  fireEvent(dialog, cancel);
  expect(cancel.defaultPrevented).toBe(true);
  expect(dialog.open).toBe(true);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('closes if the browser closes the dialog without asking', async () => {
  const { dialog, onClose } = await open();
  dialog.close();
  await untilCloseEvents();
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('reopens a dialog that the browser closes although it is not dismissible', async () => {
  const { dialog, onClose } = await open({ isDismissible: false });
  fireEvent(dialog, createEvent('cancel', dialog, { cancelable: true }));
  dialog.close();
  await untilCloseEvents();
  expect(dialog.open).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
});

it('ignores the close event of a dialog that the app has closed', async () => {
  const onClose = vi.fn();
  const { rerender } = render(<Modal isOpen onClose={onClose} />);
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  rerender(<Modal isOpen={false} onClose={onClose} />);
  await untilCloseEvents();
  expect(dialog.open).toBe(false);
  expect(onClose).not.toHaveBeenCalled();
});

test.each([
  [
    'its heading',
    <h2 key="title" id="title">
      Confirm
    </h2>,
    'H2',
  ],
  ['the field that it is for', <input key="field" data-autofocus />, 'INPUT'],
  [
    'its heading if that field is disabled',
    [
      <h2 key="title" id="title">
        Confirm
      </h2>,
      <input key="field" data-autofocus disabled />,
    ],
    'H2',
  ],
  ['itself without a heading', <textarea key="field" />, 'DIALOG'],
])('opens with the focus on %s, not on its first control', async (_name, content, expected) => {
  render(
    <Modal onClose={() => {}}>
      <a href="/terms">Terms</a>
      {content}
      <button type="button">Confirm</button>
    </Modal>,
    { wrapper: StrictMode },
  );
  await untilCloseEvents();
  expect(document.activeElement?.tagName).toBe(expected);
});
