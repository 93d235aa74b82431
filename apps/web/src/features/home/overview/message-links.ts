import type { DashboardNotice, DashboardTask } from '@gli/sdk';

/**
 * Returns the page for a task. Null for the wallet's task, which opens the wallet, and for an unknown kind, which the
 * contract asks clients to skip.
 */
export function taskLink({
  kind,
  target_id: target,
}: Pick<DashboardTask, 'kind' | 'target_id'>): string | null {
  switch (kind) {
    case 'complete_kyc':
    case 'replace_kyc_document':
      return '/auth';
    case 'first_investment':
      return '/rwa-assets?status=active';
    case 'first_conversion':
      return '/conversion';
    case 'pay_order':
      return target ? `/orders?order=${encodeURIComponent(target)}` : '/orders?status=pending_payment';
    default:
      return null;
  }
}

const noticeLinks: { readonly [Kind in DashboardNotice['kind']]: string | null } = {
  payout: '/mypage?tab=portfolio&part=income',
  investment: '/mypage?tab=portfolio&part=investments',
  asset: '/rwa-assets',
  conversion: '/conversion',
  kyc: '/auth',
  order: '/orders',
  referral: '/referral',
  security: '/mypage?tab=security',
  platform: null,
};

export const noticeLink = ({ kind }: Pick<DashboardNotice, 'kind'>): string | null =>
  noticeLinks[kind] ?? null;
