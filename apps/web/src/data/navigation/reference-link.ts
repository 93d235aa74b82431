import type { TransactionReference } from '@gli/sdk';

/**
 * Returns the page of the item that a transaction refers to, or null if it has no page or its type is unknown.
 */
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
