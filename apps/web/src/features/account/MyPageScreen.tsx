import { getInvestmentPortfolioQuery, getProfileQuery, listLoginSessionsQuery } from '@gli/sdk/react';
import { CardGridSkeleton, Container, PageHeader, PageTabs, parseEnum, Stack, TextLink } from '@gli/ui';
import { useSearchParams } from 'wouter';
import { lazyPart, type Prefetch } from '@/data';
import { useTranslations } from '@/i18n';
import { ProfileTab } from './profile/ProfileTab.tsx';
import { DeleteAccount } from './security/DeleteAccount.tsx';
import { PasswordForm } from './security/PasswordForm.tsx';
import { SubscriptionTab } from './subscription/SubscriptionTab.tsx';

const tabs = ['profile', 'portfolio', 'transactions', 'subscription', 'account'] as const;

const loading = <CardGridSkeleton count={3} min="lg" />;
const loadPortfolio = () => import('../portfolio/index.ts');
const PortfolioTab = lazyPart(async () => (await loadPortfolio()).PortfolioTab, { fallback: loading });
const TransactionsTab = lazyPart(async () => (await loadPortfolio()).TransactionsTab, { fallback: loading });

/** My Page. The URL selects the tab (`?tab=profile`). Default: the profile. Spec §2, §5 Password, §7 User */
export default function MyPageScreen() {
  const t = useTranslations();
  const [search] = useSearchParams();
  const headings = {
    profile: t.mypage.heading(),
    portfolio: t.portfolio.heading(),
    transactions: t.transactions.title(),
    subscription: t.account.subscriptionTitle(),
    account: t.account.accountTitle(),
  };
  return (
    <Container gap="lg">
      <PageHeader
        title={headings[parseEnum(tabs, search.get('tab')) ?? 'profile']}
        aside={<TextLink href="/orders">{t.places.orders()}</TextLink>}
      />
      <PageTabs
        label={t.places.mypage()}
        tabs={[
          { value: 'profile', label: t.mypage.profileTab(), content: <ProfileTab /> },
          { value: 'portfolio', label: t.mypage.portfolioTab(), content: <PortfolioTab /> },
          { value: 'transactions', label: t.mypage.transactionsTab(), content: <TransactionsTab /> },
          { value: 'subscription', label: t.mypage.subscriptionTab(), content: <SubscriptionTab /> },
          {
            value: 'account',
            label: t.mypage.accountTab(),
            content: (
              <Stack gap="xl">
                <PasswordForm />
                <DeleteAccount />
              </Stack>
            ),
          },
        ]}
      />
    </Container>
  );
}

export const prefetch: Prefetch = ({ load, client }) => {
  load(getProfileQuery(client));
  load(listLoginSessionsQuery(client));
  load(getInvestmentPortfolioQuery(client));
};
