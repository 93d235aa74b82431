import { GliNotFoundError, type Investment } from '@gli/sdk';
import { useGetInvestment } from '@gli/sdk/react';
import { Link } from 'wouter';
import { LinkButton } from '../../../design/controls/LinkButton.tsx';
import { DescriptionList } from '../../../design/display/DescriptionList.tsx';
import { Inline, Stack } from '../../../design/display/Layout.tsx';
import { Dialog } from '../../../design/feedback/Dialog.tsx';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { LoadFailure } from '../../../shared/LoadFailure.tsx';
import { LoadingCards } from '../../../shared/LoadingCards.tsx';
import { RiskBadge } from '../../assets/index.ts';
import { InvestmentPayouts } from './InvestmentPayouts.tsx';
import { InvestmentStatusBadge } from './InvestmentStatusBadge.tsx';

type InvestmentDialogProps = { id: string; onClose: () => void };

/** The investment that the address opens (`?investment=`): its course, its payouts and what paid for it. */
export function InvestmentDialog({ id, onClose }: InvestmentDialogProps) {
  const t = useTranslations();
  const investment = useGetInvestment(id);
  const { data } = investment;
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={data?.asset.name ?? t.portfolio.detailTitle()}
      closeLabel={t.common.close()}
      footer={
        data ? (
          <Link href={`/rwa-assets/${encodeURIComponent(data.asset.id)}`} asChild>
            <LinkButton variant="secondary">{t.portfolio.toAsset()}</LinkButton>
          </Link>
        ) : undefined
      }
    >
      {data ? (
        <InvestmentDetail investment={data} />
      ) : investment.isPending ? (
        <LoadingCards count={1} min="lg" />
      ) : investment.error instanceof GliNotFoundError ? (
        <EmptyState title={t.portfolio.detailMissing()} description={t.portfolio.detailMissingText()} />
      ) : (
        <LoadFailure query={investment} />
      )}
    </Dialog>
  );
}

function InvestmentDetail({ investment }: { investment: Investment }) {
  const t = useTranslations();
  const formats = useFormats();
  const { asset, token, next_payout: next, transaction } = investment;
  const amount = (value: string) => formats.tokenExact(value, token);
  return (
    <Stack gap="lg">
      <Inline gap="sm">
        <InvestmentStatusBadge status={investment.status} />
        <RiskBadge risk={asset.risk_level} />
      </Inline>
      <DescriptionList
        items={[
          { term: t.portfolio.value(), description: amount(investment.current_value), strong: true },
          { term: t.portfolio.principal(), description: amount(investment.principal) },
          {
            term: t.portfolio.earned(),
            description: `${formats.gain(investment.earned, token)} (${formats.percent(investment.return_percent)})`,
          },
          { term: t.portfolio.fee(), description: amount(investment.fee) },
          {
            term: t.portfolio.projected(),
            description: formats.token(investment.projected_yearly_return, token),
          },
          { term: t.portfolio.investedOn(), description: formats.moment(investment.invested_at) },
          { term: t.portfolio.maturesOn(), description: formats.day(investment.matures_on) },
          ...(next
            ? [
                {
                  term: t.portfolio.nextPayout(),
                  description: `${formats.day(next.pays_on)} · ${formats.token(next.amount, token)}`,
                },
              ]
            : []),
          {
            term: t.portfolio.hash(),
            description: transaction.hash ?? t.portfolio.hashPending(),
          },
        ]}
      />
      <InvestmentPayouts investment={investment} />
    </Stack>
  );
}
