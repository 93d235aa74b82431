import type { ConversionTransaction } from '@gli/sdk';
import { CircleAlert, CircleCheck, Clock } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useSearch } from 'wouter';
import { Button } from '../../../design/controls/Button.tsx';
import { LinkButton } from '../../../design/controls/LinkButton.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Heading, Text } from '../../../design/display/Text.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { transactionHref } from '../conversion-address.ts';
import { ConversionStatusBadge } from '../history/ConversionStatusBadge.tsx';
import { useConversion } from '../history/use-conversion.ts';

const Mark = styled('div', {
  '& svg': { width: '2.5rem', height: '2.5rem' },
  variants: {
    status: {
      pending: { color: '$primaryText' },
      completed: { color: '$successText' },
      failed: { color: '$dangerText' },
    },
  },
});
const marks = { pending: Clock, completed: CircleCheck, failed: CircleAlert };

type ConversionResultProps = { conversion: ConversionTransaction; onAgain: () => void };

/** What became of a conversion, followed until it is done. Takes the focus, since the form it replaces had it. */
export function ConversionResult({ conversion, onAgain }: ConversionResultProps) {
  const t = useTranslations();
  const formats = useFormats();
  const search = useSearch();
  const latest = useConversion(conversion.id).data ?? conversion;
  const status = shownStatus(latest.status);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const Icon = marks[status];
  const amount = formats.tokenExact(latest.amount, latest.from_token);
  const receive = formats.tokenExact(latest.receive_amount, latest.to_token);
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
    failed: { title: t.conversion.failedTitle(), text: latest.failure_reason ?? '' },
  }[status];
  return (
    <Stack gap="md" role="status">
      <Mark status={status}>
        <Icon aria-hidden />
      </Mark>
      <Stack gap="sm" align="start">
        <Heading as="h3" size="md" ref={heading} tabIndex={-1}>
          {title}
        </Heading>
        <ConversionStatusBadge status={status} />
        <Text>{text}</Text>
      </Stack>
      <Link href={transactionHref(new URLSearchParams(search), conversion.id)} asChild>
        <LinkButton variant="secondary" wide>
          {t.conversion.seeTransaction()}
        </LinkButton>
      </Link>
      <Button wide onClick={onAgain}>
        {t.conversion.convertAgain()}
      </Button>
    </Stack>
  );
}

/** A state that this version does not know is one on the way. */
function shownStatus(status: ConversionTransaction['status']) {
  return status === 'completed' || status === 'failed' ? status : 'pending';
}
