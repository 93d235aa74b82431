import type { DashboardTask, DashboardTaskKind } from '@gli/sdk';
import { decimal } from '@gli/validation';
import { eq, min } from 'drizzle-orm';
import type { Database } from '../../core/data/database.ts';
import type { MemberRow } from '../../core/members/schema.ts';
import type { Language, TitledText } from '../../core/text/text.ts';
import { texts } from '../../core/text/texts.ts';
import {
  type KycFile,
  kycProgress,
  readKycFile,
  rejectionCodes,
  rejectionText,
  reviewStatus,
} from '../kyc/index.ts';
import { effectiveStatus, rwaAssets } from '../rwa/index.ts';
import { conversions } from '../wallet/index.ts';
import { orderTitle, type WaitingOrder } from './waiting-orders.ts';

/** Limit from the contract. */
const MAX_TASKS = 10;

type Task = TitledText & {
  readonly kind: DashboardTaskKind;
  readonly progressPercent?: string;
  readonly targetId?: string;
};

type Facts = {
  readonly member: MemberRow;
  readonly waiting: readonly WaitingOrder[];
  readonly hasInvested: boolean;
  readonly now: Date;
  readonly language: Language;
};

/** Returns the member's suggested next steps, most important first. */
export async function listTasks(
  db: Database,
  { member, waiting, hasInvested, now, language }: Facts,
): Promise<DashboardTask[]> {
  const file = await readKycFile(db, member.id);
  const conversionCount = await db.$count(conversions, eq(conversions.memberId, member.id));
  const tasks = [
    ...waiting.map(payOrderTask),
    ...(member.walletAddress === null ? [CONNECT_WALLET] : []),
    ...stepTasks(file, now),
    ...documentTasks(file, now),
    ...(hasInvested ? [] : await firstInvestment(db, now)),
    ...(conversionCount > 0 ? [] : [FIRST_CONVERSION]),
  ];
  return tasks.slice(0, MAX_TASKS).map(({ kind, title, text, progressPercent, targetId }) => ({
    kind,
    title: title[language],
    text: text[language],
    progress_percent: progressPercent ?? null,
    target_id: targetId ?? null,
  }));
}

const CONNECT_WALLET: Task = { kind: 'connect_wallet', ...texts.dashboard.tasks.connectWallet };

const FIRST_CONVERSION: Task = { kind: 'first_conversion', ...texts.dashboard.tasks.firstConversion };

async function firstInvestment(db: Database, now: Date): Promise<Task[]> {
  const lowest = await lowestMinimum(db, now);
  if (lowest === null) return [];
  return [{ kind: 'first_investment', ...texts.dashboard.tasks.firstInvestment(lowest) }];
}

/** Returns the lowest minimum investment of all open assets. Null if none is open. */
async function lowestMinimum(db: Database, now: Date): Promise<string | null> {
  const [row] = await db
    .select({ lowest: min(rwaAssets.minimumInvestment) })
    .from(rwaAssets)
    .where(eq(effectiveStatus(now), 'active'));
  return row?.lowest == null ? null : decimal.normalize(row.lowest);
}

function payOrderTask(waiting: WaitingOrder): Task {
  const { id, token, total } = waiting.order;
  return {
    kind: 'pay_order',
    ...texts.dashboard.tasks.payOrder({ name: orderTitle(waiting), amount: decimal.normalize(total), token }),
    targetId: id,
  };
}

function stepTasks(file: KycFile, now: Date): Task[] {
  const { percent, steps } = kycProgress(file, now);
  const open = steps.filter(({ status }) => status !== 'approved' && status !== 'pending');
  if (open.length === 0) return [];
  const { startKyc, finishKyc } = texts.dashboard.tasks;
  const names = open.map(({ name }) => texts.kyc.steps[name]);
  const content = open.length === steps.length ? startKyc : finishKyc(names);
  return [{ kind: 'complete_kyc', ...content, progressPercent: String(percent) }];
}

/** Returns tasks for the newest document of each type and side, if it was rejected. */
function documentTasks({ documents }: KycFile, now: Date): Task[] {
  const isNewest = (index: number) => {
    const { documentType, documentSide } = documents[index] ?? {};
    return !documents
      .slice(0, index)
      .some((newer) => newer.documentType === documentType && newer.documentSide === documentSide);
  };
  return documents
    .filter((document, index) => isNewest(index) && reviewStatus(document, now) === 'rejected')
    .map((document) => ({
      kind: 'replace_kyc_document',
      title: texts.kyc.uploadAgain(document.documentType),
      text: rejectionText(rejectionCodes(document, now), document.documentType),
      targetId: document.id,
    }));
}
