import type { DashboardNotice, DashboardTask } from '@gli/sdk';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import Bell from 'lucide-react/icons/bell';
import Building2 from 'lucide-react/icons/building-2';
import Coins from 'lucide-react/icons/coins';
import IdCard from 'lucide-react/icons/id-card';
import Lock from 'lucide-react/icons/lock';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import Users from 'lucide-react/icons/users';
import Wallet from 'lucide-react/icons/wallet';
import type { ComponentType } from 'react';

type Kind = DashboardNotice['kind'] | DashboardTask['kind'];

const icons: Readonly<Partial<Record<Kind, ComponentType>>> = {
  payout: Coins,
  investment: Building2,
  asset: Building2,
  first_investment: Building2,
  conversion: ArrowLeftRight,
  first_conversion: ArrowLeftRight,
  kyc: IdCard,
  complete_kyc: IdCard,
  replace_kyc_document: IdCard,
  order: ShoppingBag,
  pay_order: ShoppingBag,
  referral: Users,
  security: Lock,
  connect_wallet: Wallet,
};

export function MessageIcon({ kind }: { kind: Kind }) {
  const Icon = icons[kind] ?? Bell;
  return <Icon />;
}
