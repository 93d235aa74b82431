import {
  useGetInvestmentPortfolioQueryOptions,
  useGetProfileQueryOptions,
  useListLoginSessionsQueryOptions,
} from '@gli/sdk/react';
import { useSearchParams } from 'wouter';
import { Container, Stack } from '../../design/display/Layout.tsx';
import { Tabs } from '../../design/display/Tabs.tsx';
import { useWords } from '../../i18n/words.ts';
import { PageHead } from '../../shared/PageHead.tsx';
import { usePrefetch } from '../../shared/use-prefetch.ts';
import { PortfolioTab, TransactionsTab } from '../portfolio/index.ts';
import { ProfileTab } from './profile/ProfileTab.tsx';
import { AccountTab } from './security/AccountTab.tsx';
import { SubscriptionTab } from './subscription/SubscriptionTab.tsx';

const tabs = ['profile', 'portfolio', 'transactions', 'subscription', 'account'] as const;

/** My Page. Its tabs live in the address (`?tab=profile`); the profile is shown when no other is asked for. Spec §2 */
export default function MyPageScreen() {
  const words = useWords();
  const [search, setSearch] = useSearchParams();
  const tab = tabs.find((one) => one === search.get('tab')) ?? 'profile';
  const headings = {
    profile: words.mypage.heading(),
    portfolio: words.portfolio.heading(),
    transactions: words.transactions.title(),
    subscription: words.account.subscriptionTitle(),
    account: words.account.accountTitle(),
  };
  return (
    <Container>
      <Stack gap="lg">
        <PageHead title={headings[tab]} />
        <Tabs
          label={words.places.mypage()}
          value={tab}
          onValueChange={(value) => setSearch({ tab: value })}
          items={[
            { value: 'profile', label: words.mypage.profileTab(), content: <ProfileTab /> },
            { value: 'portfolio', label: words.mypage.portfolioTab(), content: <PortfolioTab /> },
            { value: 'transactions', label: words.mypage.transactionsTab(), content: <TransactionsTab /> },
            { value: 'subscription', label: words.mypage.subscriptionTab(), content: <SubscriptionTab /> },
            { value: 'account', label: words.mypage.accountTab(), content: <AccountTab /> },
          ]}
        />
      </Stack>
    </Container>
  );
}

export function Prefetch() {
  usePrefetch(useGetProfileQueryOptions());
  usePrefetch(useListLoginSessionsQueryOptions());
  usePrefetch(useGetInvestmentPortfolioQueryOptions({}));
  return null;
}
