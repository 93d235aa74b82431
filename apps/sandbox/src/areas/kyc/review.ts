import type { KycRejectionCode, KycReviewStatus, KycStepName, KycStepStatus } from '@gli/sdk';
import { plusMs } from '../../core/time/time.ts';

/** Default duration of a review by the sandbox, in ms. */
export const KYC_REVIEW_MS = 10_000;

/** A decision that becomes visible at `decidedAt`. It is made on submission, so no timer is needed. */
export type Review = {
  readonly decision: 'approved' | 'rejected';
  readonly rejectionCodes: KycRejectionCode[];
  readonly decidedAt: Date;
};

export const reviewStatus = ({ decision, decidedAt }: Review, now: Date): KycReviewStatus =>
  decidedAt > now ? 'pending' : decision;

/** Returns the time of the decision. Null while it is pending. */
export const reviewedAt = ({ decidedAt }: Review, now: Date): Date | null =>
  decidedAt > now ? null : decidedAt;

/** Returns the reasons for a rejection. Empty unless the submission was rejected. */
export const rejectionCodes = (review: Review, now: Date): readonly KycRejectionCode[] =>
  reviewStatus(review, now) === 'rejected' ? review.rejectionCodes : [];

/** Creates a review that ends after `takesMs`. It ends in a rejection if there are rejection codes. */
export function createReview(codes: KycRejectionCode[], now: Date, takesMs: number): Review {
  return {
    decision: codes.length === 0 ? 'approved' : 'rejected',
    rejectionCodes: codes,
    decidedAt: plusMs(now, takesMs),
  };
}

const DOCUMENT_CODES: readonly KycRejectionCode[] = [
  'name_mismatch',
  'birth_date_mismatch',
  'image_blurred',
  'image_cropped',
  'image_too_dark',
  'registration_number_visible',
  'side_missing',
  'document_expired',
  'document_too_old',
  'document_not_accepted',
  'tampering_suspected',
];

/**
 * Decides on a document by its file name. A reason's code in the name, with `-` or `_`, rejects the file
 * (`passport-image-blurred.jpg`). `reject` without a code means that it is too blurred. Every other file is approved.
 */
export function documentRejections(fileName: string): KycRejectionCode[] {
  const named = codesInName(fileName, DOCUMENT_CODES);
  if (named.length > 0) return named;
  return plainName(fileName).includes('reject') ? ['image_blurred'] : [];
}

/** Rejects only an address that has no building number. */
export const personalInfoRejections = (line1: string): KycRejectionCode[] =>
  /\d/.test(line1) ? [] : ['details_incomplete'];

/** Finds the codes in a file name, in any case, written with `-` or `_`. */
export function codesInName(fileName: string, codes: readonly KycRejectionCode[]): KycRejectionCode[] {
  const name = plainName(fileName);
  return codes.filter((code) => name.includes(code));
}

const plainName = (fileName: string): string => fileName.toLowerCase().replaceAll(/[- ]/g, '_');

export type StepProgress = {
  readonly name: KycStepName;
  readonly status: KycStepStatus;
  readonly rejectionCodes: readonly KycRejectionCode[];
  /** The contact, unmasked. */
  readonly verifiedContact: string | null;
  readonly submittedAt: Date | null;
  readonly reviewedAt: Date | null;
};
