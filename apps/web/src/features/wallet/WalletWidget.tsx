import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Data } from '../../shared/data/Data.tsx';
import { usePlatform } from '../../shared/platform.ts';
import type { AutoLogin } from './connect/AutoLoginBox.tsx';
import { useWalletWidget, type WalletWidget as Widget } from './use-wallet-widget.ts';
import { WalletBoundary } from './WalletBoundary.tsx';
import { WalletButton } from './WalletButton.tsx';
import { loadWalletCode, useWalletCode } from './wallet-code.ts';
import * as Part from './widget.styles.ts';

/** The wallet in the header; what it opens is fetched when it is needed. Spec §1 Header, §2 Wallet widget */
export function WalletWidget({ pressedAhead }: { pressedAhead: RefObject<boolean> }) {
  const platform = usePlatform();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const widget = useWalletWidget(root, button);
  useEffect(() => {
    if (!pressedAhead.current) return;
    pressedAhead.current = false;
    widget.press();
  });
  // Local and without effect, as the specification has it (decision 6).
  const [autoLogin, setAutoLogin] = useState(false);
  const { state, view } = widget;
  const isUntouched = state.status === 'disconnected' && state.problem === null && view === 'closed';
  const autoLoginProps = { checked: autoLogin, onChange: setAutoLogin };
  return (
    <Part.WidgetRoot ref={root}>
      {state.status === 'connected' ? (
        <WalletBoundary resetKey="">
          <Membership autoLogin={autoLoginProps} />
        </WalletBoundary>
      ) : null}
      <WalletButton
        ref={button}
        state={state}
        isOpen={view !== 'closed'}
        panelId={panelId}
        // Where it fails, the opened panel says so.
        onApproach={() => void loadWalletCode(platform).catch(() => undefined)}
        onPress={widget.press}
      />
      {isUntouched ? null : (
        <WalletBoundary resetKey={view}>
          <Details widget={widget} panelId={panelId} autoLogin={autoLoginProps} button={button} />
        </WalletBoundary>
      )}
    </Part.WidgetRoot>
  );
}

function Membership(props: { autoLogin: AutoLogin }) {
  const code = useWalletCode();
  return <code.Membership {...props} />;
}

type DetailsProps = {
  widget: Widget;
  panelId: string;
  autoLogin: AutoLogin;
  button: RefObject<HTMLButtonElement | null>;
};

function Details(props: DetailsProps) {
  const code = useWalletCode();
  return (
    <Data>
      <code.WalletDetails {...props} />
    </Data>
  );
}
