import { useGetWalletInfo } from '@gli/sdk/react';
import {
  AmountInput,
  CardGridSkeleton,
  EmptyState,
  Field,
  fieldText,
  Grid,
  Input,
  LinkButton,
  QueryError,
  Table,
  Text,
} from '@gli/ui';
import {
  checkTokenAmount,
  checkWalletAddress,
  maskAmount,
  maskWalletAddress,
  sanitizeWalletAddress,
} from '@gli/validation';
import { useWalletLog } from '@gli/wallet/react';
import { useState } from 'react';
import { useMember } from '@/data';
import { useFormats, useTranslations } from '@/i18n';
import { DemoPage, Sample } from './DemoPage.tsx';

/** For testers: the member's tokens, rules for amounts and addresses, and the wallet log. Spec §2, §5, §9 */
export default function TokenTestScreen() {
  const t = useTranslations();
  const formats = useFormats();
  const member = useMember();
  const log = useWalletLog();
  const [amount, setAmount] = useState('1234.5');
  const [address, setAddress] = useState('');
  const amountIssue = checkTokenAmount(amount);
  const addressIssue = address === '' ? null : checkWalletAddress(address);
  const label = t.demos.amount();
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
        <Sample title={t.demos.amountCheck()}>
          <Field
            label={label}
            error={amountIssue && fieldText(t, amountIssue, { label, amount: formats.tokenExact })}
          >
            <AmountInput token="GLIB" value={amount} onValueChange={setAmount} />
          </Field>
          <Text mono>{amountIssue?.code ?? maskAmount(formats.tokenExact(amount, 'GLIB'))}</Text>
        </Sample>
        <Sample title={t.demos.addressCheck()}>
          <Field label={t.demos.address()} error={addressIssue && t.validation[addressIssue.code]()}>
            <Input
              value={address}
              autoComplete="off"
              onChange={(event) => setAddress(event.currentTarget.value)}
            />
          </Field>
          <Text mono>
            {address && !addressIssue ? maskWalletAddress(sanitizeWalletAddress(address)) : null}
          </Text>
        </Sample>
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
