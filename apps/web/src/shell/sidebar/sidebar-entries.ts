import {
  ArrowLeftRight,
  BriefcaseBusiness,
  Building2,
  Gift,
  LifeBuoy,
  type LucideIcon,
  ShieldCheck,
  ShoppingBag,
  UserRound,
} from '@gli/ui/icons';
import { BUSINESS_PATH } from '@/data';
import type { RouteName } from '../../routes.ts';

/** A sidebar entry with its route's name and label. */
export type SidebarEntryData = {
  name: RouteName;
  href: string;
  Icon: LucideIcon;
  /** Related paths that do not start with `href`. */
  also?: readonly string[];
};

/** Entries in the order of spec §2 Shell. */
export const sidebarEntries: readonly SidebarEntryData[] = [
  { name: 'business', href: BUSINESS_PATH, Icon: BriefcaseBusiness },
  { name: 'rwa-assets', href: '/rwa-assets', Icon: Building2 },
  { name: 'shopping', href: '/shopping', Icon: ShoppingBag, also: ['/orders'] },
  { name: 'conversion', href: '/conversion', Icon: ArrowLeftRight },
  { name: 'mypage', href: '/mypage', Icon: UserRound, also: ['/profile-edit'] },
  { name: 'auth', href: '/auth', Icon: ShieldCheck },
  { name: 'referral', href: '/referral', Icon: Gift },
  { name: 'help-center', href: '/help-center', Icon: LifeBuoy },
];

/** Returns an entry's `aria-current`: for the page itself, for a related page, or undefined. */
export function getAriaCurrent(
  { href, also = [] }: Pick<SidebarEntryData, 'href' | 'also'>,
  path: string,
): 'page' | 'true' | undefined {
  if (path === href) return 'page';
  return [href, ...also].some((place) => path === place || path.startsWith(`${place}/`)) ? 'true' : undefined;
}
