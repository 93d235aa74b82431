import type { Balance } from '@gli/wallet';
import { useWallet } from '@gli/wallet/react';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import type { ReactNode } from 'react';
import { IconButton, Skeleton, Spinner } from '@/design';
import { useTranslations } from '@/i18n';
import { Amount, Line, Note, Part, Term, Texts } from './panel.styles.ts';

type CoinBalanceProps = {
  /** E.g. `SOL`. */
  coin: string;
  balance: Balance;
  /** Formatted amount, or null before the first read. */
  formatted: string | null;
  /** Shown if the balance could not be read. An Ethereum-style wallet's failure is only logged. Spec §8 */
  failure?: string;
  children?: ReactNode;
};

/** The address's balance of its chain's coin, with a refresh button. Spec §2 Wallet widget */
export function CoinBalance({ coin, balance, formatted, failure, children }: CoinBalanceProps) {
  const t = useTranslations();
  const wallet = useWallet();
  const isLoading = balance.status === 'loading';
  return (
    <Part>
      <Line>
        <Texts>
          <Term>{t.walletWidget.balance({ coin })}</Term>
          {formatted === null && isLoading ? (
            <Skeleton css={{ width: '8rem', fontSize: '$2xl' }} />
          ) : (
            <Amount>
              {formatted ?? '–'}
              <span>{coin}</span>
            </Amount>
          )}
          {failure && balance.status === 'failed' ? <Note role="alert">{failure}</Note> : null}
        </Texts>
        <IconButton
          label={t.walletWidget.refreshBalance()}
          aria-busy={isLoading || undefined}
          onClick={() => void wallet.refreshBalance()}
        >
          {isLoading ? <Spinner aria-hidden /> : <RefreshCw aria-hidden />}
        </IconButton>
      </Line>
      {children}
    </Part>
  );
}
