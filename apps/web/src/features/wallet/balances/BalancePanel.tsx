import { Suspense, useId } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Button } from '../../../design/controls/Button.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { LoadingRegion, Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { useWalletCode } from '../wallet-code.ts';
import type { ConnectedWallet } from './use-connected-wallet.ts';
import { useTokenBalances } from './use-token-balances.ts';

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

/** How many tokens the platform has: rows of the panel while it loads. */
const tokenCount = 4;

/** What the connected wallet holds of GLIB, GLID, GLIL and USDT. Spec §2 Shell */
export function BalancePanel({ wallet }: { wallet: ConnectedWallet }) {
  const t = useTranslations();
  const titleId = useId();
  return (
    <Root aria-labelledby={titleId}>
      <Text as="h2" size="xs" tone="muted" weight="semibold" id={titleId}>
        {t.shell.balances()}
      </Text>
      {wallet.status === 'authenticated' ? (
        <Balances walletAddress={wallet.address} />
      ) : (
        // The words for these come with the widget, which has them by now or tells why it has not.
        <ErrorBoundary fallback={null}>
          <Suspense fallback={<Loading />}>
            {wallet.status === 'unproven' ? <Unproven /> : <Placeholders wallet={wallet} />}
          </Suspense>
        </ErrorBoundary>
      )}
    </Root>
  );
}

function Balances({ walletAddress }: { walletAddress: string }) {
  const t = useTranslations();
  const formats = useFormats();
  const { balances, isPending, isFetching, retry } = useTokenBalances(walletAddress);
  if (balances !== null) {
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
  if (isPending) return <Loading />;
  return (
    <>
      <Text size="sm" tone="muted">
        {t.shell.balancesUnavailable()}
      </Text>
      <Button variant="secondary" size="sm" busy={isFetching} onClick={retry}>
        {t.common.retry()}
      </Button>
    </>
  );
}

function Loading() {
  const t = useTranslations();
  return (
    <LoadingRegion label={t.common.loading()}>
      <Rows as="div">
        {Array.from({ length: tokenCount }, (_, row) => (
          <Row key={row}>
            <Skeleton width="third" />
            <Skeleton width="third" />
          </Row>
        ))}
      </Rows>
    </LoadingRegion>
  );
}

function Unproven() {
  useWalletCode();
  const t = useTranslations();
  return (
    <Text size="sm" tone="muted">
      {t.walletWidget.authenticateForBalances()}
    </Text>
  );
}

function Placeholders({ wallet }: { wallet: Extract<ConnectedWallet, { status: 'placeholders' }> }) {
  const { PlaceholderBalances } = useWalletCode();
  return <PlaceholderBalances tokens={wallet.tokens} hasTitle={false} />;
}
