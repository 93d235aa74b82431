import type { TokenBalance } from '@gli/sdk';
import { useGetGlibBalance, useGetGlilBalance, useGetWalletInfo } from '@gli/sdk/react';
import type { PlaceholderTokens, WalletState } from '@gli/wallet';
import { useWalletState } from '@gli/wallet/react';
import { Suspense, useId } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Button } from '../../../design/controls/Button.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { LoadingRegion } from '../../../design/feedback/Skeleton.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { useErrorText } from '../../../shared/errors/use-error-text.ts';
import { Note } from '../../../shared/page/Note.tsx';
import { useWalletCode } from '../wallet-code.ts';

const Root = styled('section', {
  display: 'grid',
  gap: '$3',
  padding: '$4',
  borderRadius: '$lg',
  border: '1px solid $colors$border',
  background: '$surfaceSunken',
});
const Rows = styled('dl', { display: 'grid', gap: '$2' });
const Row = styled('div', {
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '$3',
  fontSize: '$sm',
  lineHeight: '$snug',
  '& dt': { color: '$textMuted', fontWeight: '$medium' },
  '& dd': { fontWeight: '$semibold', fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' },
});

/** The platform's tokens, before an address's balances are read. Spec §3 Wallet state */
const UNREAD = (['GLIB', 'GLID', 'GLIL', 'USDT'] as const).map((token) => ({ token, balance: '0' }));

/** What the balance panel can show of the connected wallet. */
type ConnectedWallet =
  /** The member's wallet: the platform knows its balances. */
  | { readonly status: 'authenticated'; readonly address: string }
  /** Connected but not authenticated: the platform returns nothing about it. */
  | { readonly status: 'unauthenticated' }
  | { readonly status: 'placeholders'; readonly tokens: PlaceholderTokens };

/** The connected wallet's GLIB, GLID, GLIL and USDT. Spec §2 Shell */
export function BalancePanel() {
  const t = useTranslations();
  const titleId = useId();
  const wallet = connectedWallet(useWalletState());
  if (wallet === null) return null;
  return (
    <Root aria-labelledby={titleId}>
      <Text as="h2" size="xs" tone="muted" weight="semibold" id={titleId}>
        {t.shell.balances()}
      </Text>
      {wallet.status === 'authenticated' ? (
        <Balances walletAddress={wallet.address} />
      ) : (
        // The translations of these come with the widget, which shows a failure to load them.
        <ErrorBoundary fallback={null}>
          <Suspense fallback={<TokenRows balances={UNREAD} />}>
            {wallet.status === 'unauthenticated' ? <Unauthenticated /> : <Placeholders wallet={wallet} />}
          </Suspense>
        </ErrorBoundary>
      )}
    </Root>
  );
}

function Balances({ walletAddress }: { walletAddress: string }) {
  const t = useTranslations();
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
      <ErrorBoundary fallback={null}>
        <Suspense fallback={null}>
          <Reason error={error} />
        </Suspense>
      </ErrorBoundary>
      <Button variant="secondary" size="sm" busy={isFetching} onClick={retry}>
        {t.common.retry()}
      </Button>
    </>
  );
}

/** Why the balances cannot be read: the address is another account's by now, or the server failed. Spec §8 */
function Reason({ error }: { error: unknown }) {
  useWalletCode();
  const errorText = useErrorText();
  return <Note>{errorText(error, 'loadData')}</Note>;
}

function TokenRows({ balances }: { balances: readonly Pick<TokenBalance, 'token' | 'balance'>[] }) {
  const formats = useFormats();
  return (
    <Rows>
      {balances.map(({ token, balance }) => (
        <Row key={token}>
          <dt>{token}</dt>
          <dd>{formats.token(balance)}</dd>
        </Row>
      ))}
    </Rows>
  );
}

function Unauthenticated() {
  useWalletCode();
  const t = useTranslations();
  return (
    <>
      <TokenRows balances={UNREAD} />
      <Note>{t.walletWidget.authenticateForBalances()}</Note>
    </>
  );
}

function Placeholders({ wallet }: { wallet: Extract<ConnectedWallet, { status: 'placeholders' }> }) {
  const { PlaceholderBalances } = useWalletCode();
  return <PlaceholderBalances tokens={wallet.tokens} hasTitle={false} />;
}

/** The platform's tokens of an address, from the call of a token where it has one. Spec §7 Wallet and conversion */
function useTokenBalances(walletAddress: string) {
  const address = { wallet_address: walletAddress };
  const glib = useGetGlibBalance(address);
  const glil = useGetGlilBalance(address);
  const wallet = useGetWalletInfo(address);
  const reads = [glib, glil, wallet];
  return {
    /** Null until all of them are loaded. */
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

function connectedWallet(state: WalletState): ConnectedWallet | null {
  if (state.status !== 'connected') return null;
  if (state.chain === 'evm') return { status: 'placeholders', tokens: state.tokens };
  return state.authentication.status === 'authenticated'
    ? { status: 'authenticated', address: state.address }
    : { status: 'unauthenticated' };
}
