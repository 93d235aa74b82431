import type { Handlers } from '../../core/contract/handler.ts';
import { sendKycEmailCode } from './contacts/sendKycEmailCode.ts';
import { sendKycPhoneCode } from './contacts/sendKycPhoneCode.ts';
import { verifyKycEmailCode } from './contacts/verifyKycEmailCode.ts';
import { verifyKycPhoneCode } from './contacts/verifyKycPhoneCode.ts';
import { listKycDocuments } from './documents/listKycDocuments.ts';
import { uploadKycDocument } from './documents/uploadKycDocument.ts';
import { getFaceVerificationStatus } from './face/getFaceVerificationStatus.ts';
import { listFaceVerificationHistory } from './face/listFaceVerificationHistory.ts';
import { submitFaceVerification } from './face/submitFaceVerification.ts';
import { getKycStatus } from './getKycStatus.ts';
import { submitKycPersonalInfo } from './personal-info/submitKycPersonalInfo.ts';

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
} satisfies Partial<Handlers>;
