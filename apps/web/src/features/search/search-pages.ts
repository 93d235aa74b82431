import { requiresLogin } from '@gli/session';
import { businessSections } from '@/data';
import type { TranslationFunctions } from '@/i18n';
import { publicRouteNames, type RouteName, routes } from '../../routes.ts';

export type SearchPage = {
  href: string;
  title: string;
  /** Search terms in addition to the title. */
  more: string;
};

/** Suggestions shown before anything is typed, in menu order. */
const MAIN: readonly RouteName[] = [
  'business',
  'rwa-assets',
  'shopping',
  'orders',
  'conversion',
  'mypage',
  'auth',
  'referral',
  'help-center',
];

const PARTS = {
  profile: 'mypage',
  portfolio: 'mypage',
  transactions: 'mypage',
  security: 'mypage',
  notifications: 'mypage',
  account: 'mypage',
  grades: 'auth',
} as const satisfies Partial<Record<string, RouteName>>;

/**
 * Returns the pages and linkable sections that this person may open, according to the route table. The login
 * and sign-up pages are only for visitors.
 */
export function searchPages(
  t: TranslationFunctions,
  isMember: boolean,
): Record<'main' | 'all', SearchPage[]> {
  const visible = new Map(
    routes
      // The members' home is `/` too.
      .filter(({ path, name }) => !path.includes(':') && name !== 'alternate-home')
      .filter((route) =>
        route.name === 'login' || route.name === 'signup'
          ? !isMember
          : isMember || !requiresLogin(route, publicRouteNames),
      )
      .map((route) => [route.name, route]),
  );
  const found: Partial<Record<RouteName, () => string>> = t.siteSearch.more;
  const page = (name: RouteName, part?: { suffix: string; title: string; more: string }): SearchPage[] => {
    const route = visible.get(name);
    if (!route) return [];
    const title = t.places[name]();
    return part
      ? [{ href: route.path + part.suffix, title: `${title} · ${part.title}`, more: part.more }]
      : [{ href: route.path, title, more: found[name]?.() ?? '' }];
  };
  const tabs = Object.keys(PARTS) as (keyof typeof PARTS)[];
  const main = MAIN.flatMap((name) => page(name));
  return {
    main,
    all: [
      ...main,
      ...[...visible.keys()].filter((name) => !MAIN.includes(name)).flatMap((name) => page(name)),
      ...tabs.flatMap((tab) =>
        page(PARTS[tab], {
          suffix: `?tab=${tab}`,
          title: t.siteSearch.parts[tab].title(),
          more: t.siteSearch.parts[tab].more(),
        }),
      ),
      ...businessSections.flatMap((section) =>
        page('business', { suffix: `#${section}`, title: t.shell.businessSections[section](), more: '' }),
      ),
    ],
  };
}
