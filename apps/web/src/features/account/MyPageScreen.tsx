import { getInvestmentPortfolioQuery, getProfileQuery, listLoginSessionsQuery } from '@gli/sdk/react';
import { useSearchParams } from 'wouter';
import { Container, Stack } from '../../design/display/Layout.tsx';
import { Tabs } from '../../design/display/Tabs.tsx';
import { useTranslations } from '../../i18n/translations.ts';
import type { Prefetch } from '../../shared/loading/prefetch.ts';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { oneOf } from '../../shared/search-params.ts';
import { PortfolioTab, TransactionsTab } from '../portfolio/index.ts';
import { ProfileTab } from './profile/ProfileTab.tsx';
import { DeleteAccount } from './security/DeleteAccount.tsx';
import { PasswordForm } from './security/PasswordForm.tsx';
import { SubscriptionTab } from './subscription/SubscriptionTab.tsx';

const tabs = ['profile', 'portfolio', 'transactions', 'subscription', 'account'] as const;

/** My Page. The address selects the tab (`?tab=profile`), by default the profile. Spec §2, §5 Password, §7 User */
export default function MyPageScreen() {
  const t = useTranslations();
  const [search, setSearch] = useSearchParams();
  const tab = oneOf(tabs, search.get('tab')) ?? 'profile';
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
        <PageHead title={headings[tab]} />
        <Tabs
          label={t.places.mypage()}
          value={tab}
          onValueChange={(value) => setSearch({ tab: value })}
          items={[
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
      </Stack>
    </Container>
  );
}

export const prefetch: Prefetch = ({ load, client }) => {
  load(getProfileQuery(client));
  load(listLoginSessionsQuery(client));
  load(getInvestmentPortfolioQuery(client));
};
