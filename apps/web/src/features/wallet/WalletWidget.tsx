import { LoadFailureToast } from '@gli/ui';
import { useId, useRef } from 'react';
import { lazyPart } from '@/data';
import { useWalletWidget } from './use-wallet-widget.ts';
import { WalletButton } from './WalletButton.tsx';
import { WidgetRoot } from './widget.styles.ts';

const options = { Failure: LoadFailureToast, namespaces: ['walletWidget'] } as const;
const Membership = lazyPart(async () => (await import('./connect/Membership.tsx')).Membership, options);
const WalletDetails = lazyPart(
  async () => (await import('./panel/WalletDetails.tsx')).WalletDetails,
  options,
);

/** The wallet widget in the header. Its panels load on demand. Spec §1 Header, §2 Wallet widget */
export function WalletWidget() {
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const widget = useWalletWidget(root, button);
  const { state, view } = widget;
  const isUntouched = state.status === 'disconnected' && state.problem === null && view === 'closed';
  return (
    <WidgetRoot ref={root}>
      {state.status === 'connected' ? <Membership where="header" /> : null}
      <WalletButton
        ref={button}
        state={state}
        isOpen={view !== 'closed'}
        panelId={panelId}
        onPress={widget.press}
      />
      {isUntouched ? null : <WalletDetails widget={widget} panelId={panelId} button={button} />}
    </WidgetRoot>
  );
}
