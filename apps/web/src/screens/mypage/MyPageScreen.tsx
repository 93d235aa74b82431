import { useGetInvestmentPortfolioQueryOptions, useGetProfileQueryOptions } from '@gli/sdk/react';
import { useSearchParams } from 'wouter';
import { Container, Stack } from '../../design/Layout.tsx';
import { Tabs } from '../../design/Tabs.tsx';
import { useWords } from '../../i18n/words.ts';
import { PageHead } from '../../parts/PageHead.tsx';
import { usePrefetch } from '../../parts/use-prefetch.ts';
import { PortfolioTab } from './PortfolioTab.tsx';
import { ProfileTab } from './ProfileTab.tsx';

/** My Page. Its tabs live in the address (`?tab=profile`); the profile is shown when no other is asked for. Spec §2 */
export default function MyPageScreen() {
  const words = useWords();
  const [search, setSearch] = useSearchParams();
  const tab = search.get('tab') === 'portfolio' ? 'portfolio' : 'profile';
  const headings = { profile: words.mypage.heading(), portfolio: words.portfolio.heading() };
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
          ]}
        />
      </Stack>
    </Container>
  );
}

export function Prefetch() {
  usePrefetch(useGetProfileQueryOptions());
  usePrefetch(useGetInvestmentPortfolioQueryOptions({}));
  return null;
}
