/**
 * Tells app/early-input.ts how far the app is. `rendered`: what was typed on the prerendered page is typed again before a
 * key could be lost. `ready`: the page is the one for this window, and what was pressed is pressed again.
 */
export const announce = (event: 'rendered' | 'ready') =>
  void document.getElementById('root')?.dispatchEvent(new Event(event));

/** Reloads the page, in a build after its files were asked for again: the browser's cache may have wrong bytes of one. */
export function reloadPage(): void {
  const reload = new Event('reload', { cancelable: true });
  if (document.getElementById('root')?.dispatchEvent(reload) ?? true) window.location.reload();
}
