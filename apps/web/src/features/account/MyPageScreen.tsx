import { getInvestmentPortfolioQuery, getProfileQuery, listLoginSessionsQuery } from '@gli/sdk/react';
import { CardGridSkeleton, Container, PageHeader, PageTabs } from '@gli/ui';
import { lazyPart, type Prefetch } from '@/data';
import { useTranslations } from '@/i18n';
import { OrdersTab } from '../shop/index.ts';
import { SettingsTab } from './settings/SettingsTab.tsx';
import { settingsTabs } from './settings/settings-parts.ts';

const loading = <CardGridSkeleton count={3} min="lg" />;
const loadPortfolio = () => import('../portfolio/index.ts');
const PortfolioTab = lazyPart(async () => (await loadPortfolio()).PortfolioTab, { fallback: loading });
const TransactionsTab = lazyPart(async () => (await loadPortfolio()).TransactionsTab, { fallback: loading });

/**
 * My Page. The URL selects the tab. `?tab=profile` and the names of other parts open that part of the settings.
 * Spec §2
 */
export default function MyPageScreen() {
  const t = useTranslations();
  return (
    <Container gap="lg">
      <PageHeader title={t.places.mypage()} />
      <PageTabs
        label={t.places.mypage()}
        tabs={[
          { value: 'portfolio', label: t.mypage.portfolioTab(), content: <PortfolioTab /> },
          { value: 'transactions', label: t.mypage.transactionsTab(), content: <TransactionsTab /> },
          { value: 'orders', label: t.mypage.ordersTab(), content: <OrdersTab /> },
          {
            value: 'settings',
            aliases: settingsTabs,
            label: t.mypage.settingsTab(),
            content: <SettingsTab />,
          },
        ]}
      />
    </Container>
  );
}

export const prefetch: Prefetch = ({ load, client }) => {
  const tab = new URLSearchParams(window.location.search).get('tab');
  load(getProfileQuery(client));
  if (tab === 'security') load(listLoginSessionsQuery(client));
  else if (tab !== 'settings' && !settingsTabs.includes(tab ?? '')) load(getInvestmentPortfolioQuery(client));
};
