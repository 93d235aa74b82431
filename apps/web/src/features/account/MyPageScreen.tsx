import { getInvestmentPortfolioQuery, getProfileQuery, listLoginSessionsQuery } from '@gli/sdk/react';
import { Suspense, useEffect } from 'react';
import { useSearchParams } from 'wouter';
import { Container, Stack } from '../../design/display/Layout.tsx';
import { Tabs } from '../../design/display/Tabs.tsx';
import { TextLink } from '../../design/display/Text.tsx';
import { useTranslations } from '../../i18n/translations.ts';
import { later } from '../../shared/loading/later.tsx';
import { Part } from '../../shared/loading/Part.tsx';
import type { Prefetch } from '../../shared/loading/prefetch.ts';
import { useLazyPart } from '../../shared/loading/use-lazy-part.ts';
import { LoadingCards } from '../../shared/page/LoadingCards.tsx';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { useTitle } from '../../shared/page/title.ts';
import { usePlatform } from '../../shared/platform.ts';
import { oneOf } from '../../shared/search-params.ts';
import { ProfileTab } from './profile/ProfileTab.tsx';

export { dataLayer } from '../../shared/data/DataProvider.tsx';

const tabs = ['profile', 'portfolio', 'transactions', 'subscription', 'account'] as const;

const loading = <LoadingCards count={3} min="lg" />;
const loadPortfolioTab = async () => (await import('../portfolio/index.ts')).PortfolioTab;
/** The words of its assets, which no other tab has. */
const portfolioNamespaces = ['rwa'] as const;
const TransactionsTab = later(async () => (await import('../portfolio/index.ts')).TransactionsTab, loading);
const SubscriptionTab = later(
  async () => (await import('./subscription/SubscriptionTab.tsx')).SubscriptionTab,
  loading,
);
const AccountTab = later(async () => (await import('./security/AccountTab.tsx')).AccountTab, loading);
const laterTabs = [TransactionsTab, SubscriptionTab, AccountTab];

/** My Page. The address selects the tab (`?tab=profile`), by default the profile. Spec §2, §5 Password, §7 User */
export default function MyPageScreen() {
  const t = useTranslations();
  const { dictionaries, preferences } = usePlatform();
  const PortfolioTab = useLazyPart(loadPortfolioTab, portfolioNamespaces);
  const [search, setSearch] = useSearchParams();
  // A press on a tab finds its code here.
  useEffect(() => {
    for (const { load } of laterTabs) load();
    void dictionaries.loadNamespaces(preferences.state.locale, portfolioNamespaces).catch(() => undefined);
  }, [dictionaries, preferences]);
  const tab = oneOf(tabs, search.get('tab')) ?? 'profile';
  const tabNames = {
    profile: t.mypage.profileTab(),
    portfolio: t.mypage.portfolioTab(),
    transactions: t.mypage.transactionsTab(),
    subscription: t.mypage.subscriptionTab(),
    account: t.mypage.accountTab(),
  };
  useTitle(tab === 'profile' ? null : tabNames[tab]);
  const headings = {
    profile: t.mypage.heading(),
    portfolio: t.portfolio.heading(),
    transactions: t.transactions.title(),
    subscription: t.account.subscriptionTitle(),
    account: t.account.accountTitle(),
  };
  return (
    <Container>
      <Stack gap="lg">
        <PageHead title={headings[tab]} aside={<TextLink href="/orders">{t.places.orders()}</TextLink>} />
        <Tabs
          label={t.places.mypage()}
          value={tab}
          onValueChange={(value) => setSearch({ tab: value })}
          items={[
            { value: 'profile', label: tabNames.profile, content: <ProfileTab /> },
            {
              value: 'portfolio',
              label: tabNames.portfolio,
              content: (
                <Part pending={loading}>
                  <Suspense fallback={loading}>
                    <PortfolioTab />
                  </Suspense>
                </Part>
              ),
            },
            { value: 'transactions', label: tabNames.transactions, content: <TransactionsTab /> },
            { value: 'subscription', label: tabNames.subscription, content: <SubscriptionTab /> },
            { value: 'account', label: tabNames.account, content: <AccountTab /> },
          ]}
        />
      </Stack>
    </Container>
  );
}

export const prefetch: Prefetch = ({ load, client }) => {
  load(getProfileQuery(client));
  load(listLoginSessionsQuery(client));
  load(getInvestmentPortfolioQuery(client));
};
