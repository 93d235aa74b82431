import type { Review } from '../review.ts';

/** A review that ended well, at a time. */
export const approvedAt = (decidedAt: Date): Review => ({
  decision: 'approved',
  rejectionCodes: [],
  decidedAt,
});
