import type { Handlers } from '../handler.ts';
import { getFaceVerificationStatus } from './getFaceVerificationStatus.ts';
import { getKycStatus } from './getKycStatus.ts';
import { listFaceVerificationHistory } from './listFaceVerificationHistory.ts';
import { listKycDocuments } from './listKycDocuments.ts';
import { sendKycEmailCode } from './sendKycEmailCode.ts';
import { sendKycPhoneCode } from './sendKycPhoneCode.ts';
import { submitFaceVerification } from './submitFaceVerification.ts';
import { submitKycPersonalInfo } from './submitKycPersonalInfo.ts';
import { uploadKycDocument } from './uploadKycDocument.ts';
import { verifyKycEmailCode } from './verifyKycEmailCode.ts';
import { verifyKycPhoneCode } from './verifyKycPhoneCode.ts';

export const kycHandlers = {
  getKycStatus,
  submitKycPersonalInfo,
  uploadKycDocument,
  listKycDocuments,
  sendKycEmailCode,
  verifyKycEmailCode,
  sendKycPhoneCode,
  verifyKycPhoneCode,
  submitFaceVerification,
  getFaceVerificationStatus,
  listFaceVerificationHistory,
} satisfies Handlers;
