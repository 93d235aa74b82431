import { useEffect, useId } from 'react';

/** Parts of the title by component id. Each is prefixed with its level. */
const parts = new Map<string, string>();
let notify = () => {};

/** Returns the parts that distinguish this view from other views of the page, in the order of the title. */
export const titleParts = () => [...parts.values()].toSorted().map((part) => part.slice(1));

/** Calls the listener when the parts change. There is only one listener. */
export function onTitleChange(listener: () => void): void {
  notify = listener;
}

/**
 * Adds this view's name before the page's name in the title, so that browser tabs and history entries can be
 * distinguished.
 * @param text undefined for a view without a name
 * @param level position in the title: 0 for one item or part of a view, 1 for a view, 2 for a search, 3 for a page of a list
 */
export function useTitle(text: string | null | undefined, level: 0 | 1 | 2 | 3 = 1): void {
  const id = useId();
  useEffect(() => {
    if (!text) return;
    parts.set(id, level + text);
    notify();
    return () => {
      parts.delete(id);
      notify();
    };
  }, [id, text, level]);
}
