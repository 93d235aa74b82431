const FOCUSABLE = ['a[href]', 'button', 'input', 'select', 'textarea', 'summary', '[tabindex]']
  .map((control) => `${control}:not(:disabled, [tabindex="-1"], [type="hidden"], [hidden] *)`)
  .join();
const HEADING = 'h1, h2, h3, h4, h5, h6, legend';
/** Areas in which the focus stays. */
const AREA = 'main, dialog, [role="dialog"], [popover], header, nav, aside';
/** Max number of remembered controls. A dialog's opener is the one before the dialog's own. */
const REMEMBERED = 8;

/** Position of a removed line: its parent and the line before it. */
type Place = { line: Element; parent: Element; before: Element | null };

/**
 * Gives the focus a next target when the focused control is removed, such as the button that removes a line, a chip or a
 * notice. Browsers would move it to the document's body, where Tab starts over and nothing is announced. The target is
 * the same control of the next line, or of the one before, or the heading of the list.
 * @returns a function that stops it
 */
export function followRemovedFocus(window: Window & typeof globalThis): () => void {
  const { document } = window;
  /** Focused controls, newest first, with their place once they are removed. */
  let focused: { readonly element: Element; place: Place | null }[] = [];
  let path = '';

  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof window.Element)) return;
    path = window.location.pathname;
    focused = [
      { element: target, place: null },
      ...focused.filter(({ element }) => element !== target),
    ].slice(0, REMEMBERED);
  };
  /** Forgets everything when the member leaves a control for none, by a click on the page. */
  const forget = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null || !(target instanceof window.Element)) return;
    window.requestAnimationFrame(() => {
      if (target.isConnected && hasNoFocus() && document.hasFocus()) focused = [];
    });
  };
  const observer = new window.MutationObserver((records) => {
    for (const { target, previousSibling, removedNodes } of records) {
      for (const node of removedNodes) note(node, target, previousSibling);
    }
    // A page that opens has its own target.
    if (focused[0]?.place && window.location.pathname === path) window.requestAnimationFrame(follow);
  });

  function hasNoFocus(): boolean {
    return document.activeElement === null || document.activeElement === document.body;
  }

  function note(node: Node, parent: Node, sibling: Node | null): void {
    if (!(parent instanceof window.Element && node instanceof window.Element) || node.isConnected) return;
    const before = sibling instanceof window.Element ? sibling : null;
    for (const one of focused) if (node.contains(one.element)) one.place = { line: node, parent, before };
  }

  function follow(): void {
    if (!hasNoFocus() || window.location.pathname !== path) return;
    for (const { element, place } of focused) {
      const target = place === null ? element : findTarget(element, place);
      if (target instanceof window.HTMLElement && target.isConnected && focusOn(target)) return;
    }
  }

  function focusOn(target: HTMLElement): boolean {
    const isControl = target.matches(FOCUSABLE);
    if (!isControl) target.tabIndex = -1;
    target.focus();
    return document.activeElement === target;
  }

  document.addEventListener('focusin', remember);
  document.addEventListener('focusout', forget);
  observer.observe(document.documentElement, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', remember);
    document.removeEventListener('focusout', forget);
    observer.disconnect();
  };
}

/** Returns the element to focus in place of a removed control, or null if its surroundings were removed as well. */
function findTarget(removed: Element, { line, parent, before }: Place): Element | null {
  const area = parent.isConnected ? parent.closest(AREA) : null;
  if (area === null) return null;
  const after = before?.isConnected ? before.nextElementSibling : parent.firstElementChild;
  const find = (other: Element | null) =>
    other?.isConnected && other.tagName === line.tagName ? findAlike(removed, other) : null;
  return find(after) ?? find(before) ?? findHeading(parent, area);
}

/** Returns the same control in another line, or the line's first control. */
function findAlike(removed: Element, line: Element): Element | null {
  const controls = [...(line.matches(FOCUSABLE) ? [line] : []), ...line.querySelectorAll(FOCUSABLE)];
  const isAlike = (control: Element) =>
    control.tagName === removed.tagName && control.className === removed.className;
  return controls.findLast(isAlike) ?? controls[0] ?? null;
}

/** Returns the nearest heading of the list, or the area itself. */
function findHeading(parent: Element, area: Element): Element {
  for (let around: Element | null = parent; around !== null; around = around.parentElement) {
    const heading = around.querySelector(HEADING);
    if (heading !== null) return heading;
    if (around === area) break;
  }
  return area;
}
