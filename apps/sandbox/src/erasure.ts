import * as auth from './areas/auth/schema.ts';
import * as grades from './areas/grades/schema.ts';
import * as kyc from './areas/kyc/schema.ts';
import * as notices from './areas/notices/schema.ts';
import * as referrals from './areas/referrals/schema.ts';
import * as rwa from './areas/rwa/schema.ts';
import * as shopping from './areas/shopping/schema.ts';
import * as wallet from './areas/wallet/schema.ts';
import type { Database } from './core/data/database.ts';
import * as data from './core/data/schema.ts';
import { transaction } from './core/data/transaction.ts';
import * as ledger from './core/ledger/schema.ts';
import { eraseDueMembers, nextErasure } from './core/members/erasure.ts';
import { isPersonalData, type PersonalData } from './core/members/personal-data.ts';
import * as members from './core/members/schema.ts';
import type { ScheduledWork } from './core/time/scheduled-work.ts';

const schemas = [members, auth, kyc, data, notices, referrals, rwa, shopping, wallet, grades, ledger];

/** The declarations of all tables with data of members. */
export const PERSONAL_DATA: readonly PersonalData[] = schemas
  .flatMap((schema): object[] => Object.values(schema))
  .filter(isPersonalData);

/** Erases accounts after their grace period. */
export const eraseDueAccounts = (tx: Database, now: Date): Promise<void> =>
  eraseDueMembers(tx, now, PERSONAL_DATA);

export const accountErasures: ScheduledWork = {
  name: 'erasures',
  next: nextErasure,
  settle: (db, now) => transaction(db, (tx) => eraseDueAccounts(tx, now)),
};
