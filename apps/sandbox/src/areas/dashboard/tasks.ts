import type { DashboardTask, DashboardTaskKind, KycDocumentType } from '@gli/sdk';
import { decimal } from '@gli/validation';
import { desc, eq, min } from 'drizzle-orm';
import type { Database } from '../../core/data/database.ts';
import type { MemberRow } from '../../core/members/schema.ts';
import { asSubject } from '../../core/text/particles.ts';
import type { Language, Text } from '../../core/text/text.ts';
import {
  DOCUMENT_NAMES,
  type KycFile,
  kycDocuments,
  kycProgress,
  readKycFile,
  reasonsView,
  rejectionCodes,
  reviewStatus,
  STEP_TITLES,
} from '../kyc/index.ts';
import { effectiveStatus, rwaAssets } from '../rwa/index.ts';
import { conversions } from '../wallet/index.ts';
import { orderTitle, type WaitingOrder } from './waiting-orders.ts';

/** The contract's limit. */
const MAX_TASKS = 10;

type Task = {
  readonly kind: DashboardTaskKind;
  readonly title: Text;
  readonly text: Text;
  readonly progressPercent?: string;
  readonly targetId?: string;
};

/** Returns the member's suggested next steps, most important first. */
export async function listTasks(
  db: Database,
  {
    member,
    waiting,
    hasInvested,
    now,
    language,
  }: {
    member: MemberRow;
    waiting: readonly WaitingOrder[];
    hasInvested: boolean;
    now: Date;
    language: Language;
  },
): Promise<DashboardTask[]> {
  const tasks = [
    ...waiting.map(payOrderTask),
    ...(member.walletAddress === null ? [CONNECT_WALLET] : []),
    ...(await kycTasks(db, member.id, now)),
    ...(hasInvested ? [] : await firstInvestment(db, now)),
    ...((await hasConverted(db, member.id)) ? [] : [FIRST_CONVERSION]),
  ];
  return tasks.slice(0, MAX_TASKS).map(({ kind, title, text, progressPercent, targetId }) => ({
    kind,
    title: title[language],
    text: text[language],
    progress_percent: progressPercent ?? null,
    target_id: targetId ?? null,
  }));
}

const CONNECT_WALLET: Task = {
  kind: 'connect_wallet',
  title: { ko: '지갑을 연결해 주세요', en: 'Connect your wallet' },
  text: {
    ko: '지갑을 연결하면 잔액을 보고 지갑 인증 회원이 될 수 있습니다.',
    en: 'Connect a wallet to see its balance and become a verified wallet member.',
  },
};

const FIRST_CONVERSION: Task = {
  kind: 'first_conversion',
  title: { ko: '토큰을 전환해 보세요', en: 'Convert a token' },
  text: {
    ko: 'GLIB를 GLIL로 바꾸면 리조트와 쇼핑몰에서 쓸 수 있습니다.',
    en: 'Convert GLIB to GLIL to spend it at resorts and in the shop.',
  },
};

async function firstInvestment(db: Database, now: Date): Promise<Task[]> {
  const lowest = await lowestMinimum(db, now);
  if (lowest === null) return [];
  return [
    {
      kind: 'first_investment',
      title: { ko: '첫 투자를 시작해 보세요', en: 'Make your first investment' },
      text: {
        ko: `${lowest} GLIB부터 투자할 수 있는 자산이 있습니다.`,
        en: `Some assets are open from ${lowest} GLIB.`,
      },
    },
  ];
}

async function hasConverted(db: Database, memberId: string): Promise<boolean> {
  const [one] = await db
    .select({ id: conversions.id })
    .from(conversions)
    .where(eq(conversions.memberId, memberId))
    .limit(1);
  return one !== undefined;
}

/** Lowest minimum of the assets open for investment; null if none is open. */
async function lowestMinimum(db: Database, now: Date): Promise<string | null> {
  const [row] = await db
    .select({ lowest: min(rwaAssets.minimumInvestment) })
    .from(rwaAssets)
    .where(eq(effectiveStatus(now), 'active'));
  return row?.lowest == null ? null : decimal.normalize(row.lowest);
}

function payOrderTask(waiting: WaitingOrder): Task {
  const { id, token } = waiting.order;
  const total = decimal.normalize(waiting.order.total);
  const bought = orderTitle(waiting);
  return {
    kind: 'pay_order',
    title: { ko: '결제를 마쳐 주세요', en: 'Finish your payment' },
    text: {
      ko: `${bought.ko}, ${asSubject(total, token)} 결제를 기다리고 있습니다.`,
      en: `${bought.en}, ${total} ${token}, is awaiting payment.`,
    },
    targetId: id,
  };
}

/** The open steps of identity verification, and the rejected documents. */
async function kycTasks(db: Database, memberId: string, now: Date): Promise<Task[]> {
  const documents = await db
    .select()
    .from(kycDocuments)
    .where(eq(kycDocuments.memberId, memberId))
    .orderBy(desc(kycDocuments.uploadedAt), desc(kycDocuments.id));
  return [...stepTasks(await readKycFile(db, memberId), now), ...documentTasks(documents, now)];
}

function stepTasks(file: KycFile, now: Date): Task[] {
  const { percent, steps } = kycProgress(file, now);
  const open = steps.filter(({ status }) => status !== 'approved' && status !== 'pending');
  if (open.length === 0) return [];
  const titles = (language: keyof Text) => open.map(({ name }) => STEP_TITLES[name][language]).join(', ');
  const isStarted = open.length < steps.length;
  const left =
    open.length === 1
      ? { ko: `${titles('ko')}만 남았습니다.`, en: `Only one step is left: ${titles('en').toLowerCase()}.` }
      : { ko: `남은 단계: ${titles('ko')}.`, en: `Steps left: ${titles('en').toLowerCase()}.` };
  return [
    {
      kind: 'complete_kyc',
      title: isStarted
        ? { ko: '본인 인증을 마쳐 주세요', en: 'Finish your identity verification' }
        : { ko: '본인 인증을 시작해 주세요', en: 'Start your identity verification' },
      text: isStarted
        ? left
        : {
            ko: '개인 정보, 서류, 이메일, 휴대전화, 얼굴의 다섯 단계입니다.',
            en: 'It has five steps: personal information, documents, email, phone and face.',
          },
      progressPercent: String(percent),
    },
  ];
}

/** The newest document of each type and side, if it was rejected. */
function documentTasks(documents: readonly (typeof kycDocuments.$inferSelect)[], now: Date): Task[] {
  const isNewest = (index: number) => {
    const { documentType, documentSide } = documents[index] ?? {};
    return !documents
      .slice(0, index)
      .some((newer) => newer.documentType === documentType && newer.documentSide === documentSide);
  };
  return documents
    .filter((document, index) => isNewest(index) && reviewStatus(document, now) === 'rejected')
    .map((document) => {
      const reason = (language: keyof Text) =>
        reasonsView(rejectionCodes(document, now), language, document.documentType)
          .map(({ text }) => text)
          .join(' ');
      const { documentType } = document;
      return {
        kind: 'replace_kyc_document',
        title: {
          ko: `${addObjectParticle(documentType)} 다시 올려 주세요`,
          en: `Upload your ${DOCUMENT_NAMES[documentType].en} again`,
        },
        text: { ko: reason('ko'), en: reason('en') },
        targetId: document.id,
      };
    });
}

/** Adds the object particle to a document name; only 서류 ends in a vowel. */
const addObjectParticle = (type: KycDocumentType): string =>
  `${DOCUMENT_NAMES[type].ko}${type === 'proof_of_address' ? '를' : '을'}`;
