import type { DashboardNotice, DashboardTask } from '@gli/sdk';
import {
  ArrowLeftRight,
  Bell,
  Building2,
  Coins,
  IdCard,
  Lock,
  ShoppingBag,
  Users,
  Wallet,
} from '@gli/ui/icons';
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
