let openCount = 0;

const CONTROLS = ['a[href]', 'button', 'input', 'select', 'textarea']
  .map((control) => `${control}:not(:disabled)`)
  .join();

function count(change: 1 | -1): void {
  openCount += change;
  // Avoids `html:has(dialog:modal)`, which would restyle the root on every change of the page.
  document.documentElement.toggleAttribute('data-modal', openCount > 0);
}

/**
 * Opens a dialog as a modal that locks page scrolling. Focuses its first control. Returns a function that closes it.
 */
export function openModal(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  // Chromium starts with a body that scrolls, which can be focused too.
  if (!document.activeElement?.matches(CONTROLS)) dialog.querySelector<HTMLElement>(CONTROLS)?.focus();
  count(1);
  return () => {
    count(-1);
    dialog.close();
  };
}
