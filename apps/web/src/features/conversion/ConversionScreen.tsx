import { choosePair } from '@gli/domain';
import { getConversionInfoQuery, listConversionRatesQuery, useGetConversionInfo } from '@gli/sdk/react';
import {
  BackLink,
  BlocksSkeleton,
  Card,
  Container,
  EmptyState,
  Heading,
  Notice,
  PageHeader,
  QueryError,
  Section,
  SectionErrorBoundary,
  Split,
  Stack,
} from '@gli/ui';
import { useDeferredValue } from 'react';
import type { Prefetch } from '@/data';
import { useTranslations } from '@/i18n';
import { getInvestmentHref, rangesInDays, useConversionAddress } from './conversion-address.ts';
import { ConversionForm } from './form/ConversionForm.tsx';
import { ConversionHistory } from './history/ConversionHistory.tsx';
import { TransactionDialog } from './history/TransactionDialog.tsx';
import { Rates } from './rates/Rates.tsx';

/** Token conversion with the form, rates and the member's history. Spec §4 Conversion rules */
export default function ConversionScreen() {
  const t = useTranslations();
  const address = useConversionAddress();
  const info = useDeferredValue(useGetConversionInfo());
  const investment = getInvestmentHref(address.search);
  const chosen = info.data ? choosePair(info.data.pairs, address.requested) : null;
  return (
    <Container>
      <Stack gap="xl">
        <PageHeader
          title={t.places.conversion()}
          lead={t.conversion.lead()}
          aside={investment ? <BackLink href={investment}>{t.conversion.backToInvestment()}</BackLink> : null}
        />
        <Split from="bp2" gap="page" css={{ '--columns': 'minmax(0, 27rem) minmax(0, 1fr)' }}>
          <Card as="section" aria-labelledby="convert-heading" gap="lg">
            <Heading as="h2" size="md" id="convert-heading">
              {t.conversion.heading()}
            </Heading>
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
              <EmptyState
                title={t.conversion.nothingOffered()}
                description={t.conversion.nothingOfferedText()}
              />
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
        <Section title={t.conversion.history()} anchor="history">
          <ConversionHistory />
        </Section>
      </Stack>
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
