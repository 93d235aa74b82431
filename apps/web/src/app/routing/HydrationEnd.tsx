import { useDeferredValue, useEffect, useLayoutEffect } from 'react';
import { useSearch } from 'wouter';
import { useHydrated } from '@/design';
import { usePlatform } from '@/shared';

/**
 * Runs after a screen: reports text typed before hydration to its forms, then releases responses. The page is ready
 * when it matches this window.
 */
export function HydrationEnd() {
  const { isHydrating, endHydration } = usePlatform();
  const isHydrated = useHydrated();
  const search = useSearch();
  const shownSearch = useDeferredValue(search);
  // Runs before another render, in which a controlled field would lose its text.
  useLayoutEffect(() => {
    if (isHydrating()) reportTypedText(document);
  }, [isHydrating]);
  useEffect(() => {
    // A screen may defer the query, too: its reads with the query are the first ones to be sent.
    if (isHydrated && shownSearch === search) endHydration();
  }, [isHydrated, shownSearch, search, endHydration]);
  useEffect(() => {
    // build/prerendered.css no longer applies.
    if (isHydrated) document.getElementById('root')?.removeAttribute('data-prerendered');
  }, [isHydrated]);
  return null;
}

/** Hydration keeps typed text in its field. A change event reports it to React. */
export function reportTypedText(page: ParentNode): void {
  for (const field of page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    const { value, defaultValue, selectionStart, selectionEnd } = field;
    if (value === defaultValue || /^(checkbox|radio|file)$/.test(field.type)) continue;
    // React takes a value that is set on the element for its own, and one that the class sets for a typed one.
    field.value = defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
