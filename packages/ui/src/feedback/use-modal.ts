import { type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

/**
 * Returns the element that gets the focus: the field that the dialog is for (`data-autofocus`), or else the heading that
 * names the dialog. Any other control may be far from the dialog's start, or open a phone's keyboard over it.
 */
function findInitialFocus(dialog: HTMLDialogElement): HTMLElement {
  const field = dialog.querySelector<HTMLElement>('[data-autofocus]:not(:disabled)');
  const heading = document.getElementById(dialog.getAttribute('aria-labelledby') ?? '');
  return field ?? heading ?? dialog;
}

function openAtStart(dialog: HTMLDialogElement): void {
  const target = findInitialFocus(dialog);
  if (target.tabIndex < 0) target.tabIndex = -1;
  // Keeps the browser from focusing the first control, which would scroll the dialog.
  target.autofocus = true;
  dialog.showModal();
  target.focus({ preventScroll: true });
}

let openCount = 0;
function count(change: 1 | -1): void {
  openCount += change;
  // Avoids `html:has(dialog:modal)`, which would restyle the root on every change of the page.
  document.documentElement.toggleAttribute('data-modal', openCount > 0);
}

type ModalOptions = {
  /** Defaults to true, for a dialog that is mounted only while open. */
  isOpen?: boolean;
  /** Called when the member or the browser closes the dialog. Unmount it, or set `isOpen` to false. */
  onClose: () => void;
  /** False if the dialog closes only when `isOpen` changes. Defaults to true. */
  isDismissible?: boolean;
};

type ModalProps = {
  ref: RefObject<HTMLDialogElement | null>;
  onCancel: (event: SyntheticEvent) => void;
  onClose: () => void;
};

/**
 * Returns the props for a dialog. While `isOpen` is true, the dialog is modal and locks page scrolling. It opens at its
 * start, with the focus on its heading or on the field with `data-autofocus`.
 */
export function useModal({ isOpen = true, onClose, isDismissible = true }: ModalOptions): ModalProps {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!isOpen || !dialog) return;
    openAtStart(dialog);
    count(1);
    return () => {
      count(-1);
      // Only closing restores the focus. Unmounting alone does not.
      dialog.close();
    };
  }, [isOpen]);
  return {
    ref,
    onCancel: (event) => {
      // A file input in the dialog has its own cancel event, which bubbles.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      if (isDismissible) onClose();
    },
    // The browser may close the dialog although the cancel event was prevented. The event fires late, when Strict
    // Mode may have reopened the dialog.
    onClose: () => {
      const dialog = ref.current;
      if (!isOpen || !dialog || dialog.open) return;
      if (isDismissible) onClose();
      else dialog.showModal();
    },
  };
}
