import type { DashboardOverview } from '@gli/sdk';
import { Card, Section, Text } from '@gli/ui';
import { hasAmount } from '@gli/validation';
import { useFormats, useTranslations } from '@/i18n';
import { MoreLink } from './MoreLink.tsx';

/** True if a member has not used their tokens yet, so that all earnings would be zero. */
export const hasOnlyStarted = ({
  recent_investments: investments,
  recent_transactions: transactions,
}: Pick<DashboardOverview, 'recent_investments' | 'recent_transactions'>): boolean =>
  investments.length === 0 && transactions.every(({ type }) => type === 'deposit');

/** Shows a new member's starting tokens and their uses instead of the figures. */
export function StartingTokens({ overview }: { overview: DashboardOverview }) {
  const t = useTranslations();
  const formats = useFormats();
  const tokens = overview.balances
    .filter(({ balance }) => hasAmount(balance))
    .map(({ balance, token }) => formats.token(balance, token))
    .join(', ');
  return (
    <Section title={t.alternateHome.startingTokens()}>
      <Card gap="md">
        <Text>
          {tokens === ''
            ? t.alternateHome.startingWithout()
            : t.alternateHome.startingWith({ tokens, won: formats.won(overview.balances_value_krw) })}
        </Text>
        <MoreLink href="/rwa-assets?status=active">{t.alternateHome.explore()}</MoreLink>
      </Card>
    </Section>
  );
}
