import type { ConversionTransaction } from '@gli/sdk';
import { Button, Heading, LinkButton, Stack, Text } from '@gli/ui';
import { CircleAlert, CircleCheck, Clock } from '@gli/ui/icons';
import { useEffect, useRef } from 'react';
import { useSearch } from 'wouter';
import { useFormats, useTranslations } from '@/i18n';
import { getInvestmentHref, transactionHref } from '../conversion-address.ts';
import { ConversionStatusBadge } from '../history/ConversionStatusBadge.tsx';
import { useConversion } from '../history/follow-conversions.ts';
import { useFigures } from '../use-figures.ts';

const marks = {
  pending: { Icon: Clock, tone: 'primary' },
  completed: { Icon: CircleCheck, tone: 'success' },
  failed: { Icon: CircleAlert, tone: 'danger' },
} as const;

type ConversionResultProps = { conversion: ConversionTransaction; onAgain: () => void };

/** A conversion's outcome, updated until it is final. Takes the focus from the form that it replaces. */
export function ConversionResult({ conversion, onAgain }: ConversionResultProps) {
  const t = useTranslations();
  const formats = useFormats();
  const search = new URLSearchParams(useSearch());
  const investment = getInvestmentHref(search);
  const latest = useConversion(conversion.id).data ?? conversion;
  // Unknown statuses count as pending.
  const status = latest.status === 'completed' || latest.status === 'failed' ? latest.status : 'pending';
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { Icon, tone } = marks[status];
  const figures = useFigures(latest);
  const amount = figures.given(latest.amount);
  const receive = figures.received(latest.receive_amount);
  const { title, text } = {
    pending: {
      title: t.conversion.successTitle(),
      text: t.conversion.successText({
        amount,
        receive,
        time: formats.moment(latest.estimated_completion_at),
      }),
    },
    completed: {
      title: t.conversion.completedTitle(),
      text: t.conversion.completedText({ amount, receive }),
    },
    failed: { title: t.conversion.failedTitle(), text: latest.failure_reason ?? t.errors.transaction() },
  }[status];
  return (
    <Stack gap="md" role="status">
      <Text as="div" tone={tone}>
        <Icon aria-hidden size={40} />
      </Text>
      <Stack gap="sm" align="start">
        <Heading as="h3" size="md" ref={heading} tabIndex={-1}>
          {title}
        </Heading>
        <ConversionStatusBadge status={status} />
        <Text>{text}</Text>
      </Stack>
      <LinkButton href={transactionHref(search, conversion.id)} variant="secondary" wide>
        {t.conversion.seeTransaction()}
      </LinkButton>
      {investment ? (
        <LinkButton href={investment} wide>
          {t.conversion.backToInvestment()}
        </LinkButton>
      ) : null}
      <Button wide variant={investment ? 'secondary' : 'primary'} onClick={onAgain}>
        {t.conversion.convertAgain()}
      </Button>
    </Stack>
  );
}
