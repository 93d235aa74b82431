import type { WalletTransaction } from '@gli/sdk';
import { DescriptionList, Dialog, HashCopy, LinkButton, Note, Stack, StatusBadge, translate } from '@gli/ui';
import { referenceLink } from '@/data';
import { useFormats, useTranslations } from '@/i18n';
import { formatMoved } from './transaction-rows.ts';

type TransactionDialogProps = { transaction: WalletTransaction; onClose: () => void };

/** A transaction with its hash, and a link to its order, investment or conversion. */
export function TransactionDialog({ transaction, onClose }: TransactionDialogProps) {
  const t = useTranslations();
  const formats = useFormats();
  const { type, purpose, status, hash, created_at, completed_at, reference } = transaction;
  const href = referenceLink(reference);
  return (
    <Dialog
      open
      onClose={onClose}
      title={transaction.description}
      footer={
        href === null ? undefined : (
          <LinkButton href={href} variant="secondary">
            {t.transactions.toItem()}
          </LinkButton>
        )
      }
    >
      <Stack gap="md">
        <DescriptionList
          items={[
            [t.transactions.amount(), formatMoved(formats, transaction), 'strong'],
            [t.transactions.status(), <StatusBadge status={status} labels={t.terms.transactionStatus} />],
            [t.transactions.type(), translate(t.terms.transactionType, type)()],
            [t.transactions.purpose(), translate(t.transactions.purposes, purpose)()],
            [t.transactions.startedAt(), formats.moment(created_at)],
            [t.transactions.completedAt(), completed_at && formats.moment(completed_at)],
            [t.transactions.hash(), hash && <HashCopy hash={hash} />],
          ]}
        />
        <Note>{t.transactions.timesAreKorean()}</Note>
        <Note>{t.transactions.notOnChainNote()}</Note>
      </Stack>
    </Dialog>
  );
}
