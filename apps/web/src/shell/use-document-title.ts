import { useEffect } from 'react';
import type { TranslationFunctions } from '../i18n/i18n-types.ts';
import { useWords } from '../i18n/words.ts';
import type { RouteName } from '../routes.ts';
import { useRouteOf } from './use-route-of.ts';

/** Keeps the document's title in step with the page and the language. */
export function useDocumentTitle(path: string): void {
  const words = useWords();
  const routeOf = useRouteOf();
  useEffect(() => {
    document.title = `${titleOf(routeOf(path)?.route.name, words)} · ${words.common.platformName()}`;
  }, [path, words, routeOf]);
}

function titleOf(name: RouteName | undefined, words: TranslationFunctions): string {
  switch (name) {
    case 'home':
      return words.home.title();
    case 'login':
      return words.login.title();
    case 'rwa-assets':
    case 'rwa-asset':
      return words.rwa.title();
    case 'mypage':
      return words.portfolio.title();
    case undefined:
      return words.common.notFoundTitle();
  }
}
