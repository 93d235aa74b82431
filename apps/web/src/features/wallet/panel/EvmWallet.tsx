import type { EvmConnected } from '@gli/wallet';
import { Button } from '../../../design/controls/Button.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { PlaceholderBalances } from '../balances/PlaceholderBalances.tsx';
import type { WalletMessage } from '../connect/use-wallet-message.ts';
import { useSolanaSwitch } from '../use-solana-switch.ts';
import type { WalletWidget } from '../use-wallet-widget.ts';
import { CoinBalance } from './CoinBalance.tsx';
import { evmAddressPage, nativeCoin } from './evm-network.ts';
import { NetworkHint } from './NetworkHint.tsx';
import { Note, Part } from './panel.styles.ts';
import { WalletAddress } from './WalletAddress.tsx';
import { WalletHead } from './WalletHead.tsx';

/** Decimal places of a chain's own coin, as many as SOL has. */
const SHOWN_DECIMALS = 4;

type EvmWalletProps = {
  state: EvmConnected;
  tell: (message: WalletMessage) => void;
  widget: WalletWidget;
};

/** A connected Ethereum-style wallet: network, address, balance, the tokens' placeholders. Spec §3 Wallet state, §7 */
export function EvmWallet({ state, tell, widget }: EvmWalletProps) {
  const t = useTranslations();
  const formats = useFormats();
  const switchToSolana = useSolanaSwitch(widget);
  const { address, balance, chainId } = state;
  const coin = nativeCoin(chainId);
  const written = balance.amount === null ? null : formats.token(balance.amount, undefined, SHOWN_DECIMALS);
  return (
    <>
      <WalletHead choice={state.choice} network={state.networkName} />
      <WalletAddress address={address} page={evmAddressPage(chainId, address)} tell={tell} />
      <CoinBalance coin={coin ?? t.walletWidget.nativeCoin()} balance={balance} written={written}>
        <NetworkHint state={state} tell={tell} />
      </CoinBalance>
      <Part>
        <PlaceholderBalances tokens={state.tokens} />
      </Part>
      <Part>
        <Note>{t.walletWidget.solanaNeeded()}</Note>
        <Button size="sm" onClick={switchToSolana}>
          {t.walletWidget.toSolana()}
        </Button>
      </Part>
    </>
  );
}
