// Identity verification: personal information, documents, contacts, codes sent by email and phone, face attempts.
import type {
  FaceChallenge,
  FaceLiveness,
  KycAddress,
  KycDocumentSide,
  KycDocumentType,
  KycGender,
  KycOccupation,
  KycRejectionCode,
  KycSourceOfFunds,
} from '@gli/sdk';
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { reference, time } from '../../core/data/columns.ts';
import { keptRows, personalRows } from '../../core/members/personal-data.ts';
import { members } from '../../core/members/schema.ts';

/** Columns of a decision that is made on submission and becomes visible at `decidedAt`. Until then, it is pending. */
const review = () => ({
  decision: text({ enum: ['approved', 'rejected'] }).notNull(),
  rejectionCodes: jsonb().$type<KycRejectionCode[]>().notNull(),
  decidedAt: time().notNull(),
});

const keptKycPersonalInfo = {
  memberId: reference(() => members.id).primaryKey(),
  legalName: text().notNull(),
  englishName: text().notNull(),
  birthDate: date().notNull(),
  nationality: text().notNull(),
  gender: text().$type<KycGender>(),
  address: jsonb().$type<KycAddress>().notNull(),
  occupation: text().$type<KycOccupation>().notNull(),
  sourceOfFunds: text().$type<KycSourceOfFunds>().notNull(),
  politicallyExposed: boolean().notNull(),
  submittedAt: time().notNull(),
  ...review(),
};

/** The member's last submission. Earlier ones are replaced. */
export const kycPersonalInfo = pgTable('kyc_personal_info', keptKycPersonalInfo);

const keptKycDocuments = {
  id: text().primaryKey(),
  memberId: reference(() => members.id),
  documentType: text().$type<KycDocumentType>().notNull(),
  documentSide: text().$type<KycDocumentSide>().notNull(),
  issuingCountry: text().notNull(),
  expiryDate: date(),
  fileName: text().notNull(),
  contentType: text().notNull(),
  sizeBytes: integer().notNull(),
  uploadedAt: time().notNull(),
  ...review(),
};

/** Metadata of uploaded files. The files themselves are never stored, because nobody reviews them here. */
export const kycDocuments = pgTable('kyc_documents', keptKycDocuments, (table) => [
  index().on(table.memberId, table.uploadedAt),
]);

const keptKycContacts = {
  memberId: reference(() => members.id),
  step: text({ enum: ['email', 'phone'] }).notNull(),
  contact: text().notNull(),
  verifiedAt: time().notNull(),
};

/** Email addresses and phone numbers verified by a code. */
export const kycContacts = pgTable('kyc_contacts', keptKycContacts, (table) => [
  primaryKey({ columns: [table.memberId, table.step] }),
]);

/** Codes that were sent. Only a keyed hash is stored, and only the newest code per member and purpose is valid. */
export const verificationCodes = pgTable(
  'verification_codes',
  {
    id: text().primaryKey(),
    memberId: reference(() => members.id),
    purpose: text({ enum: ['kyc_email', 'kyc_phone', 'profile_phone'] }).notNull(),
    sentTo: text().notNull(),
    codeHash: text().notNull(),
    triesLeft: integer().notNull(),
    sentAt: time().notNull(),
    expiresAt: time().notNull(),
    usedAt: time(),
  },
  (table) => [index().on(table.memberId, table.purpose, table.sentAt)],
);

const keptFaceAttempts = {
  id: text().primaryKey(),
  memberId: reference(() => members.id),
  challenge: text().$type<FaceChallenge>(),
  liveness: text().$type<FaceLiveness>().notNull(),
  scorePercent: text(),
  thresholdPercent: text().notNull(),
  attemptsLeft: integer().notNull(),
  submittedAt: time().notNull(),
  ...review(),
};

/** Face attempts. The portraits are never stored. */
export const faceAttempts = pgTable('face_attempts', keptFaceAttempts, (table) => [
  index().on(table.memberId, table.submittedAt),
]);

/** Anti-money-laundering law requires identity checks to be kept. */
export const personalInfoData = keptRows(kycPersonalInfo, kycPersonalInfo.memberId, keptKycPersonalInfo);

export const documentData = keptRows(kycDocuments, kycDocuments.memberId, keptKycDocuments);

export const contactData = keptRows(kycContacts, kycContacts.memberId, keptKycContacts);

export const faceData = keptRows(faceAttempts, faceAttempts.memberId, keptFaceAttempts);

export const codeData = personalRows(verificationCodes, verificationCodes.memberId);
