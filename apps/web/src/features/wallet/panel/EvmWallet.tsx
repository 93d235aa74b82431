import { Button, Note } from '@gli/ui';
import {
  chainName,
  type EvmConnected,
  evmAddressPage,
  isRetiredChain,
  MAINNET_CHAIN_ID,
  nativeCoin,
} from '@gli/wallet';
import { useWallet, useWalletChoices } from '@gli/wallet/react';
import { useState } from 'react';
import { useFormats, useTranslations } from '@/i18n';
import { PlaceholderBalances } from '../balances/PlaceholderBalances.tsx';
import type { WalletMessage } from '../connect/use-wallet-message.ts';
import { useProblemText } from '../problem-text.ts';
import type { WalletWidget } from '../use-wallet-widget.ts';
import { CoinBalance } from './CoinBalance.tsx';
import { PanelPart } from './panel.styles.ts';
import { WalletIdentity } from './WalletIdentity.tsx';

type EvmWalletProps = {
  state: EvmConnected;
  notify: (message: WalletMessage) => void;
  widget: WalletWidget;
};

/**
 * A connected Ethereum-style wallet: network, address, balance and token placeholders. Spec §3 Wallet state, §7
 */
export function EvmWallet({ state, notify, widget }: EvmWalletProps) {
  const t = useTranslations();
  const formats = useFormats();
  const solanaChoices = useWalletChoices().filter(({ chain }) => chain === 'solana');
  const { address, balance, chainId } = state;
  const coin = nativeCoin(chainId);
  const amount = balance.amount && formats.coin(balance.amount);
  return (
    <>
      <WalletIdentity
        choice={state.choice}
        network={state.networkName}
        address={address}
        page={evmAddressPage(address, chainId)}
        notify={notify}
      />
      <CoinBalance coin={coin ?? t.walletWidget.nativeCoin()} balance={balance} formatted={amount}>
        <NetworkHint state={state} notify={notify} />
      </CoinBalance>
      <PanelPart>
        <PlaceholderBalances tokens={state.tokens} />
      </PanelPart>
      <PanelPart>
        <Note>{t.walletWidget.solanaNeeded()}</Note>
        <Button size="sm" onClick={() => widget.connectOrChoose(solanaChoices, 'solana')}>
          {t.walletWidget.toSolana()}
        </Button>
      </PanelPart>
    </>
  );
}

type NetworkHintProps = { state: EvmConnected; notify: (message: WalletMessage) => void };

/** Explains an unknown or retired network, with a button to switch to a supported one. */
function NetworkHint({ state: { chainId, networkName }, notify }: NetworkHintProps) {
  const t = useTranslations();
  const wallet = useWallet();
  const problemText = useProblemText();
  const [isPending, setPending] = useState(false);
  const isUnknown = nativeCoin(chainId) === null;
  if (!isUnknown && !isRetiredChain(chainId)) return null;

  const switchToMainnet = async () => {
    setPending(true);
    const outcome = await wallet.switchNetwork(MAINNET_CHAIN_ID);
    setPending(false);
    if (outcome.status !== 'failed') return;
    const { problem } = outcome;
    notify({ kind: problem.isRejection ? 'declined' : 'error', text: problemText(problem) });
  };
  return (
    <>
      <Note>
        {isUnknown ? t.walletWidget.unknownChain() : t.walletWidget.retiredChain({ network: networkName })}
      </Note>
      <Button size="sm" variant="secondary" busy={isPending} onClick={() => void switchToMainnet()}>
        {t.walletWidget.toNetwork({ network: chainName(MAINNET_CHAIN_ID) })}
      </Button>
    </>
  );
}
