import { listTokenEcosystemsQuery } from '@gli/sdk/react';
import { Card } from '../../../design/display/Card.tsx';
import { LoadingRegion, Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { later } from '../../../shared/loading/later.tsx';
import type { Prefetch } from '../../../shared/loading/prefetch.ts';
import { LoadingCards } from '../../../shared/page/LoadingCards.tsx';
import { Section } from '../../../shared/page/Section.tsx';
import { DemoPage } from '../DemoPage.tsx';
import { AmountCheck } from './AmountCheck.tsx';
import { AddressBalances, MemberBalances, Tokens } from './TokenTables.tsx';

export { dataLayer } from '../../../shared/data/DataProvider.tsx';

// The last of the page.
const WalletLog = later(
  async () => (await import('./WalletLog.tsx')).WalletLog,
  <LoadingCards count={1} min="lg" />,
);

/** Brings the arithmetic of keys, which nothing else on a page needs. */
const AddressCheck = later(
  async () => (await import('./AddressCheck.tsx')).AddressCheck,
  <LoadingRegion>
    <Card>
      <Skeleton shape="block" css={{ height: '6rem' }} />
    </Card>
  </LoadingRegion>,
);

/** Tokens, balances, the checks of amounts and addresses, and the wallet log, for testers. Spec §2, §9 */
export default function TokenTestScreen() {
  const t = useTranslations();
  return (
    <DemoPage name="token-test" lead={t.demos.tokenLead()}>
      <Section title={t.demos.tokens()} anchor="tokens">
        <Tokens />
      </Section>
      <Section title={t.demos.balances()} anchor="balances">
        <MemberBalances />
      </Section>
      <Section title={t.demos.addressBalances()} anchor="address-balances">
        <AddressBalances />
      </Section>
      <Section title={t.demos.amountCheck()} anchor="amount">
        <AmountCheck />
      </Section>
      <Section title={t.demos.addressCheck()} anchor="address">
        <AddressCheck />
      </Section>
      <Section title={t.demos.walletLog()} anchor="log">
        <WalletLog />
      </Section>
    </DemoPage>
  );
}

export const prefetch: Prefetch = ({ load, client }) => {
  AddressCheck.load();
  load(listTokenEcosystemsQuery(client));
};
