import { nonceData, passwordChangeData } from './areas/auth/schema.ts';
import { achievementData, stakeData } from './areas/grades/schema.ts';
import { codeData, contactData, documentData, faceData, personalInfoData } from './areas/kyc/schema.ts';
import { noticeData } from './areas/notices/schema.ts';
import {
  clickData,
  milestoneData,
  referralCodeData,
  referrerData,
  rewardData,
} from './areas/referrals/schema.ts';
import { investmentData } from './areas/rwa/schema.ts';
import { orderData } from './areas/shopping/schema.ts';
import { conversionData, quoteData, transactionData } from './areas/wallet/schema.ts';
import type { Database } from './core/data/database.ts';
import { fileData, idempotencyKeyData } from './core/data/schema.ts';
import { transaction } from './core/data/transaction.ts';
import { accountData, postingData } from './core/ledger/schema.ts';
import { eraseDueMembers, nextErasure } from './core/members/erasure.ts';
import type { PersonalData } from './core/members/personal-data.ts';
import { memberData, sessionData } from './core/members/schema.ts';
import type { DueWork } from './core/time/due-work.ts';

export const PERSONAL_DATA: readonly PersonalData[] = [
  memberData,
  sessionData,
  nonceData,
  passwordChangeData,
  personalInfoData,
  documentData,
  contactData,
  codeData,
  faceData,
  fileData,
  idempotencyKeyData,
  noticeData,
  referralCodeData,
  referrerData,
  milestoneData,
  rewardData,
  clickData,
  investmentData,
  orderData,
  quoteData,
  transactionData,
  conversionData,
  stakeData,
  achievementData,
  accountData,
  postingData,
];

/** Erases accounts after their grace period. */
export const eraseDueAccounts = (tx: Database, now: Date): Promise<void> =>
  eraseDueMembers(tx, now, PERSONAL_DATA);

export const accountErasures: DueWork = {
  name: 'erasures',
  next: nextErasure,
  settle: (db, now) => transaction(db, (tx) => eraseDueAccounts(tx, now)),
};
