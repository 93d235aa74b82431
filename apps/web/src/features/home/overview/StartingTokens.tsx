import type { DashboardOverview } from '@gli/sdk';
import { decimal } from '@gli/validation';
import { Card } from '../../../design/display/Card.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Section } from '../../../shared/page/Section.tsx';
import { MoreLink } from './Entry.tsx';

/** Whether a member has done nothing with their tokens yet: then figures of earnings would be zeros. */
export const hasOnlyStarted = ({
  recent_investments: investments,
  recent_transactions: transactions,
}: Pick<DashboardOverview, 'recent_investments' | 'recent_transactions'>): boolean =>
  investments.length === 0 && transactions.every(({ type }) => type === 'deposit');

/** What a new member has, and what it is good for, in the place of the figures. */
export function StartingTokens({ overview }: { overview: DashboardOverview }) {
  const t = useTranslations();
  const formats = useFormats();
  const tokens = overview.balances
    .filter(({ balance }) => decimal.compare(balance, '0') > 0)
    .map(({ balance, token }) => formats.token(balance, token))
    .join(', ');
  return (
    <Section title={t.alternateHome.startingTokens()}>
      <Card>
        <Stack gap="md">
          <Text>
            {tokens === ''
              ? t.alternateHome.startingWithout()
              : t.alternateHome.startingWith({ tokens, won: formats.won(overview.balances_value_krw) })}
          </Text>
          <MoreLink href="/rwa-assets?status=active">{t.alternateHome.explore()}</MoreLink>
        </Stack>
      </Card>
    </Section>
  );
}
