import { type RefObject, useLayoutEffect, useRef } from 'react';

const CONTROLS = ['a[href]', 'button', 'input', 'select', 'textarea']
  .map((control) => `${control}:not(:disabled)`)
  .join();

let openCount = 0;
function count(change: 1 | -1): void {
  openCount += change;
  // Avoids `html:has(dialog:modal)`, which would restyle the root on every change of the page.
  document.documentElement.toggleAttribute('data-modal', openCount > 0);
}

/**
 * Returns the `ref` of a dialog. While `isOpen` is true, the dialog is a modal that locks page scrolling. It starts with
 * the focus on its first control.
 */
export function useModal(isOpen = true): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!isOpen || !dialog) return;
    dialog.showModal();
    // Chromium starts with a body that scrolls, which can be focused too.
    if (!document.activeElement?.matches(CONTROLS)) dialog.querySelector<HTMLElement>(CONTROLS)?.focus();
    count(1);
    return () => {
      count(-1);
      // Only closing restores the focus. Unmounting alone does not.
      dialog.close();
    };
  }, [isOpen]);
  return ref;
}
