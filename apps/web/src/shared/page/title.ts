import { useEffect, useId } from 'react';

/** From the most particular one to what many views of a page share. */
const LEVELS = ['item', 'view', 'filter', 'page'] as const;
type Level = (typeof LEVELS)[number];

const parts = new Map<string, { text: string; level: Level }>();
const listeners = new Set<() => void>();

function setPart(id: string, part: { text: string; level: Level } | null): void {
  if (part) parts.set(id, part);
  else parts.delete(id);
  for (const listener of listeners) listener();
}

/** What tells this view from the others of its page, in the order of a title. */
export function titleParts(): string[] {
  return LEVELS.flatMap((level) =>
    [...parts.values()].filter((part) => part.level === level).map(({ text }) => text),
  );
}

/** Calls back when the parts change. Returns a function that ends it. */
export function onTitleChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Names this view of the page in the document's title, before the page's own name: a member's tabs and history tell its
 * views apart.
 * @param text nothing while the view has no name of its own
 */
export function useTitle(text: string | null | undefined, level: Level = 'view'): void {
  const id = useId();
  useEffect(() => setPart(id, text ? { text, level } : null), [id, text, level]);
  useEffect(() => () => setPart(id, null), [id]);
}
