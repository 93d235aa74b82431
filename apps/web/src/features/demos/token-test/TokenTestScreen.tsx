import { useGetWalletInfo } from '@gli/sdk/react';
import {
  checkTokenAmount,
  checkWalletAddress,
  maskAmount,
  maskWalletAddress,
  sanitizeWalletAddress,
} from '@gli/validation';
import { useWalletLog } from '@gli/wallet/react';
import { useState } from 'react';
import { AmountInput, EmptyState, Field, Grid, Input, LinkButton, Table, Text } from '@/design';
import { useFormats, useTranslations } from '@/i18n';
import { fieldText, LoadFailure, LoadingCards, useMember } from '@/shared';
import { DemoPage } from '../DemoPage.tsx';
import { Sample } from '../Sample.tsx';

/** For testers: rules for amounts and addresses, the member's tokens, and the wallet log. Spec §2, §5, §9 */
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
      <Grid min="lg">
        <AmountCheck />
        <AddressCheck />
      </Grid>
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
  if (wallet.isPending) return <LoadingCards count={1} min="lg" />;
  if (!wallet.data) return <LoadFailure query={wallet} />;
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

function AmountCheck() {
  const t = useTranslations();
  const formats = useFormats();
  const [typed, setTyped] = useState('1234.5');
  const issue = checkTokenAmount(typed);
  const label = t.demos.amount();
  return (
    <Sample title={t.demos.amountCheck()}>
      <Field
        label={label}
        error={issue ? fieldText(t, issue, { label, amount: formats.tokenExact }) : undefined}
      >
        <AmountInput token="GLIB" value={typed} onValueChange={setTyped} />
      </Field>
      <Text mono>{issue?.code ?? maskAmount(formats.tokenExact(typed, 'GLIB'))}</Text>
    </Sample>
  );
}

function AddressCheck() {
  const t = useTranslations();
  const [typed, setTyped] = useState('');
  const issue = typed === '' ? null : checkWalletAddress(typed);
  return (
    <Sample title={t.demos.addressCheck()}>
      <Field label={t.demos.address()} error={issue ? t.validation[issue.code]() : undefined}>
        <Input value={typed} autoComplete="off" onChange={(event) => setTyped(event.currentTarget.value)} />
      </Field>
      <Text mono>{typed && issue === null ? maskWalletAddress(sanitizeWalletAddress(typed)) : null}</Text>
    </Sample>
  );
}
