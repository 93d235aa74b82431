import { Amount, Heading, IconButton, Inline, Note, Skeleton, Spinner, Stack, Text } from '@gli/ui';
import { RefreshCw } from '@gli/ui/icons';
import type { Balance } from '@gli/wallet';
import { useWallet } from '@gli/wallet/react';
import type { ReactNode } from 'react';
import { useTranslations } from '@/i18n';
import { PanelPart } from './panel.styles.ts';

type CoinBalanceProps = {
  /** Name of the coin, such as `SOL`. */
  coin: string;
  balance: Balance;
  /** Formatted amount, or null before the first read. */
  formatted: string | null;
  /** Shown if the balance could not be read. Failures of an Ethereum-style wallet are only logged. Spec §8 */
  failure?: string;
  children?: ReactNode;
};

/** The address's balance in the coin of its chain, with a refresh button. Spec §2 Wallet widget */
export function CoinBalance({ coin, balance, formatted, failure, children }: CoinBalanceProps) {
  const t = useTranslations();
  const wallet = useWallet();
  const isLoading = balance.status === 'loading';
  return (
    <PanelPart>
      <Inline justify="between" nowrap>
        <Stack gap="none">
          <Text size="xs" weight="semibold" tone="muted">
            {t.walletWidget.balance({ coin })}
          </Text>
          {formatted === null && isLoading ? (
            <Skeleton css={{ width: '8rem', fontSize: '$2xl' }} />
          ) : (
            <Heading as="p" size="lg">
              <Amount>{formatted ?? '–'}</Amount>{' '}
              <Text as="span" size="sm" weight="semibold" tone="muted">
                {coin}
              </Text>
            </Heading>
          )}
          {failure && balance.status === 'failed' ? <Note role="alert">{failure}</Note> : null}
        </Stack>
        <IconButton
          label={t.walletWidget.refreshBalance()}
          aria-busy={isLoading || undefined}
          onClick={() => void wallet.refreshBalance()}
        >
          {isLoading ? <Spinner aria-hidden /> : <RefreshCw aria-hidden />}
        </IconButton>
      </Inline>
      {children}
    </PanelPart>
  );
}
