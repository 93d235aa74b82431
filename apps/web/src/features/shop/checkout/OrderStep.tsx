import type { Paying } from '@gli/domain';
import { getPaymentState, isShort, orderLineToPurchase } from '@gli/domain';
import { GliNotFoundError, type Order } from '@gli/sdk';
import { useGetOrder } from '@gli/sdk/react';
import {
  BlocksSkeleton,
  Button,
  DescriptionList,
  EmptyState,
  LinkButton,
  Note,
  Outcome,
  QueryError,
  SectionErrorBoundary,
  Stack,
  secondsUntil,
  showInDialog,
  Text,
} from '@gli/ui';
import { useEffect } from 'react';
import { describeUnknownWrite, useErrorText, useServerTime } from '@/data';
import { useFormats, useTranslations } from '@/i18n';
import { Price } from '../../money/index.ts';
import { BookingDone } from '../done/BookingDone.tsx';
import { orderPath } from '../paths.ts';
import { OrderRefunds } from '../refunds/Refunds.tsx';
import { PanelFooter } from './PanelFooter.tsx';
import { EarlierOrderNotice, PaymentSteps } from './PlacingStep.tsx';
import { TokenChoice, useTokenOptions } from './TokenChoice.tsx';
import type { Checkout } from './use-checkout.ts';
import { useProducts } from './use-products.ts';

/** Interval for updating the remaining minutes to pay, in ms. */
const MINUTES_REFRESH_MS = 10_000;

type OrderStepProps = { checkout: Checkout; attempt: Paying; onClose: () => void };

/** An order that was placed. According to the server, it is awaiting payment or no longer payable. */
export function OrderStep({ checkout, attempt, onClose }: OrderStepProps) {
  const t = useTranslations();
  const order = useGetOrder({ id: attempt.orderId });
  const leave = () => {
    checkout.leave();
    onClose();
  };
  const status = order.data ? getPaymentState(order.data) : 'over';
  // It was paid in another tab, or before a reload.
  useEffect(() => {
    if (order.data && status === 'paid') checkout.finish(order.data);
  });
  if (order.isPending || status === 'paid') return <BlocksSkeleton count={1} />;
  if (order.isError && !(order.error instanceof GliNotFoundError) && !order.data) {
    return <QueryError query={order} />;
  }
  if (order.data && status === 'unpaid') {
    return <PaymentStep checkout={checkout} attempt={attempt} order={order.data} onLater={leave} />;
  }
  return (
    <>
      <EmptyState title={t.checkout.overTitle()} description={t.checkout.overText()} />
      <PanelFooter>
        <Button onClick={checkout.leave}>{t.checkout.back()}</Button>
      </PanelFooter>
    </>
  );
}

type PaymentStepProps = { checkout: Checkout; attempt: Paying; order: Order; onLater: () => void };

/**
 * Payment of an order that was placed. After a failed payment, the same order can be paid in any accepted
 * token.
 */
function PaymentStep({ checkout, attempt, order, onLater }: PaymentStepProps) {
  const t = useTranslations();
  const formats = useFormats();
  const errorText = useErrorText();
  const { state } = checkout.payment;
  const error = state.status === 'rejected' ? state.error : null;
  const unknown = describeUnknownWrite(checkout.payment, {
    checking: t.checkout.paymentLost,
    notFound: t.checkout.paymentNotFound,
    drop: t.checkout.dontPay,
  });
  const isBusy = state.status === 'sending' || unknown !== null;
  const products = useProducts(order.lines.map(({ product_id }) => product_id));
  const others = useTokenOptions(order.lines.map(orderLineToPurchase), products);
  // The price in the order's own token is fixed. The others are current prices.
  const options = others.options.map((option) =>
    option.token === order.token ? { ...option, total: order.totals.total } : option,
  );
  const own = { token: order.token, total: order.totals.total, available: undefined };
  const token = others.isPicked ? others.chosen?.token : attempt.token;
  const chosen =
    options.find((option) => option.token === token) ??
    options.find((option) => option.token === order.token) ??
    own;
  const { expires_at: expiresAt } = order.payment;
  const now = useServerTime(expiresAt !== null, MINUTES_REFRESH_MS);
  const minutesLeft = expiresAt === null ? null : Math.floor(secondsUntil(Date.parse(expiresAt), now) / 60);
  return (
    <Stack gap="lg">
      {checkout.isEarlier ? <EarlierOrderNotice /> : null}
      <PaymentSteps order="done" payment={isBusy && !unknown?.choice ? 'busy' : 'stopped'} />
      {unknown ? (
        <Text role="status" weight="medium">
          {unknown.text}
        </Text>
      ) : null}
      {isBusy ? null : (
        <div role="alert" ref={error ? showInDialog : undefined}>
          <Text tone={error ? 'danger' : 'default'} weight="medium">
            {error ? errorText(error, 'payment') : t.checkout.paymentOpen()}
          </Text>
        </div>
      )}
      <DescriptionList
        items={[
          [t.checkout.orderNumber(), order.number],
          [t.checkout.items(), order.lines.map(({ product_name }) => product_name).join(', ')],
          [t.checkout.total(), <Price amount={order.totals.total} token={order.token} />, 'strong'],
        ]}
      />
      {isBusy ? null : (
        <TokenChoice
          options={options.length > 0 ? options : [own]}
          chosen={chosen}
          onChoose={others.choose}
        />
      )}
      {chosen.token === order.token ? <OrderRefunds order={order} /> : null}
      {minutesLeft === null ? null : <Note>{t.checkout.heldFor({ minutes: minutesLeft })}</Note>}
      <PanelFooter>
        {unknown?.choice ? (
          <>
            <Button variant="secondary" onClick={unknown.choice.drop}>
              {unknown.choice.dropLabel}
            </Button>
            <Button onClick={unknown.choice.sendAgain}>{t.common.sendAgain()}</Button>
          </>
        ) : (
          <>
            <Button variant="secondary" disabled={state.status === 'sending'} onClick={onLater}>
              {t.checkout.payLater()}
            </Button>
            <Button
              busy={isBusy}
              disabled={!isBusy && isShort(chosen)}
              onClick={() => void checkout.pay({ ...attempt, token: chosen.token })}
            >
              {t.checkout.pay({ amount: formats.tokenExact(chosen.total, chosen.token) })}
            </Button>
          </>
        )}
      </PanelFooter>
    </Stack>
  );
}

/** A paid order, with its items and next steps. */
export function PurchaseDone({ order, onClose }: { order: Order; onClose: () => void }) {
  const t = useTranslations();
  const formats = useFormats();
  const paid = t.checkout.doneText({
    number: order.number,
    amount: formats.tokenExact(order.totals.total, order.token),
  });
  return (
    <Outcome title={t.checkout.doneTitle()} centered>
      <Text>{paid}</Text>
      <SectionErrorBoundary>
        <BookingDone order={order} />
      </SectionErrorBoundary>
      <PanelFooter>
        <Button variant="secondary" onClick={onClose}>
          {t.common.close()}
        </Button>
        <LinkButton href={orderPath(order.id)}>{t.checkout.toOrder()}</LinkButton>
      </PanelFooter>
    </Outcome>
  );
}
