import { type GliClient, GliNotFoundError, type OperationId } from '@gli/sdk';
import {
  getDashboardOverview,
  getFaceVerificationStatus,
  getInvestment,
  getInvestmentPortfolio,
  getInvestmentStats,
  getKycStatus,
  getProfile,
  getReferralCode,
  getReferralStats,
  getRewardStats,
  getWalletInfo,
  listConversionHistory,
  listFaceVerificationHistory,
  listInvestments,
  listKycDocuments,
  listLoginSessions,
  listOrders,
  listPendingRewards,
  listReferralHistory,
  listRewardHistory,
} from '@gli/sdk/operations';
import { allPages } from '../../portfolio/index.ts';

const PAGE_ROWS = 100;
const all = { limit: Number.MAX_SAFE_INTEGER };

type Read = (client: GliClient, id: string) => Promise<unknown>;

/** Reads of the member's data, by operation. */
export const MEMBER_READS = {
  getProfile: (client) => getProfile(client, {}),
  listLoginSessions: (client) => listLoginSessions(client, {}),
  getKycStatus: (client, id) => getKycStatus(client, { id }),
  listKycDocuments: (client, id) => listKycDocuments.pages(client, { id, page_size: PAGE_ROWS }).toArray(all),
  getFaceVerificationStatus: (client, id) => getFaceVerificationStatus(client, { id }),
  listFaceVerificationHistory: (client, id) =>
    listFaceVerificationHistory.pages(client, { id, page_size: PAGE_ROWS }).toArray(all),
  getWalletInfo: (client) => readWallet(client),
  getInvestmentPortfolio: (client) => getInvestmentPortfolio(client, { period: 'all' }),
  getInvestmentStats: (client) => getInvestmentStats(client, {}),
  getInvestment: (client) => readInvestments(client),
  getDashboardOverview: (client) => getDashboardOverview(client, {}),
  listConversionHistory: (client) =>
    listConversionHistory.pages(client, { page_size: PAGE_ROWS }).toArray(all),
  listOrders: (client) => listOrders.pages(client, { page_size: PAGE_ROWS }).toArray(all),
  getReferralCode: (client, id) => getReferralCode(client, { id }),
  getReferralStats: (client, id) => getReferralStats(client, { id }),
  listReferralHistory: (client, id) =>
    listReferralHistory.pages(client, { id, page_size: PAGE_ROWS }).toArray(all),
  getRewardStats: (client, id) => getRewardStats(client, { id }),
  listPendingRewards: (client, id) =>
    listPendingRewards.pages(client, { id, page_size: PAGE_ROWS }).toArray(all),
  listRewardHistory: (client, id) =>
    listRewardHistory.pages(client, { id, page_size: PAGE_ROWS }).toArray(all),
} as const satisfies Partial<Record<OperationId, Read>>;

/** Reads that the file leaves out, because other reads contain their data, or because only operators may call them. */
export const OTHER_READS = [
  'getMemberProfile',
  'listInvestments',
  'getOrder',
  'getConversionTransaction',
  'getGlibBalance',
  'getGlilBalance',
  'listReferralCodes',
  'getRewardConfig',
] as const satisfies readonly OperationId[];

/**
 * Reads all data of the member, one operation after another. Something the member doesn't have, such as a referral
 * code, is null.
 * @param onProgress called with the number of finished reads and of all reads
 */
export async function readMemberData(
  client: GliClient,
  id: string,
  onProgress: (done: number, count: number) => void,
): Promise<Record<string, unknown>> {
  const reads = Object.entries<Read>(MEMBER_READS);
  const data: Record<string, unknown> = {};
  for (const [index, [name, read]] of reads.entries()) {
    onProgress(index, reads.length);
    try {
      data[name] = await read(client, id);
    } catch (error) {
      if (!(error instanceof GliNotFoundError)) throw error;
      data[name] = null;
    }
  }
  onProgress(reads.length, reads.length);
  return data;
}

/** Reads the balances and all transactions. */
async function readWallet(client: GliClient) {
  const readPage = (page: number) => getWalletInfo(client, { page, page_size: PAGE_ROWS });
  const first = await readPage(1);
  const transactions = await allPages(
    async (page) => (page === 1 ? first : await readPage(page)).transactions,
  );
  return { ...first, transactions };
}

/** Reads all investments with their payouts. */
async function readInvestments(client: GliClient) {
  const investments: unknown[] = [];
  for await (const { id } of listInvestments.pages(client, { page_size: 50 }))
    investments.push(await getInvestment(client, { id }));
  return investments;
}
