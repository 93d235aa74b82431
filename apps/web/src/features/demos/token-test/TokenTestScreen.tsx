import { listTokenEcosystemsQuery } from '@gli/sdk/react';
import { useTranslations } from '../../../i18n/translations.ts';
import { later } from '../../../shared/loading/later.tsx';
import type { Prefetch } from '../../../shared/loading/prefetch.ts';
import { LoadingCards } from '../../../shared/page/LoadingCards.tsx';
import { Section } from '../../../shared/page/Section.tsx';
import { DemoPage } from '../DemoPage.tsx';
import { AddressCheck, AmountCheck } from './InputChecks.tsx';
import { AddressBalances, MemberBalances, Tokens } from './TokenTables.tsx';

export { dataLayer } from '../../../shared/data/DataProvider.tsx';

// The last of the page.
const WalletLog = later(
  async () => (await import('./WalletLog.tsx')).WalletLog,
  <LoadingCards count={1} min="lg" />,
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
  load(listTokenEcosystemsQuery(client));
};
