import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { SearchSlot } from '../features/search/SearchSlot.tsx';
import { CartSlot } from '../features/shop/cart/CartSlot.tsx';
import { BalancesSlot } from '../features/wallet/balances/BalancesSlot.tsx';
import { WalletSlot } from '../features/wallet/WalletSlot.tsx';
import { useTranslations } from '../i18n/translations.ts';
import { routeOf } from '../routes.ts';
import { lazyModule } from '../shared/loading/lazy-module.ts';
import { onTitleChange, titleParts } from '../shared/page/title.ts';
import { usePlatform } from '../shared/platform.ts';
import { Shell } from '../shell/Shell.tsx';
import type { ShellSlots } from '../shell/slots.ts';
import { RouteOutlet } from './routing/RouteOutlet.tsx';
import { useScrollRestoration } from './routing/use-scroll-restoration.ts';
import { useSignedOut } from './use-signed-out.ts';

const helpPanel = lazyModule(() => import('../features/help/panel/HelpPanel.tsx'));
const guide = lazyModule(() => import('../features/help/guides/GuideOverlay.tsx'));

/** How long the first page has the network for itself, in ms. */
const REST_MS = 1_500;

const slots: ShellSlots = {
  search: <SearchSlot />,
  cart: <CartSlot />,
  wallet: <WalletSlot />,
  loadMemberControls: () => import('./MemberHeader.tsx'),
  balances: <BalancesSlot />,
  helpPanel: <HelpPanelSlot />,
  guide: <GuideSlot />,
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
      <AtRestSlot />
    </>
  );
}

function HelpPanelSlot() {
  const { HelpPanel } = helpPanel.useModule();
  return <HelpPanel />;
}

function GuideSlot() {
  const { GuideOverlay } = guide.useModule();
  return <GuideOverlay />;
}

function AtRestSlot() {
  const { dictionaries, preferences } = usePlatform();
  const [Content, setContent] = useState<ComponentType>();
  useEffect(() => {
    let isMounted = true;
    const load = async () => {
      const [{ AtRest }] = await Promise.all([
        import('./AtRest.tsx'),
        dictionaries.loadNamespaces(preferences.state.locale, ['systemNotices']),
      ]);
      if (isMounted) setContent(() => AtRest);
    };
    const timer = setTimeout(() => void load().catch(() => undefined), REST_MS);
    return () => {
      isMounted = false;
      clearTimeout(timer);
    };
  }, [dictionaries, preferences]);
  return Content ? <Content /> : null;
}

/** Keeps the document's title in step with the page, its view and the language. */
function useDocumentTitle(path: string): void {
  const t = useTranslations();
  useEffect(() => {
    const place = t.places[routeOf(path)?.route.name ?? 'notFound']();
    const show = () => {
      document.title = [...titleParts(), place, t.common.platformName()].join(' · ');
    };
    show();
    onTitleChange(show);
  }, [path, t]);
}
