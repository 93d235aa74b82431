import { useDeferredValue, useEffect, useLayoutEffect } from 'react';
import { useSearch } from 'wouter';
import { useHydrated } from '@/design';
import { usePlatform } from '@/shared';

/**
 * Runs after a screen. Reports text and consents from before hydration to the forms, then releases responses. The page
 * is ready when it matches this window.
 */
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
    // A screen may defer the query too, and its reads with the query must be the first ones.
    if (isHydrated && shownSearch === search) endHydration();
  }, [isHydrated, shownSearch, search, endHydration]);
  useEffect(() => {
    // build/prerendered.css no longer applies.
    if (isHydrated) document.getElementById('root')?.removeAttribute('data-prerendered');
  }, [isHydrated]);
  return null;
}

/** Hydration keeps typed text in its field and a checkbox ticked. An event reports either of them to React. */
export function reportEarlyInput(page: ParentNode): void {
  for (const field of page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      reportTick(field);
      continue;
    }
    const { value, defaultValue, selectionStart, selectionEnd } = field;
    if (value === defaultValue || /^(radio|file)$/.test(field.type)) continue;
    // React ignores a value that is set on the element. Set through the prototype, it counts as typed.
    field.value = defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

function reportTick(box: HTMLInputElement): void {
  if (box.checked === box.defaultChecked) return;
  // React ignores a click that leaves the state of hydration, so the click starts from the prerendered state.
  box.checked = box.defaultChecked;
  box.click();
}
