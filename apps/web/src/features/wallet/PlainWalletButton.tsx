import Wallet from 'lucide-react/icons/wallet';
import { buttonStyle } from '../../design/controls/button-style.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { PROVIDER_NAMES } from './provider-names.ts';
import * as Part from './widget.styles.ts';

const look = buttonStyle({ variant: 'secondary', size: 'sm' });
const name = PROVIDER_NAMES.solana;

/** The wallet's button before anything is known of a wallet. Spec §2 Wallet widget, disconnected */
export function PlainWalletButton({ onPress }: { onPress: () => void }) {
  const { shell } = useTranslations();
  return (
    <Part.Trigger
      type="button"
      className={String(look)}
      aria-label={shell.connectNamedWallet({ name })}
      data-guide="wallet"
      aria-haspopup="dialog"
      aria-expanded={false}
      onClick={onPress}
    >
      <Wallet aria-hidden />
      <Part.Label>{name}</Part.Label>
    </Part.Trigger>
  );
}
