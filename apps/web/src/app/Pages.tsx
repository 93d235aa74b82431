import { followRemovedFocus, LoadFailureToast, leaveClosedLayers, onTitleChange, titleParts } from '@gli/ui';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { lazyPart } from '@/data';
import { useTranslations } from '@/i18n';
import { HelpPanelFailure } from '../features/help/panel/HelpPanelFailure.tsx';
import { NotificationBell } from '../features/home/notices/NotificationBell.tsx';
import { SearchSlot } from '../features/search/SearchSlot.tsx';
import { CartSlot } from '../features/shop/cart/CartSlot.tsx';
import { BalancesSlot } from '../features/wallet/balances/BalancesSlot.tsx';
import { WalletSlot } from '../features/wallet/WalletSlot.tsx';
import { findRoute } from '../routes.ts';
import { MemberControls } from '../shell/header/MemberControls.tsx';
import { Shell } from '../shell/Shell.tsx';
import type { ShellSlots } from '../shell/slots.ts';
import { LinkPrefetch } from './routing/LinkPrefetch.tsx';
import { RouteOutlet } from './routing/RouteOutlet.tsx';
import { useScrollRestoration } from './routing/use-scroll-restoration.ts';
import { SystemNotices } from './system-notices/SystemNotices.tsx';
import { useSignedOut } from './use-signed-out.ts';

/** Strings of the help panel, the guides and the chat, which answers from the FAQ. */
const namespaces = ['helpPanel', 'helpCenter', 'walkthrough'] as const;
const HelpPanel = lazyPart(async () => (await import('../features/help/panel/HelpPanel.tsx')).HelpPanel, {
  Failure: HelpPanelFailure,
  namespaces,
});
const GuideOverlay = lazyPart(
  async () => (await import('../features/help/guides/GuideOverlay.tsx')).GuideOverlay,
  { Failure: LoadFailureToast, namespaces },
);

const slots: ShellSlots = {
  search: <SearchSlot />,
  cart: <CartSlot />,
  wallet: <WalletSlot />,
  MemberControls: ({ member }) => (
    <>
      <NotificationBell />
      <MemberControls member={member} />
    </>
  ),
  balances: <BalancesSlot />,
  helpPanel: <HelpPanel />,
  guide: <GuideOverlay />,
};

/** The current screen in its frame. Features fill the frame's slots. */
export function Pages() {
  const [path] = useLocation();
  useDocumentTitle(path);
  useScrollRestoration(path);
  useSignedOut();
  useEffect(() => followRemovedFocus(window), []);
  useEffect(leaveClosedLayers, []);
  return (
    <>
      <Shell slots={slots}>
        <RouteOutlet />
      </Shell>
      <LinkPrefetch />
      <SystemNotices />
    </>
  );
}

/** Updates the document's title for the page, its view and the language. */
function useDocumentTitle(path: string): void {
  const t = useTranslations();
  useEffect(() => {
    const place = t.places[findRoute(path)?.route.name ?? 'notFound']();
    const show = () => {
      document.title = [...titleParts(), place, t.common.platformName()].join(' · ');
    };
    show();
    onTitleChange(show);
  }, [path, t]);
}
