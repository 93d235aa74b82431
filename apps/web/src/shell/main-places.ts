import { ArrowLeftRight, Building2, House, ShoppingBag, UserRound } from '@gli/ui/icons';

/** The five main pages, in the header of a desktop and in the tab bar of a phone. */
export const mainPlaces = [
  { name: 'home', href: '/', also: ['/home'], Icon: House },
  { name: 'assets', href: '/rwa-assets', Icon: Building2 },
  { name: 'shop', href: '/shopping', also: ['/orders'], Icon: ShoppingBag },
  { name: 'convert', href: '/conversion', Icon: ArrowLeftRight },
  { name: 'my', href: '/mypage', also: ['/profile-edit'], Icon: UserRound },
] as const;
