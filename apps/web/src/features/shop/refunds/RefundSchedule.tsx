import type { Token } from '@gli/sdk';
import { DescriptionList } from '../../../design/display/DescriptionList.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { useNow } from '../../../shared/clock.ts';
import { Note, Subheading } from '../../../shared/page/Note.tsx';
import { type RefundableLine, type RefundStep, refundSteps } from './refund-steps.ts';

/** How often the time left is read again. */
const REFRESH_MS = 30_000;

const Frame = styled('div', { padding: '$4', borderRadius: '$md', background: '$surfaceSunken' });

export type RefundScheduleProps = {
  lines: readonly RefundableLine[];
  token: Token;
  /** Not paid yet: the rules begin with the payment. */
  isUnpaid?: boolean;
  /** What the server says a cancellation gives back now; with another amount the schedule would be wrong, and is not shown. */
  confirmedAmount?: string;
};

/** What a cancellation gives back now, when that changes, and when it ends. */
export function RefundSchedule({ lines, token, isUnpaid = false, confirmedAmount }: RefundScheduleProps) {
  const t = useTranslations();
  const formats = useFormats();
  const now = useNow(true, REFRESH_MS);
  const steps = refundSteps(lines, now);
  if (confirmedAmount !== undefined && steps[0]?.amount !== confirmedAmount) return null;
  const until = ({ until: time }: RefundStep, index: number): string => {
    if (time === null) return t.checkout.refunds.untilPacked();
    const words = { time: formats.moment(new Date(time).toISOString()) };
    return index === 0 ? t.checkout.refunds.nowUntil(words) : t.checkout.refunds.thenUntil(words);
  };
  const items = steps.map((step, index) => ({
    term: until(step, index),
    description: t.checkout.refunds.refundOf({
      amount: formats.tokenExact(step.amount, token),
      percent: formats.percent(step.percent),
    }),
  }));
  return (
    <Frame>
      <Stack gap="xs">
        <Subheading>{t.checkout.refunds.ifCancelled()}</Subheading>
        {steps.length === 0 ? (
          <Text weight="medium">{t.checkout.refunds.noMore()}</Text>
        ) : (
          <DescriptionList
            items={[
              ...items,
              { term: t.checkout.refunds.afterwards(), description: t.checkout.refunds.nothing() },
            ]}
          />
        )}
        {isUnpaid ? <Note>{t.checkout.refunds.afterPayment()}</Note> : null}
        {steps.some(({ until: time }) => time !== null) ? (
          <Note>{t.checkout.booked.koreanTime()}</Note>
        ) : null}
      </Stack>
    </Frame>
  );
}
