/** Scrolls an error into view in its dialog, because the button that caused it may be far away. For use as a `ref`. */
export const showInDialog = (element: HTMLElement | null): void =>
  element?.closest('dialog') ? element.scrollIntoView({ block: 'nearest' }) : undefined;
