/** What is used of a `navigate` event of the Navigation API; not every version of TypeScript's DOM knows it. */
export type NavigateEvent = Event & {
  readonly navigationType: string;
  readonly downloadRequest: string | null;
  readonly destination: { readonly url: string; readonly key: string; readonly sameDocument: boolean };
};

/** Where the member was about to go: a page of the app, or an entry of the tab's history. */
export type Leaving = { kind: 'page'; url: string } | { kind: 'history'; key: string };

export function isNavigateEvent(event: Event): event is NavigateEvent {
  return 'destination' in event && 'navigationType' in event;
}

/**
 * Where a navigation inside the app would lead; null for what stays on the page (another tab of it, its hash), for what
 * cannot be stopped, and for what leaves the app: the browser asks about that itself.
 * @param here address of the page
 */
export function leavingBy(event: NavigateEvent, here: string): Leaving | null {
  const { destination, navigationType, downloadRequest, cancelable } = event;
  if (!cancelable || downloadRequest !== null || !destination.sameDocument) return null;
  if (new URL(destination.url).pathname === new URL(here).pathname) return null;
  if (navigationType === 'traverse') return { kind: 'history', key: destination.key };
  return { kind: 'page', url: destination.url };
}

/** Where a pressed link leads inside the app: for browsers without the Navigation API. Null when it stays or leaves the app. */
export function leavingByLink(
  event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
  link: Pick<HTMLAnchorElement, 'href' | 'target'>,
  here: string,
): Leaving | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  if (link.target !== '' && link.target !== '_self') return null;
  const [to, from] = [new URL(link.href), new URL(here)];
  if (to.origin !== from.origin || to.pathname === from.pathname) return null;
  return { kind: 'page', url: link.href };
}
