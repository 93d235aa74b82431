import type { Token } from '@gli/sdk';
import { Box, Note, Stack, Subheading, Text } from '@gli/ui';
import { getRefundSteps, isSameAmount, type RefundableLine, type RefundStep } from '@gli/validation';
import { useServerTime } from '@/data';
import { useFormats, useTranslations } from '@/i18n';
import { Step } from './RefundSchedule.styles.ts';

/** Interval for updating the remaining time, in ms. */
const REFRESH_MS = 30_000;

export type RefundScheduleProps = {
  lines: readonly RefundableLine[];
  token: Token;
  /** True if the order is unpaid. The refund rules apply only after the payment. */
  isUnpaid?: boolean;
  /** Current refund according to the server. The schedule is hidden if it differs from this amount. */
  confirmedAmount?: string;
};

/** The current refund for a cancellation, when it changes, and when it ends. */
export function RefundSchedule({ lines, token, isUnpaid = false, confirmedAmount }: RefundScheduleProps) {
  const t = useTranslations();
  const formats = useFormats();
  const now = useServerTime(true, REFRESH_MS);
  const steps = getRefundSteps(lines, new Date(now));
  const current = steps[0]?.amount ?? '0';
  if (confirmedAmount !== undefined && !isSameAmount(current, confirmedAmount)) return null;
  const until = ({ until: time }: RefundStep, index: number): string => {
    if (time === null) return t.checkout.refunds.untilPacked();
    const words = { time: formats.moment(time.toISOString()) };
    return index === 0 ? t.checkout.refunds.nowUntil(words) : t.checkout.refunds.thenUntil(words);
  };
  const items = steps.map((step, index) => [
    until(step, index),
    t.checkout.refunds.refundWithPercent({
      amount: formats.tokenExact(step.amount, token),
      percent: formats.percent(step.percent),
    }),
  ]);
  return (
    <Box>
      <Stack gap="xs">
        <Subheading>{t.checkout.refunds.ifCancelled()}</Subheading>
        {steps.length === 0 ? (
          <Text weight="medium">{t.checkout.refunds.noMore()}</Text>
        ) : (
          <dl>
            {[...items, [t.checkout.refunds.afterwards(), t.checkout.refunds.nothing()]].map(
              ([term, description]) => (
                <Step key={term}>
                  <Text as="dt" size="sm" tone="muted">
                    {term}
                  </Text>
                  <Text as="dd" weight="medium" numeric>
                    {description}
                  </Text>
                </Step>
              ),
            )}
          </dl>
        )}
        {isUnpaid ? <Note>{t.checkout.refunds.afterPayment()}</Note> : null}
        {steps.some(({ until: time }) => time !== null) ? (
          <Note>{t.checkout.booked.koreanTime()}</Note>
        ) : null}
      </Stack>
    </Box>
  );
}
