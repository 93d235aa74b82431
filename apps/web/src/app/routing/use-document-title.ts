import { useEffect } from 'react';
import { useTranslations } from '../../i18n/translations.ts';
import { routeOf } from '../../routes.ts';

/** Keeps the document's title in step with the page and the language. */
export function useDocumentTitle(path: string): void {
  const t = useTranslations();
  useEffect(() => {
    const place = t.places[routeOf(path)?.route.name ?? 'notFound']();
    document.title = `${place} · ${t.common.platformName()}`;
  }, [path, t]);
}
