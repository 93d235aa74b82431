import { lazy } from 'react';
import { useLocation } from 'wouter';
import { CartSlot } from '../features/shop/cart/CartSlot.tsx';
import { BalancesSlot } from '../features/wallet/balances/BalancesSlot.tsx';
import { WalletSlot } from '../features/wallet/WalletSlot.tsx';
import { Shell } from '../shell/Shell.tsx';
import type { ShellSlots } from '../shell/slots.ts';
import { LinkPrefetch } from './routing/LinkPrefetch.tsx';
import { RouteOutlet } from './routing/RouteOutlet.tsx';
import { useDocumentTitle } from './routing/use-document-title.ts';
import { useScrollRestoration } from './routing/use-scroll-restoration.ts';
import { SystemNoticesSlot } from './system-notices/SystemNoticesSlot.tsx';
import { useSignedOut } from './use-signed-out.ts';

const HelpPanel = lazy(() =>
  import('../features/help/panel/HelpPanel.tsx').then((module) => ({ default: module.HelpPanel })),
);
const GuideOverlay = lazy(() =>
  import('../features/help/guides/GuideOverlay.tsx').then((module) => ({ default: module.GuideOverlay })),
);

const slots: ShellSlots = {
  cart: <CartSlot />,
  wallet: <WalletSlot />,
  balances: <BalancesSlot />,
  helpPanel: <HelpPanel />,
  guide: <GuideOverlay />,
};

/** The screen of the address in its frame, whose slots the features fill. */
export function Pages() {
  const [path] = useLocation();
  useDocumentTitle(path);
  useScrollRestoration(path);
  useSignedOut();
  return (
    <>
      <Shell slots={slots}>
        <RouteOutlet />
      </Shell>
      <LinkPrefetch />
      <SystemNoticesSlot />
    </>
  );
}
