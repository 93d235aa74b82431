import { getConversionInfoQuery, listConversionRatesQuery, useGetConversionInfo } from '@gli/sdk/react';
import { useEffect } from 'react';
import { Card } from '../../design/display/Card.tsx';
import { Container, Stack } from '../../design/display/Layout.tsx';
import { Heading } from '../../design/display/Text.tsx';
import { EmptyState } from '../../design/feedback/EmptyState.tsx';
import { styled } from '../../design/stitches.config.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Notice } from '../../shared/forms/Notice.tsx';
import { later } from '../../shared/loading/later.tsx';
import type { Prefetch } from '../../shared/loading/prefetch.ts';
import { LoadFailure } from '../../shared/page/LoadFailure.tsx';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { Section } from '../../shared/page/Section.tsx';
import { rangesInDays, useConversionAddress } from './conversion-address.ts';
import { choosePair } from './form/pairs.ts';
import { ConversionHistory } from './history/ConversionHistory.tsx';
import { LoadingBlocks } from './LoadingBlocks.tsx';
import { RatesSkeleton } from './rates/RatesSkeleton.tsx';

export { dataLayer } from '../../shared/data/DataProvider.tsx';

const Columns = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 27rem) minmax(0, 1fr)',
  gap: '$8',
  alignItems: 'start',
  '@media (max-width: 1023px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: '$10' },
});

/** Pair, amount, types, quote and button. */
const formHeights = ['4.5rem', '6.5rem', '15rem', '11rem', '3.25rem'];

// It comes while the pairs are read.
const ConversionForm = later(
  async () => (await import('./form/ConversionForm.tsx')).ConversionForm,
  <LoadingBlocks heights={formHeights} gap="lg" />,
);
const Rates = later(async () => (await import('./rates/Rates.tsx')).Rates, <RatesSkeleton />);
const TransactionDialog = later(
  async () => (await import('./history/TransactionDialog.tsx')).TransactionDialog,
  null,
);

/** Token conversion: form, rates, the member's history. Spec §4 Conversion rules */
export default function ConversionScreen() {
  const t = useTranslations();
  const address = useConversionAddress();
  const info = useGetConversionInfo();
  useEffect(ConversionForm.load, []);
  const chosen = info.data ? choosePair(info.data.pairs, address.requested) : null;
  return (
    <Container>
      <Stack gap="xl">
        <PageHead title={t.places.conversion()} lead={t.conversion.lead()} />
        <Columns>
          <Card as="section" aria-labelledby="convert-heading">
            <Stack gap="lg">
              <Heading as="h2" size="md" id="convert-heading">
                {t.conversion.heading()}
              </Heading>
              {chosen?.refused ? <RefusedNotice {...chosen.refused} /> : null}
              {info.isPending ? (
                <LoadingBlocks heights={formHeights} gap="lg" />
              ) : !info.data ? (
                <LoadFailure query={info} />
              ) : chosen ? (
                <ConversionForm info={info.data} pair={chosen.pair} address={address} />
              ) : (
                <EmptyState
                  title={t.conversion.nothingOffered()}
                  description={t.conversion.nothingOfferedText()}
                />
              )}
            </Stack>
          </Card>
          <Section title={t.conversion.rates()} anchor="rates">
            <Rates
              direction={chosen?.pair}
              days={address.days}
              onChoose={address.choosePair}
              onDays={address.chooseDays}
            />
          </Section>
        </Columns>
        <Section title={t.conversion.history()} anchor="history">
          <ConversionHistory />
        </Section>
      </Stack>
      {address.transaction ? (
        <TransactionDialog
          id={address.transaction}
          search={address.search}
          onClose={address.closeTransaction}
        />
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
