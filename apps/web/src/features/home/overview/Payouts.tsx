import type { UpcomingPayout } from '@gli/sdk';
import { Link } from 'wouter';
import { Card } from '../../../design/display/Card.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Text, TextLink } from '../../../design/display/Text.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Section } from '../../../shared/Section.tsx';
import { Item, Line, List } from './overview.styles.ts';

/** The next payouts; each leads to its investment. */
export function Payouts({ payouts }: { payouts: readonly UpcomingPayout[] }) {
  const t = useTranslations();
  const formats = useFormats();
  return (
    <Section title={t.alternateHome.payouts()}>
      <Card>
        {payouts.length === 0 ? (
          <Stack gap="sm" align="start">
            <Text tone="muted">{t.alternateHome.noPayouts()}</Text>
            <Link href="/rwa-assets?status=active" asChild>
              <TextLink>{t.alternateHome.explore()}</TextLink>
            </Link>
          </Stack>
        ) : (
          <List>
            {payouts.map(({ investment_id, asset_name, pays_on, amount, token }) => (
              <Item key={investment_id}>
                <Line>
                  <Link
                    href={`/mypage?tab=portfolio&investment=${encodeURIComponent(investment_id)}`}
                    asChild
                  >
                    <TextLink>{asset_name}</TextLink>
                  </Link>
                  <Text as="span" weight="semibold" numeric>
                    {formats.token(amount, token)}
                  </Text>
                </Line>
                <Line>
                  <Text size="sm" tone="muted" numeric>
                    {formats.day(pays_on)}
                  </Text>
                  <Text size="sm" tone="muted">
                    {t.alternateHome.estimate()}
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
