import type { InvestmentSummary } from '@gli/sdk';
import { Link } from 'wouter';
import { Card } from '../../../design/display/Card.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Text, TextLink } from '../../../design/display/Text.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Section } from '../../../shared/Section.tsx';
import { Item, Line, List } from './overview.styles.ts';

/** The latest investments; each leads to its detail. */
export function RecentInvestments({ investments }: { investments: readonly InvestmentSummary[] }) {
  const t = useTranslations();
  const formats = useFormats();
  return (
    <Section title={t.alternateHome.recentInvestments()}>
      <Card>
        {investments.length === 0 ? (
          <Stack gap="sm" align="start">
            <Text tone="muted">{t.alternateHome.noInvestments()}</Text>
            <Link href="/rwa-assets?status=active" asChild>
              <TextLink>{t.alternateHome.explore()}</TextLink>
            </Link>
          </Stack>
        ) : (
          <List>
            {investments.map(({ id, asset, principal, token, invested_at, return_percent }) => (
              <Item key={id}>
                <Line>
                  <Link href={`/mypage?tab=portfolio&investment=${encodeURIComponent(id)}`} asChild>
                    <TextLink>{asset.name}</TextLink>
                  </Link>
                  <Text as="span" weight="semibold" numeric>
                    {formats.token(principal, token)}
                  </Text>
                </Line>
                <Line>
                  <Text size="sm" tone="muted" numeric>
                    {formats.day(invested_at)}
                  </Text>
                  <Text size="sm" tone="muted" numeric>
                    {formats.percent(return_percent)}
                  </Text>
                </Line>
              </Item>
            ))}
          </List>
        )}
      </Card>
    </Section>
  );
}
