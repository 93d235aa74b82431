import { choosePair } from '@gli/domain';
import { getConversionInfoQuery, listConversionRatesQuery, useGetConversionInfo } from '@gli/sdk/react';
import {
  BackLink,
  BlocksSkeleton,
  Card,
  Container,
  EmptyState,
  Notice,
  PageHeader,
  PanelSkeleton,
  QueryError,
  Section,
  SectionErrorBoundary,
  SectionTabs,
  Split,
  Stack,
  StatsCardSkeleton,
  VisuallyHidden,
} from '@gli/ui';
import { useDeferredValue } from 'react';
import { lazyPart, type Prefetch, useMember } from '@/data';
import { useTranslations } from '@/i18n';
import { getInvestmentHref, rangesInDays, useConversionAddress } from './conversion-address.ts';
import { ConversionForm } from './form/ConversionForm.tsx';
import { PAGE_SIZE, useConversions } from './history/follow-conversions.ts';
import { TransactionDialog } from './history/TransactionDialog.tsx';

const Rates = lazyPart(async () => (await import('./rates/Rates.tsx')).Rates, {
  fallback: <StatsCardSkeleton counts={[4]} charted />,
});

const ConversionHistory = lazyPart(
  async () => (await import('./history/ConversionHistory.tsx')).ConversionHistory,
  { fallback: <PanelSkeleton /> },
);

/** Token conversion with the form, rates and the member's history. Spec §4 Conversion rules */
export default function ConversionScreen() {
  const t = useTranslations();
  const address = useConversionAddress();
  const investment = getInvestmentHref(address.search);
  return (
    <Container>
      <Stack gap="lg">
        <PageHeader
          title={t.places.conversion()}
          lead={t.conversion.lead()}
          aside={investment ? <BackLink href={investment}>{t.conversion.backToInvestment()}</BackLink> : null}
        />
        <SectionTabs
          label={t.conversion.views()}
          tabs={[
            { value: 'convert', label: t.conversion.heading(), content: <Convert address={address} /> },
            { value: 'history', label: t.conversion.history(), content: <History /> },
          ]}
        />
      </Stack>
      {useMember() ? <FollowedConversions /> : null}
      {address.transaction ? (
        <SectionErrorBoundary>
          <TransactionDialog
            id={address.transaction}
            search={address.search}
            onClose={address.closeTransaction}
          />
        </SectionErrorBoundary>
      ) : null}
    </Container>
  );
}

/** The form, with the rates next to it. */
function Convert({ address }: { address: ReturnType<typeof useConversionAddress> }) {
  const t = useTranslations();
  const info = useDeferredValue(useGetConversionInfo());
  const chosen = info.data ? choosePair(info.data.pairs, address.requested) : null;
  return (
    <Split from="bp2" gap="page" css={{ '--columns': 'minmax(0, 27rem) minmax(0, 1fr)' }}>
      <Card as="section" aria-labelledby="convert-heading" gap="lg">
        <VisuallyHidden as="h2" id="convert-heading">
          {t.conversion.heading()}
        </VisuallyHidden>
        {chosen?.refused ? <RefusedNotice {...chosen.refused} /> : null}
        {info.isPending ? (
          <BlocksSkeleton count={8} />
        ) : !info.data ? (
          <QueryError query={info} />
        ) : chosen ? (
          <SectionErrorBoundary>
            <ConversionForm info={info.data} pair={chosen.pair} address={address} />
          </SectionErrorBoundary>
        ) : (
          <EmptyState title={t.conversion.nothingOffered()} description={t.conversion.nothingOfferedText()} />
        )}
      </Card>
      <Section title={t.conversion.rates()} anchor="rates">
        <Rates
          direction={chosen?.pair}
          days={address.days}
          onChoose={address.choosePair}
          onDays={address.chooseDays}
        />
      </Section>
    </Split>
  );
}

/** Follows pending conversions in every view, so that the form shows the balance after them. */
function FollowedConversions() {
  useConversions({ page: 1, page_size: PAGE_SIZE });
  return null;
}

/** The member's conversions, with the heading that the tab shows. */
function History() {
  const t = useTranslations();
  return (
    <section id="history" aria-labelledby="history-heading">
      <VisuallyHidden as="h2" id="history-heading">
        {t.conversion.history()}
      </VisuallyHidden>
      <ConversionHistory />
    </section>
  );
}

type Refused = NonNullable<NonNullable<ReturnType<typeof choosePair>>['refused']>;

function RefusedNotice({ from_token: from, to_token: to, reason }: Refused) {
  const { conversion } = useTranslations();
  return (
    <Notice kind="info" role="status">
      {reason === 'one_way' ? conversion.refusedOneWay({ from, to }) : conversion.refusedPair({ from, to })}
    </Notice>
  );
}

export const prefetch: Prefetch = ({ load, client }) => {
  load(getConversionInfoQuery(client));
  load(listConversionRatesQuery(client, { days: rangesInDays[0] }));
};
