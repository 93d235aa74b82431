import type { KycDocumentSide, KycDocumentType, KycRejectionCode, KycStepName } from '@gli/sdk';

const steps: Readonly<Record<KycStepName, string>> = {
  personal_info: 'Personal information',
  documents: 'Identity document',
  email: 'Email verification',
  phone: 'Phone verification',
  face: 'Face verification',
};

/** Document names for use within a sentence. */
const documents: Readonly<Record<KycDocumentType, string>> = {
  resident_card: 'resident card',
  driver_license: "driver's license",
  passport: 'passport',
  alien_registration_card: 'residence card',
  proof_of_address: 'proof of address',
};

const sides: Readonly<Record<KycDocumentSide, string>> = { front: 'front', back: 'back', single: 'page' };

const reasons: Readonly<Record<KycRejectionCode, string>> = {
  details_incomplete:
    'The address has no building number. Enter the street address with the building number.',
  name_mismatch:
    'The name on the document differs from your personal information. Enter it exactly as on the document.',
  birth_date_mismatch:
    'The birth date on the document differs from your personal information. Please contact support.',
  image_blurred: 'The photo is too blurry to read. Take it again with the document in focus.',
  image_cropped: 'Part of the document is cut off. Take the photo again with all four corners visible.',
  image_too_dark: 'The photo is too dark to compare the face. Take it again in good light.',
  registration_number_visible:
    'The last seven digits of the registration number are visible. Cover them and upload the file again.',
  side_missing: 'The other side of the document is missing. Upload the front and the back.',
  document_expired: 'The document has expired. Upload a valid one.',
  document_too_old: 'The document is older than three months. Upload a more recent one.',
  document_not_accepted: "This doesn't match the document type you selected. Check the type.",
  tampering_suspected: 'The file appears to be edited. Upload the original.',
  no_single_face: 'We need exactly one face in the photo. Try again alone, facing the camera, in good light.',
  face_mismatch:
    "Your face doesn't match the photo on your document. Remove glasses and hats, and try again.",
  liveness_failed:
    'This looks like a picture of a screen or a print. Take a photo of yourself with the camera.',
  other: 'We could not check this file. Please contact support.',
};

/** Reasons whose text for a document differs from the general text. */
const documentReasons: Partial<Record<KycRejectionCode, string>> = {
  image_too_dark: 'The photo is too dark or has glare. Take it again in even light.',
};

/** Reasons whose text for a proof of address differs from the text for other documents. */
const addressReasons: Partial<Record<KycRejectionCode, string>> = {
  image_blurred: 'The photo is too blurry to read the address. Take it again with the whole page in focus.',
};

/** Strings for identity verification. */
export const kyc = {
  steps,
  documents,
  reasons,
  documentReasons,
  addressReasons,
  stepLocked: 'Complete the personal information step first.',
  faceLocked: 'Complete personal information, documents, email and phone first.',
  done: {
    personal_info: 'Your personal information is already verified.',
    email: 'Your email is already verified.',
    phone: 'Your phone is already verified.',
    face: 'Your face is already verified.',
  },
  personalInfoDone: 'Contact support if something has changed.',
  faceDone: 'Your verification is complete.',
  noAttempts: 'The code is not valid. Request a new one.',
  attemptsLeft: (count: number) =>
    `The code is not valid. ${count === 1 ? '1 attempt' : `${count} attempts`} left.`,
  postalCode: 'A Korean postal code has five digits.',
  singleSide: (type: KycDocumentType) => `A ${documents[type]} has a single side.`,
  twoSides: (type: KycDocumentType) => `A ${documents[type]} has a front and a back.`,
  expiryRequired: (type: KycDocumentType) => `Enter the expiry date of your ${documents[type]}.`,
  expired: 'The document has expired.',
  documentDone: 'This document is already verified.',
  sideDone: (type: KycDocumentType, side: KycDocumentSide) =>
    `The ${sides[side]} of your ${documents[type]} is already approved.`,
  portraitTooSmall: (pixels: number) => `The shorter side of the photo must have at least ${pixels} pixels.`,
  portraitInReview: 'Your last photo is still being reviewed. Wait for the decision.',

  stepApproved: (step: KycStepName) => ({
    title: 'A verification step is complete',
    text: `${steps[step]} is approved.`,
  }),
  verified: { title: 'Your identity is verified', text: 'All five steps are approved.' },
  faceRejected: (text: string) => ({ title: 'Face verification failed', text }),
  personalInfoRejected: (text: string) => ({
    title: 'Your personal information was rejected',
    text,
  }),
  documentApproved: (type: KycDocumentType) => ({
    title: 'A document was approved',
    text: `Your ${documents[type]} was checked and approved.`,
  }),
  documentRejected: (type: KycDocumentType, text: string) => ({
    title: 'A document was rejected',
    text: `Your ${documents[type]}: ${text}`,
  }),
  uploadAgain: (type: KycDocumentType) => `Upload your ${documents[type]} again`,
};
