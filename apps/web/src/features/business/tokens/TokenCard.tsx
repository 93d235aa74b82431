import type { TokenEcosystem } from '@gli/sdk';
import { Badge } from '../../../design/display/Badge.tsx';
import { Card } from '../../../design/display/Card.tsx';
import { DescriptionList } from '../../../design/display/DescriptionList.tsx';
import { Inline, Stack } from '../../../design/display/Layout.tsx';
import { Heading, Text } from '../../../design/display/Text.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { TokenAllocation } from './TokenAllocation.tsx';
import { TokenConversions } from './TokenConversions.tsx';
import { useTokenFacts } from './use-token-facts.ts';

const Utilities = styled('dl', {
  display: 'grid',
  gap: '$2',
  fontSize: '$sm',
  '& dt': { fontWeight: '$semibold' },
  '& dd': { color: '$textMuted', lineHeight: '$snug' },
});

/** A token: role, figures, uses, allocation and conversions. */
export function TokenCard({ token }: { token: TokenEcosystem }) {
  const t = useTranslations();
  const facts = useTokenFacts(token);
  return (
    <Card as="article">
      <Stack gap="lg">
        <Stack gap="xs">
          <Inline justify="between">
            <Heading as="h4" size="md">
              {token.token}
            </Heading>
            <Badge tone="primary">{token.role}</Badge>
          </Inline>
          <Text size="sm" tone="muted">
            {token.name}
          </Text>
          <Text size="sm">{token.description}</Text>
        </Stack>
        <DescriptionList items={facts} />
        <Stack gap="sm">
          <Text size="sm" weight="semibold">
            {t.business.utilities()}
          </Text>
          <Utilities>
            {token.utilities.map(({ title, description }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{description}</dd>
              </div>
            ))}
          </Utilities>
        </Stack>
        {token.allocations.length > 0 ? <TokenAllocation token={token} /> : null}
        <TokenConversions token={token} />
      </Stack>
    </Card>
  );
}
