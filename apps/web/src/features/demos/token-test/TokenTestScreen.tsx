import { useListTokenEcosystemsQueryOptions } from '@gli/sdk/react';
import { useTranslations } from '../../../i18n/translations.ts';
import { Section } from '../../../shared/Section.tsx';
import { usePrefetch } from '../../../shared/use-prefetch.ts';
import { DemoPage } from '../DemoPage.tsx';
import { AddressCheck } from './AddressCheck.tsx';
import { AmountCheck } from './AmountCheck.tsx';
import { AddressBalances, MemberBalances } from './Balances.tsx';
import { Tokens } from './TokenTables.tsx';
import { WalletLog } from './WalletLog.tsx';

/** For whoever tests tokens: what they are, who holds them, what an amount may be, what the wallet did. Spec §2, §9 */
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

export function Prefetch() {
  usePrefetch(useListTokenEcosystemsQueryOptions());
  return null;
}
