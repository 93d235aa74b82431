import { useEffect } from 'react';
import { useWords } from '../../i18n/words.ts';
import { routeOf } from '../../routes.ts';

/** Keeps the document's title in step with the page and the language. */
export function useDocumentTitle(path: string): void {
  const words = useWords();
  useEffect(() => {
    const place = words.places[routeOf(path)?.route.name ?? 'notFound']();
    document.title = `${place} · ${words.common.platformName()}`;
  }, [path, words]);
}
