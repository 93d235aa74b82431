import { getInvestmentPortfolioQuery, getProfileQuery, listLoginSessionsQuery } from '@gli/sdk/react';
import { useSearchParams } from 'wouter';
import { Container, Stack, Tabs, TextLink } from '@/design';
import { useTranslations } from '@/i18n';
import { LoadingCards, lazyPart, PageHeader, Part, type Prefetch, parseEnum, useTitle } from '@/shared';
import { TransactionsTab } from '../portfolio/index.ts';
import { ProfileTab } from './profile/ProfileTab.tsx';
import { AccountTab } from './security/AccountTab.tsx';
import { SubscriptionTab } from './subscription/SubscriptionTab.tsx';

const tabs = ['profile', 'portfolio', 'transactions', 'subscription', 'account'] as const;

const loading = <LoadingCards count={3} min="lg" />;
const PortfolioTab = lazyPart(async () => (await import('../portfolio/index.ts')).PortfolioTab, {
  fallback: loading,
});

/** My Page. The URL selects the tab (`?tab=profile`), by default the profile. Spec §2, §5 Password, §7 User */
export default function MyPageScreen() {
  const t = useTranslations();
  const [search, setSearch] = useSearchParams();
  const tab = parseEnum(tabs, search.get('tab')) ?? 'profile';
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
        <PageHeader title={headings[tab]} aside={<TextLink href="/orders">{t.places.orders()}</TextLink>} />
        <Tabs
          label={t.places.mypage()}
          value={tab}
          onValueChange={(value) => setSearch({ tab: value })}
          items={[
            { value: 'profile', label: tabNames.profile, content: <ProfileTab /> },
            {
              value: 'portfolio',
              label: tabNames.portfolio,
              content: <PortfolioTab />,
            },
            {
              value: 'transactions',
              label: tabNames.transactions,
              content: (
                <Part>
                  <TransactionsTab />
                </Part>
              ),
            },
            {
              value: 'subscription',
              label: tabNames.subscription,
              content: (
                <Part>
                  <SubscriptionTab />
                </Part>
              ),
            },
            {
              value: 'account',
              label: tabNames.account,
              content: (
                <Part>
                  <AccountTab />
                </Part>
              ),
            },
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
