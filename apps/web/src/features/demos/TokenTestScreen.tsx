import { useGetWalletInfo } from '@gli/sdk/react';
import { CardGridSkeleton, EmptyState, LinkButton, QueryError, Table, Text } from '@gli/ui';
import { FieldRulesExample, Sample } from '@gli/ui/examples';
import { useWalletLog } from '@gli/wallet/react';
import { useMember } from '@/data';
import { useFormats, useTranslations } from '@/i18n';
import { DemoPage } from './DemoPage.tsx';

/** For testers: the member's tokens, rules for amounts and addresses, and the wallet log. Spec §2, §5, §9 */
export default function TokenTestScreen() {
  const t = useTranslations();
  const member = useMember();
  const log = useWalletLog();
  return (
    <DemoPage name="token-test" lead={t.demos.tokenLead()}>
      {member ? (
        <Balances />
      ) : (
        <EmptyState
          title={t.demos.loginForBalances()}
          action={<LinkButton href="/login?redirect=%2Ftoken-test">{t.places.login()}</LinkButton>}
        />
      )}
      <FieldRulesExample texts={t} />
      <Sample title={t.demos.walletLog()}>
        <Text mono size="sm" role="log" aria-label={t.demos.walletLog()} css={{ whiteSpace: 'pre-wrap' }}>
          {log === '' ? t.demos.walletLogEmpty() : log}
        </Text>
      </Sample>
    </DemoPage>
  );
}

function Balances() {
  const t = useTranslations();
  const formats = useFormats();
  const wallet = useGetWalletInfo({});
  if (wallet.isPending) return <CardGridSkeleton count={1} min="lg" />;
  if (!wallet.data) return <QueryError query={wallet} />;
  return (
    <Sample title={t.demos.balances()}>
      <Table
        caption={t.demos.balances()}
        rowKey={({ token }) => token}
        rows={wallet.data.balances}
        columns={[
          { header: t.demos.token(), name: ({ token }) => token },
          { header: t.demos.balances(), figure: ({ balance, token }) => formats.tokenExact(balance, token) },
          { header: t.demos.value(), figure: ({ value_krw }) => formats.won(value_krw) },
        ]}
      />
    </Sample>
  );
}
