declare global {
  interface Window {
    /** What happened on a prerendered page before the program was there: prerender/load-app.js. */
    earlyInput?: {
      readonly events: readonly Event[];
      readonly types: readonly string[];
      /** Notes them, and keeps the browser from sending a form, until the app is rendered. */
      readonly listen: (event: Event) => void;
    };
  }
}

/** A field, or whatever else was pressed or focused: it has what its kind has. */
type Target = HTMLElement & Partial<HTMLInputElement>;

/** Something on the prerendered page. */
type Place = {
  target: Target;
  /** Among the fields of the page; -1 for anything else. */
  index: number;
};

/** For any of these React would hydrate the whole page at once, in one long task, before the browser paints again. */
const DISCRETE_EVENTS =
  'pointerdown pointerup mousedown mouseup touchstart touchend click keydown keypress keyup'.split(' ');

/** How long parts that come after the first frame are looked for, in ms. */
const LATE_MS = 10_000;

/**
 * What is pressed before the app is ready is pressed again when it is, what is typed is typed again, and the focus stays
 * where it was.
 *
 * @param page the prerendered page, which is told when the app has `rendered` in its place, and when it is `ready`
 */
export function replayEarlyInput(page: HTMLElement): void {
  if (!window.earlyInput) return;
  const { events, types, listen } = window.earlyInput;
  let pressed: Place | null = null;
  let focused: Place | null = null;
  /** Since the focus moved: they open a menu, go through a list, or tell that Caps Lock is on. */
  let keys: KeyboardEvent[] = [];
  const typed = new Map<number, Target>();
  let isRendered = false;

  const fields = () => [...page.querySelectorAll<Target>('main :is(input, select, textarea)')];
  const indexOf = (target: Target) => fields().indexOf(target);

  const handle = (event: Event) => {
    const target = event.target as Target;
    // Keys that reach nothing, while React replaces what had the focus, count for ten seconds more.
    if (isRendered && !isLost(event)) return;
    switch (event.type) {
      case 'click': {
        const pressable = window.location.search ? 'button, summary, main a' : 'button, summary';
        const found = target.closest<HTMLElement>(pressable);
        if (found) pressed = { target: found, index: -1 };
        return;
      }
      case 'submit': {
        const { submitter } = event as SubmitEvent;
        if (submitter) pressed = { target: submitter, index: -1 };
        return;
      }
      case 'input':
        typed.set(indexOf(target), target);
        return;
      case 'focusin':
        focused = { target, index: indexOf(target) };
        keys = [];
        return;
      case 'focusout': {
        // React removes the focused field, which is not the same as leaving it.
        const left = focused;
        queueMicrotask(() => {
          if (target.isConnected && focused === left) focused = null;
        });
        return;
      }
      case 'keydown':
        if (!(event as KeyboardEvent).isComposing) keys.push(event as KeyboardEvent);
        return;
      default:
        // A syllable in the middle of its composition would be lost: main.tsx waits for its end.
        page.toggleAttribute('data-composing', event.type === 'compositionstart');
    }
  };
  for (const event of events) handle(event);
  for (const type of types) document.addEventListener(type, handle, true);
  // Added before React's own, on the same element.
  const keepFromReact = (event: Event) => event.stopImmediatePropagation();
  for (const type of DISCRETE_EVENTS) page.addEventListener(type, keepFromReact, true);

  const inApp = ({ target, index }: Place): Target | undefined => {
    if (target.isConnected) return target;
    if (index >= 0) return fields()[index];
    // On a phone another button may have replaced it.
    const isSame = (one: HTMLElement) => nameOf(one) === nameOf(target) && one.checkVisibility();
    return [...page.querySelectorAll<HTMLElement>(target.tagName)].find(isSame);
  };
  const whenFound = (place: Place, until: number, use: (found: HTMLElement) => void) => {
    const found = inApp(place);
    if (found) use(found);
    else if (performance.now() < until) setTimeout(whenFound, 50, place, until, use);
  };
  const retype = () => {
    const now = fields();
    for (const [index, { type, value, checked }] of typed) {
      const field = now[index];
      if (!field || field.type !== type) continue;
      if (type === 'checkbox' || type === 'radio') {
        if (field.checked !== checked) field.click();
        continue;
      }
      // The setter of the class: React replaces the one of the element, to notice only what a person types.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
      field.dispatchEvent(new Event(type === 'select-one' ? 'change' : 'input', { bubbles: true }));
    }
    if (!focused || focused.target.isConnected) return;
    const field = inApp(focused);
    field?.focus({ preventScroll: true });
    const { selectionStart, selectionEnd } = focused.target;
    if (typeof selectionStart === 'number') field?.setSelectionRange?.(selectionStart, selectionEnd ?? null);
  };
  const press = (found: HTMLElement, { target }: Place) => {
    found.focus({ preventScroll: true });
    // The browser opened the question of a summary by itself.
    if (!found.matches('summary') || isOpen(found) !== isOpen(target)) found.click();
  };
  const refocus = (found: HTMLElement) => {
    // Meanwhile the focus may have gone elsewhere.
    if (document.activeElement === document.body) found.focus({ preventScroll: true });
    if (document.activeElement !== found) return;
    for (const key of keys) {
      // A key may have moved the focus.
      const target = document.activeElement as HTMLElement;
      // Nothing had the focus, so the browser has not clicked.
      if (isLost(key) && (key.key === 'Enter' || key.key === ' ')) target.click();
      else target.dispatchEvent(key);
    }
  };

  page.addEventListener('rendered', () => {
    isRendered = true;
    for (const type of DISCRETE_EVENTS) page.removeEventListener(type, keepFromReact, true);
    for (const type of types) document.removeEventListener(type, listen, true);
    retype();
  });
  page.addEventListener(
    'ready',
    () => {
      requestAnimationFrame((now) => {
        delete page.dataset.prerendered;
        const last = pressed;
        if (last) whenFound(last, now + LATE_MS, (found) => press(found, last));
        else if (focused) whenFound(focused, now + LATE_MS, refocus);
      });
      setTimeout(() => {
        for (const type of types) document.removeEventListener(type, handle, true);
      }, LATE_MS);
    },
    { once: true },
  );
}

const nameOf = (button: HTMLElement) => button.ariaLabel ?? button.textContent;

const isOpen = (summary: HTMLElement) => summary.parentElement?.hasAttribute('open');

const isLost = ({ target }: Event) => target === document.body;
