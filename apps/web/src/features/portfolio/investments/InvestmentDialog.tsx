import type { Investment } from '@gli/sdk';
import { useGetInvestment } from '@gli/sdk/react';
import {
  CardGridSkeleton,
  DescriptionList,
  Dialog,
  EmptyState,
  Inline,
  LinkButton,
  QueryContent,
  Stack,
  StatusBadge,
  Subheading,
  Table,
  Text,
} from '@gli/ui';
import { useFormats, useTranslations } from '@/i18n';
import { PayoutTerms, RiskBadge } from '../../assets/index.ts';

/** Figures, payouts and the transaction of the investment in the URL (`?investment=`). */
export function InvestmentDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslations();
  const investment = useGetInvestment({ id });
  const { data } = investment;
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={data?.asset.name ?? t.portfolio.detailTitle()}
      footer={
        data ? (
          <LinkButton href={`/rwa-assets/${encodeURIComponent(data.asset.id)}`} variant="secondary">
            {t.portfolio.toAsset()}
          </LinkButton>
        ) : undefined
      }
    >
      <QueryContent
        query={investment}
        loading={<CardGridSkeleton count={1} min="lg" />}
        missing={
          <EmptyState title={t.portfolio.detailMissing()} description={t.portfolio.detailMissingText()} />
        }
      >
        {(loaded) => <InvestmentDetail investment={loaded} />}
      </QueryContent>
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
        <StatusBadge status={investment.status} labels={t.portfolio.statuses} />
        <RiskBadge risk={asset.risk_level} labeled />
      </Inline>
      <DescriptionList
        items={[
          [t.portfolio.principal(), amount(investment.principal), 'strong'],
          [
            t.portfolio.earned(),
            `${formats.gain(investment.earned, token)} (${formats.percent(investment.return_percent)})`,
          ],
          [t.portfolio.fee(), amount(investment.fee)],
          [t.portfolio.projected(), formats.gain(investment.projected_yearly_return, token)],
          [t.portfolio.investedOn(), formats.moment(investment.invested_at)],
          [t.portfolio.maturesOn(), formats.day(investment.matures_on)],
          [
            t.portfolio.nextPayout(),
            next && `${formats.day(next.pays_on)} · ${formats.token(next.amount, token)}`,
          ],
          [t.portfolio.hash(), transaction.hash ?? t.portfolio.hashPending()],
        ]}
      />
      {investment.status === 'active' ? (
        <PayoutTerms
          asset={{ ...asset, token }}
          investment={{ ...investment, amount: investment.principal }}
        />
      ) : null}
      <Payouts investment={investment} />
    </Stack>
  );
}

function Payouts({ investment }: { investment: Investment }) {
  const t = useTranslations();
  const formats = useFormats();
  const { payouts, next_payout: next, token } = investment;
  return (
    <Stack gap="sm">
      <Subheading>{t.portfolio.payouts()}</Subheading>
      {payouts.length === 0 ? (
        <Text tone="muted">
          {next ? t.portfolio.noPayouts({ day: formats.day(next.pays_on) }) : t.portfolio.noPayoutsYet()}
        </Text>
      ) : (
        <Table
          caption={t.portfolio.payouts()}
          rowKey={({ id }) => id}
          rows={payouts}
          columns={[
            {
              header: t.portfolio.payoutPeriod(),
              name: ({ from_date, to_date }) => `${formats.day(from_date)} – ${formats.day(to_date)}`,
            },
            { header: t.portfolio.creditedOn(), cell: ({ credited_on }) => formats.day(credited_on) },
            { header: t.portfolio.payoutApy(), figure: ({ apy }) => formats.apy(apy) },
            { header: t.portfolio.payoutAmount(), figure: ({ amount }) => formats.token(amount, token) },
          ]}
        />
      )}
    </Stack>
  );
}
