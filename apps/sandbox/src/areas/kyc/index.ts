export {
  CODE_TRIES,
  deleteExpiredCodes,
  enterCode,
  RESEND_AFTER_SECONDS,
  sendCode,
} from './contacts/codes.ts';
export { dropVerifiedPhone, saveVerifiedPhone } from './contacts/contacts.ts';
export { createKycState, type KycState } from './create-kyc-state.ts';
export { readKycFile } from './kyc-file.ts';
export { type KycFile, kycProgress } from './progress.ts';
export { rejectionText } from './rejection-reasons.ts';
export { rejectionCodes, reviewStatus } from './review.ts';
export { faceAttempts } from './schema.ts';
export { readKycSummary } from './views.ts';
