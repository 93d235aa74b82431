/**
 * Tells prerender/load-app.js how far the app is. `rendered`: what was typed on the prerendered page is typed again before a
 * key could be lost. `ready`: the page is the one for this window, and what was pressed is pressed again.
 */
export const announce = (event: 'rendered' | 'ready') =>
  void document.getElementById('root')?.dispatchEvent(new Event(event));
