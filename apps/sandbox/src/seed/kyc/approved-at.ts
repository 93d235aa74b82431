import type { Review } from '../../domain/kyc/review.ts';

/** A review that ended well, at a time. */
export const approvedAt = (decidedAt: Date): Review => ({
  decision: 'approved',
  rejectionCodes: [],
  decidedAt,
});
