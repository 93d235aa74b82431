import { getTotalBalance } from '@gli/domain';
import { type TokenBalance, tokenValues } from '@gli/sdk';
import { useGetGlibBalance, useGetGlilBalance, useGetWalletInfo } from '@gli/sdk/react';
import { Amount, Button, Card, DescriptionList, LoadingRegion, Note, Stack, Text } from '@gli/ui';
import { hasAmount } from '@gli/validation';
import { useWalletState } from '@gli/wallet/react';
import { useId } from 'react';
import { useErrorText } from '@/data';
import { useFormats, useTranslations } from '@/i18n';
import { Membership } from '../connect/Membership.tsx';
import { PlaceholderBalances } from './PlaceholderBalances.tsx';

/**
 * Zero balances of the platform's tokens, used until an address's balances have loaded. Spec §3 Wallet state
 */
const UNREAD = tokenValues.map((token) => ({ token, balance: '0', staked: '0' }));

/**
 * Shows the membership line and the balances of GLIB, GLID, GLIL and USDT in the connected wallet. The platform
 * returns them only for an authenticated address. Spec §1 Header, §2 Shell
 */
export function BalancePanel() {
  const t = useTranslations();
  const titleId = useId();
  const wallet = useWalletState();
  if (wallet.status !== 'connected') return null;
  return (
    <Stack gap="sm">
      <Membership where="menu" />
      <Card as="section" tone="sunken" padding="sm" aria-labelledby={titleId}>
        <Stack gap="snug">
          <Text as="h2" size="xs" tone="muted" weight="semibold" id={titleId}>
            {t.shell.balances()}
          </Text>
          {wallet.chain === 'evm' ? (
            <PlaceholderBalances tokens={wallet.tokens} hasTitle={false} />
          ) : wallet.authentication.status === 'authenticated' ? (
            <Balances walletAddress={wallet.address} />
          ) : (
            <Unauthenticated />
          )}
        </Stack>
      </Card>
    </Stack>
  );
}

function Balances({ walletAddress }: { walletAddress: string }) {
  const t = useTranslations();
  const errorText = useErrorText();
  const { balances, isPending, isFetching, error, retry } = useTokenBalances(walletAddress);
  if (balances !== null) return <TokenRows balances={balances} />;
  if (isPending) {
    return (
      <LoadingRegion>
        <TokenRows balances={UNREAD} />
      </LoadingRegion>
    );
  }
  return (
    <>
      <Note>{t.shell.balancesUnavailable()}</Note>
      {/* The address may belong to another account now, or the server has failed. Spec §8 */}
      <Note>{errorText(error, 'loadData')}</Note>
      <Button variant="secondary" size="sm" busy={isFetching} onClick={retry}>
        {t.common.retry()}
      </Button>
    </>
  );
}

type TokenRowsProps = { balances: readonly Pick<TokenBalance, 'token' | 'balance' | 'staked'>[] };

function TokenRows({ balances }: TokenRowsProps) {
  const t = useTranslations();
  const formats = useFormats();
  return (
    <DescriptionList
      layout="compact"
      items={balances.map((tokens) => [
        tokens.token,
        <>
          <Amount>{formats.token(getTotalBalance(tokens))}</Amount>
          {hasAmount(tokens.staked) ? (
            <Note>{t.shell.ofThemStaked({ amount: formats.token(tokens.staked) })}</Note>
          ) : null}
        </>,
      ])}
    />
  );
}

function Unauthenticated() {
  const t = useTranslations();
  return (
    <>
      <TokenRows balances={UNREAD} />
      <Note>{t.walletWidget.authenticateForBalances()}</Note>
    </>
  );
}

/**
 * Fetches an address's platform tokens. Uses a token's own call if it has one. Spec §7 Wallet and conversion
 */
function useTokenBalances(walletAddress: string) {
  const address = { wallet_address: walletAddress };
  const glib = useGetGlibBalance(address);
  const glil = useGetGlilBalance(address);
  const wallet = useGetWalletInfo(address);
  const reads = [glib, glil, wallet];
  return {
    /** Balances, or null until all of them have loaded. */
    balances:
      wallet.data && glib.data && glil.data ? merged(wallet.data.balances, [glib.data, glil.data]) : null,
    isPending: reads.some(({ isPending }) => isPending),
    error: reads.find(({ isError }) => isError)?.error,
    isFetching: reads.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const read of reads) if (read.isError) void read.refetch();
    },
  };
}

function merged(all: readonly TokenBalance[], own: readonly TokenBalance[]): readonly TokenBalance[] {
  return all.map((one) => own.find(({ token }) => token === one.token) ?? one);
}
