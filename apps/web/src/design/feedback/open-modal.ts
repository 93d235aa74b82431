let openCount = 0;

function count(change: 1 | -1): void {
  openCount += change;
  // Avoids `html:has(dialog:modal)`, which would restyle the root on every change of the page.
  document.documentElement.toggleAttribute('data-modal', openCount > 0);
}

/** Opens a dialog as a modal that locks page scrolling. Returns a function that closes it. */
export function openModal(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  count(1);
  return () => {
    count(-1);
    dialog.close();
  };
}
