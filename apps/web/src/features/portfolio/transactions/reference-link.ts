import type { TransactionReference } from '@gli/sdk';

/** The page of what a transaction was for; null where there is none, or this version knows none. */
export function referenceLink(reference: TransactionReference | null): string | null {
  if (reference === null) return null;
  const id = encodeURIComponent(reference.id);
  switch (reference.type) {
    case 'order':
      return `/orders?order=${id}`;
    case 'investment':
      return `/mypage?tab=portfolio&investment=${id}`;
    case 'conversion':
      return `/conversion?transaction=${id}`;
    default:
      return null;
  }
}
