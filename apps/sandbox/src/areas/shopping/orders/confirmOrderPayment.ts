import { decimal } from '@gli/validation';
import { defineHandler } from '../../../core/contract/handler.ts';
import type { Database } from '../../../core/data/database.ts';
import { sqlState } from '../../../core/data/transaction.ts';
import { accountId } from '../../../core/ledger/ledger.ts';
import { balanceOf } from '../../../core/ledger/post-entries.ts';
import { type Problem, problem } from '../../../core/problem/problem.ts';
import { optionsOf } from './actions.ts';
import type { OrderWithLines } from './order-row.ts';
import { readOrderView } from './order-view.ts';
import { changeStatus, lockOrder } from './orders.ts';
import { takePayment } from './payment.ts';
import { keepFailure } from './payment-failure.ts';
import { priceAnew, writePrices } from './reprice.ts';

/** Pays an order from the member's balance. A refused payment is kept with its reason and leaves the order open. */
export const confirmOrderPayment = defineHandler(
  'confirmOrderPayment',
  async ({ db, body, path, member, now, language, reply }) => {
    const found = await lockOrder(db, path.id, member.id);
    if (!found) throw problem('not_found');
    if (!optionsOf(found.order, found.lines, now).actions.includes('confirm_payment')) throw notPayable();
    const priced = await priceAnew(db, found, body?.token ?? found.order.token);
    const { order, lines } = priced;

    const missing = await missingAmount(db, priced);
    if (missing !== null) return keepFailure(db, order, missing);
    const money = { token: order.token, amount: order.total, at: now };
    const payment = await attempt(db, (tx) => takePayment(tx, order, lines, money));
    if (payment === REFUSED) return keepFailure(db, order, problem('payment_failed'));

    await writePrices(db, priced);
    const paid = await changeStatus(
      db,
      priced,
      { status: 'paid', changedAt: now, actor: 'member', note: null },
      {
        token: order.token,
        total: order.total,
        paymentStatus: 'paid',
        paidAt: now,
        transactionId: payment,
        expiresAt: null,
        failureReason: null,
      },
    );
    return reply(200, await readOrderView(db, paid, { now, language }));
  },
);

const REFUSED = Symbol('refused');

/** Runs a payment so that the ledger's refusal undoes it alone. Other errors are the server's own and pass. */
async function attempt<T>(db: Database, pay: (tx: Database) => Promise<T>): Promise<T | typeof REFUSED> {
  try {
    return await db.transaction((tx) => pay(tx));
  } catch (error) {
    // Class 23: a rule of the tables, such as that no member falls below zero.
    if (sqlState(error)?.startsWith('23')) return REFUSED;
    throw error;
  }
}

/** The problem of a balance that is too low; null when it suffices. The balance stays locked. */
async function missingAmount(db: Database, { order }: OrderWithLines): Promise<Problem | null> {
  const { token, total, memberId } = order;
  const account = accountId({ member: memberId, bucket: 'available' }, token);
  const available = await balanceOf(db, account, { lock: true });
  const missing = decimal.subtract(total, available);
  if (decimal.compare(missing, '0') <= 0) return null;
  return problem('insufficient_balance', {
    message: {
      ko: `${total} ${token}이(가) 필요하지만 사용할 수 있는 잔액은 ${available} ${token}입니다. ${token}을(를) 전환하거나 입금하고, 아니면 다른 토큰으로 결제해 주세요.`,
      en: `${total} ${token} are needed and ${available} ${token} are available. Convert or deposit ${token}, or pay in another token.`,
    },
    details: {
      token: [{ ko: `${missing} ${token}이(가) 부족합니다.`, en: `${missing} ${token} are missing.` }],
    },
  });
}

function notPayable(): Problem {
  return problem('order_state_conflict', {
    error: { ko: '결제할 수 없는 주문입니다.', en: 'This order cannot be paid.' },
    message: {
      ko: '결제를 기다리는 주문이 아닙니다. 새로 주문해 주세요.',
      en: 'This order is no longer waiting for payment. Place a new order.',
    },
  });
}
