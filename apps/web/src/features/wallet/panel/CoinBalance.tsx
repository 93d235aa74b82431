import type { Balance } from '@gli/wallet';
import { useWallet } from '@gli/wallet/react';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import type { ReactNode } from 'react';
import { IconButton } from '../../../design/controls/IconButton.tsx';
import { Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { Spinner } from '../../../design/feedback/Spinner.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { Amount, Line, Note, Part, Term, Words } from './panel.styles.ts';

type CoinBalanceProps = {
  /** The coin's sign: SOL. */
  coin: string;
  balance: Balance;
  /** The amount as it is written. */
  written: string | null;
  children?: ReactNode;
};

/** What the address holds of its chain's own coin, to be read again. Spec §2 Wallet widget */
export function CoinBalance({ coin, balance, written, children }: CoinBalanceProps) {
  const t = useTranslations();
  const wallet = useWallet();
  const isReading = balance.status === 'loading';
  return (
    <Part>
      <Line>
        <Words>
          <Term>{t.walletWidget.balance({ coin })}</Term>
          {written === null && isReading ? (
            <Skeleton css={{ width: '8rem', fontSize: '$2xl' }} />
          ) : (
            <Amount>
              {written ?? '–'}
              <span>{coin}</span>
            </Amount>
          )}
          {balance.status === 'failed' ? <Note role="alert">{t.walletWidget.balanceFailed()}</Note> : null}
        </Words>
        <IconButton
          label={t.walletWidget.refreshBalance()}
          aria-busy={isReading || undefined}
          onClick={() => void wallet.refreshBalance()}
        >
          {isReading ? <Spinner aria-hidden /> : <RefreshCw aria-hidden />}
        </IconButton>
      </Line>
      {children}
    </Part>
  );
}
