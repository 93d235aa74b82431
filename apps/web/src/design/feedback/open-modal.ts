let openCount = 0;

function count(change: 1 | -1): void {
  openCount += change;
  // Not `html:has(dialog:modal)`: the browser would style the root again whenever anything comes or goes on the page.
  document.documentElement.toggleAttribute('data-modal', openCount > 0);
}

/** Opens a dialog as a modal, behind which the page does not scroll. Returns what closes it. */
export function openModal(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  count(1);
  return () => {
    count(-1);
    dialog.close();
  };
}
