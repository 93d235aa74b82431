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
 * Returns the `ref` for a dialog. While `isOpen` is true, the dialog is modal and locks page scrolling. When it
 * opens, its first control gets the focus.
 */
export function useModal(isOpen = true): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!isOpen || !dialog) return;
    dialog.showModal();
    // Chromium focuses a scrollable body first.
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
