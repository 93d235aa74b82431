import type { ConversionTransaction } from '@gli/sdk';
import { loginPath } from '@gli/session';
import {
  BlocksSkeleton,
  DescriptionList,
  Dialog,
  EmptyState,
  Heading,
  Inline,
  LinkButton,
  Note,
  Notice,
  QueryContent,
  Stack,
  Text,
  translate,
} from '@gli/ui';
import { useMember } from '@/data';
import { useFormats, useTranslations } from '@/i18n';
import { transactionHref } from '../conversion-address.ts';
import { useFigures } from '../use-figures.ts';
import { ConversionStatusBadge } from './ConversionStatusBadge.tsx';
import { useConversion } from './follow-conversions.ts';

type TransactionDialogProps = { id: string; search: URLSearchParams; onClose: () => void };

/** Details of the conversion with the id in the URL (`?transaction=`). */
export function TransactionDialog({ id, search, onClose }: TransactionDialogProps) {
  const t = useTranslations();
  const member = useMember();
  return (
    <Dialog open onClose={onClose} title={t.conversion.transactionTitle()}>
      {member ? (
        <Transaction id={id} />
      ) : (
        <EmptyState
          title={t.conversion.transactionLogin()}
          action={
            <LinkButton href={loginPath(transactionHref(search, id))}>{t.conversion.toLogin()}</LinkButton>
          }
        />
      )}
    </Dialog>
  );
}

function Transaction({ id }: { id: string }) {
  const t = useTranslations();
  return (
    <QueryContent
      query={useConversion(id)}
      loading={<BlocksSkeleton count={3} />}
      missing={
        <EmptyState
          title={t.conversion.transactionMissing()}
          description={t.conversion.transactionMissingText()}
        />
      }
    >
      {(conversion) => <Facts conversion={conversion} />}
    </QueryContent>
  );
}

function Facts({ conversion }: { conversion: ConversionTransaction }) {
  const t = useTranslations();
  const formats = useFormats();
  const figures = useFigures(conversion);
  const { status, from_token, to_token, failure_reason, completed_at, hash } = conversion;
  const code = (text: string) => (
    <Text as="span" size="sm" mono>
      {text}
    </Text>
  );
  return (
    <Stack gap="md">
      <Inline justify="between">
        <Heading as="h3" size="md">
          {`${from_token} → ${to_token}`}
        </Heading>
        <ConversionStatusBadge status={status} />
      </Inline>
      {failure_reason ? <Notice kind="failure">{failure_reason}</Notice> : null}
      <DescriptionList
        items={[
          [t.conversion.given(), figures.given(conversion.amount)],
          [t.conversion.marketRate(), figures.rate(conversion.market_rate)],
          [t.conversion.priceImpact(), formats.percent(conversion.price_impact_percent)],
          [t.conversion.rate(), figures.rate(conversion.rate)],
          [t.conversion.gross(), figures.received(conversion.gross_amount)],
          [t.conversion.fee(), figures.fee(conversion.fee_amount, conversion.fee_percent)],
          [
            t.conversion.receiveAmount(),
            // A failed conversion exchanged nothing and charged no fee.
            status === 'failed'
              ? formats.tokenExact('0', to_token)
              : figures.received(conversion.receive_amount),
            'strong',
          ],
          [t.conversion.startedAt(), formats.moment(conversion.created_at)],
          [t.conversion.completedAt(), completed_at && formats.moment(completed_at)],
          [
            t.conversion.expectedAt(),
            status === 'pending' ? formats.moment(conversion.estimated_completion_at) : null,
          ],
          [t.conversion.type(), translate(t.conversion.types, conversion.conversion_type)()],
          [t.conversion.transactionId(), code(conversion.id)],
          [t.conversion.hash(), hash && code(hash)],
        ]}
      />
      {status === 'pending' ? <Note role="status">{t.conversion.pendingNote()}</Note> : null}
    </Stack>
  );
}
