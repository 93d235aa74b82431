import type { DashboardTask } from '@gli/sdk';
import type { Database } from '../../core/data/database.ts';
import type { MemberRow } from '../../core/members/member-row.ts';
import type { Language } from '../../core/text/text.ts';
import { kycTasks } from './kyc-tasks.ts';
import type { Task } from './task.ts';
import { hasConverted, lowestMinimum } from './task-facts.ts';
import { payOrderTask, type WaitingOrder } from './waiting-orders.ts';

/** The contract's bound. */
const MAX_TASKS = 10;

/** What a member could do next, the most important first. */
export async function tasksOf(
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
    ko: '지갑을 연결하고 GLI 플랫폼 인증을 하면 토큰을 받을 수 있습니다.',
    en: 'Connect a wallet and authenticate it with the GLI platform to receive tokens.',
  },
};

const FIRST_CONVERSION: Task = {
  kind: 'first_conversion',
  title: { ko: '토큰을 전환해 보세요', en: 'Convert a token' },
  text: {
    ko: 'GLIB를 GLIL로 바꾸면 리조트와 쇼핑몰에서 쓸 수 있습니다.',
    en: 'Convert GLIB to GLIL to spend it in resorts and in the mall.',
  },
};

async function firstInvestment(db: Database, now: Date): Promise<Task[]> {
  const least = await lowestMinimum(db, now);
  if (least === null) return [];
  return [
    {
      kind: 'first_investment',
      title: { ko: '첫 투자를 시작해 보세요', en: 'Make your first investment' },
      text: {
        ko: `${least} GLIB부터 투자할 수 있는 자산이 있습니다.`,
        en: `There are assets that take investments from ${least} GLIB.`,
      },
    },
  ];
}
