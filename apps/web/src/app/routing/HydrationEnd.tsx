import { useHydrated } from '@gli/ui';
import { useDeferredValue, useEffect, useLayoutEffect } from 'react';
import { useSearch } from 'wouter';
import { usePlatform } from '@/data';

/** Rendered after the screen. Passes text and consents entered before hydration to the forms, then releases responses. */
export function HydrationEnd() {
  const { isHydrating, endHydration } = usePlatform();
  const isHydrated = useHydrated();
  const search = useSearch();
  const shownSearch = useDeferredValue(search);
  // Runs before the next render, which would clear the text of a controlled field.
  useLayoutEffect(() => {
    if (isHydrating()) reportEarlyInput(document);
  }, [isHydrating]);
  useEffect(() => {
    // A screen may defer the query as well, and its first reads must include the query.
    if (isHydrated && shownSearch === search) endHydration();
  }, [isHydrated, shownSearch, search, endHydration]);
  useEffect(() => {
    // build/prerendered.css no longer applies.
    if (isHydrated) document.getElementById('root')?.removeAttribute('data-prerendered');
  }, [isHydrated]);
  return null;
}

/**
 * Reports text typed and boxes ticked before hydration. React keeps them in the page but notices them only
 * through an event.
 */
export function reportEarlyInput(page: ParentNode): void {
  for (const field of page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      reportTick(field);
      continue;
    }
    const { value, defaultValue, selectionStart, selectionEnd } = field;
    if (value === defaultValue || /^(radio|file)$/.test(field.type)) continue;
    // React ignores a value set on the element itself. A value set through the prototype counts as typed.
    field.value = defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

function reportTick(box: HTMLInputElement): void {
  if (box.checked === box.defaultChecked) return;
  // React ignores a click that does not change the state it tracks, so the box starts from its prerendered
  // state.
  box.checked = box.defaultChecked;
  box.click();
}
