import { isDeepStrictEqual } from 'node:util';
import type { ConversionTransaction, Investment, Order, WalletInfo } from '@gli/sdk';
import { decimal } from '@gli/validation';
import { acknowledged, parseBody, read, type Sent, type WorkloadUser } from './journal.ts';
import { toWorkloadUser } from './workload.ts';

const GRANT = { GLIB: '10000', GLIL: '3000' };

/** Reads back every acknowledged object and returns those that are missing or different. */
export async function findLost(address: string, journal: readonly Sent[]): Promise<string[]> {
  const lost: string[] = [];
  const compare = async <T>(sent: Sent, path: string, isKept: (now: T) => boolean) => {
    const token = sent.person?.token ?? '';
    try {
      const now = await read<T>(address, path, token);
      if (!isKept(now)) lost.push(`${sent.kind}: ${sent.response?.text} is now ${JSON.stringify(now)}`);
    } catch (error) {
      lost.push(`${sent.kind} ${path}: ${String(error)}`);
    }
  };
  for (const sent of acknowledged(journal, 'register')) {
    const person = toWorkloadUser(sent.response, (sent.json as { email: string }).email);
    await compare<{ id: string; email: string }>(
      { ...sent, person },
      '/user/profile/',
      (now) => now.id === person.id && now.email === person.email,
    );
  }
  for (const sent of acknowledged(journal, 'log_in')) {
    const { token, user } = parseBody<{ token: { access: string }; user: { id: string } }>(sent.response);
    const person = { id: user.id, email: '', token: token.access };
    await compare<{ id: string }>({ ...sent, person }, '/user/profile/', (now) => now.id === user.id);
  }
  for (const sent of acknowledged(journal, 'invest')) {
    const made = parseBody<Investment>(sent.response);
    await compare<Investment>(sent, `/v1/investments/${made.id}/`, (now) => isDeepStrictEqual(now, made));
  }
  for (const sent of acknowledged(journal, 'convert')) {
    const made = parseBody<ConversionTransaction>(sent.response);
    await compare<ConversionTransaction>(sent, `/v1/wallet/conversion/transactions/${made.id}`, (now) => {
      // The conversion may have completed in the meantime.
      const { status, hash, completed_at } = made;
      return isDeepStrictEqual({ ...now, status, hash, completed_at }, made);
    });
  }
  for (const [path, sent] of findLatestOrderWrites(journal)) {
    await compare<Order>(sent, path, (now) => isOrderKept(parseBody<Order>(sent.response), now));
  }
  return lost;
}

type Acknowledged = ReturnType<typeof acknowledged>[number];

/** Returns the last acknowledged write to each order, by the order's path. */
function findLatestOrderWrites(journal: readonly Sent[]): Map<string, Acknowledged> {
  const latest = new Map<string, Acknowledged>();
  for (const sent of acknowledged(journal, 'order', 'pay', 'cancel')) {
    latest.set(`/v1/shopping/orders/${parseBody<Order>(sent.response).id}/`, sent);
  }
  return latest;
}

/** True if an order kept its data and its status did not move backward. */
function isOrderKept(known: Order, now: Order): boolean {
  const lasting = ({ id, number, lines, token, totals, customer, note, created_at }: Order) => ({
    ...{ id, number, lines, token, totals, customer, note, created_at },
  });
  const history = now.status_history.slice(0, known.status_history.length);
  return isDeepStrictEqual(lasting(now), lasting(known)) && isDeepStrictEqual(history, known.status_history);
}

/**
 * Compares the members' data with the acknowledged writes while no write is pending. Returns objects that were never
 * acknowledged, and balances that do not match.
 */
export async function findDuplicates(address: string, journal: readonly Sent[]): Promise<string[]> {
  const doubled: string[] = [];
  for (const person of listUsers(journal)) {
    const own = journal.filter((sent) => sent.person?.id === person.id);
    const lists = [
      ['/v1/investments/', acknowledged(own, 'invest')],
      ['/v1/wallet/conversion/history/', acknowledged(own, 'convert')],
      ['/v1/shopping/orders/', acknowledged(own, 'order')],
    ] as const;
    for (const [path, made] of lists) {
      const known = made.map((sent) => parseBody<{ id: string }>(sent.response).id).sort();
      const found = (await readAll<{ id: string }>(address, path, person)).map((entry) => entry.id).sort();
      if (!isDeepStrictEqual(found, known)) {
        doubled.push(`${person.email} ${path}: ${known.length} acknowledged, ${found.length} there`);
      }
    }
    doubled.push(...(await wrongBalances(address, person, own)));
  }
  return doubled;
}

async function wrongBalances(address: string, person: WorkloadUser, own: readonly Sent[]): Promise<string[]> {
  const before = await readAvailable(address, person);
  const orders = await Promise.all(
    [...findLatestOrderWrites(own).keys()].map((path) => read<Order>(address, path, person.token)),
  );
  const balances = await readAvailable(address, person);
  // A refund was posted in between, so compare again.
  if (!isDeepStrictEqual(before, balances)) return wrongBalances(address, person, own);
  const invested = acknowledged(own, 'invest').map((sent) => parseBody<Investment>(sent.response).principal);
  const given = acknowledged(own, 'convert').map(
    (sent) => parseBody<ConversionTransaction>(sent.response).amount,
  );
  const paid = orders.filter((order) => order.payment.paid_at !== null).map((order) => order.totals.total);
  const refunds = orders
    .filter((order) => order.status === 'refunded')
    .map((order) => order.payment.refund?.amount ?? '0');
  const expected = {
    GLIB: decimal.subtract(GRANT.GLIB, decimal.sum([...invested, ...given])),
    GLIL: decimal.add(decimal.subtract(GRANT.GLIL, decimal.sum(paid)), decimal.sum(refunds)),
  };
  return (['GLIB', 'GLIL'] as const)
    .filter((token) => decimal.compare(expected[token], balances[token]) !== 0)
    .map((token) => `${person.email} has ${balances[token]} ${token}, by their writes ${expected[token]}`);
}

async function readAvailable(address: string, person: WorkloadUser): Promise<{ GLIB: string; GLIL: string }> {
  const { balances } = await read<WalletInfo>(address, '/v1/wallet/info/', person.token);
  const of = (token: string) => balances.find((balance) => balance.token === token)?.available ?? '0';
  return { GLIB: of('GLIB'), GLIL: of('GLIL') };
}

async function readAll<T>(address: string, path: string, { token }: WorkloadUser): Promise<T[]> {
  const all: T[] = [];
  for (let page = 1; ; page++) {
    const query = `?page_size=100&page=${page}`;
    const { results, next } = await read<{ results: T[]; next: string | null }>(address, path + query, token);
    all.push(...results);
    if (next === null) return all;
  }
}

function listUsers(journal: readonly Sent[]): WorkloadUser[] {
  return [...new Map(journal.flatMap(({ person }) => (person ? [[person.id, person]] : []))).values()];
}
