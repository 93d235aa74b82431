import type { TokenEcosystem } from '@gli/sdk';
import { useListTokenEcosystems } from '@gli/sdk/react';
import { Badge, Card, Heading, Inline, LinkButton, Note, PanelSkeleton, Stack, Text } from '@gli/ui';
import { ArrowLeftRight, ArrowRight } from '@gli/ui/icons';
import { lazyPart } from '@/data';
import { useFormats, useTranslations } from '@/i18n';
import { BusinessList } from './BusinessList.tsx';
import { TokenComparison } from './TokenComparison.tsx';
import { Route, Utilities } from './TokenEcosystems.styles.ts';

const TokenAllocation = lazyPart(async () => (await import('./TokenAllocation.tsx')).TokenAllocation, {
  fallback: <PanelSkeleton />,
});

/** The platform's tokens: a comparison, and each token's uses, allocation and conversions. Spec §1 Tokens */
export function TokenEcosystems() {
  const t = useTranslations();
  const tokens = useListTokenEcosystems();
  return (
    <Stack gap="xl">
      {tokens.data && tokens.data.length > 0 ? <TokenComparison tokens={tokens.data} /> : null}
      <BusinessList
        query={tokens}
        title={t.business.ecosystem()}
        count={4}
        min="lg"
        css={{ alignItems: 'start' }}
        footer={
          <Inline>
            <LinkButton href="/conversion" variant="secondary">
              <ArrowLeftRight aria-hidden />
              {t.business.toConversion()}
            </LinkButton>
          </Inline>
        }
      >
        {(token) => <TokenCard token={token} />}
      </BusinessList>
    </Stack>
  );
}

function TokenCard({ token }: { token: TokenEcosystem }) {
  const t = useTranslations();
  return (
    <Card as="article" gap="lg">
      <Stack gap="xs">
        <Inline justify="between">
          <Heading as="h4" size="md">
            {token.token}
          </Heading>
          <Badge tone="primary">{token.role}</Badge>
        </Inline>
        <Note>{token.name}</Note>
        <Text size="sm">{token.description}</Text>
      </Stack>
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
    </Card>
  );
}

/** A token's conversions, each with the other token, the direction and the reference rate. Spec §4 Conversion rules */
function TokenConversions({ token }: { token: TokenEcosystem }) {
  const t = useTranslations();
  const formats = useFormats();
  const { business } = t;
  const routes = conversionRoutes(token);
  return (
    <Stack gap="sm">
      <Text size="sm" weight="semibold">
        {business.conversions()}
      </Text>
      {routes.length === 0 ? (
        <Note>{business.noConversions()}</Note>
      ) : (
        <Stack as="ul" gap="sm">
          {routes.map(({ from_token: from, to_token: to, reference_rate: rate, reversible }) => (
            <Route key={`${from} ${to}`}>
              <strong>{from}</strong>
              {reversible ? <ArrowLeftRight aria-hidden /> : <ArrowRight aria-hidden />}
              <strong>{to}</strong>
              <span>{reversible ? business.bothWays() : business.oneWay()}</span>
              <span>{business.rate({ from, amount: formats.rate(rate, to) })}</span>
            </Route>
          ))}
        </Stack>
      )}
    </Stack>
  );
}

/**
 * Returns a token's conversions without duplicates. A two-way pair is listed only once, starting with this
 * token. Spec §4
 */
export function conversionRoutes({ token, conversions }: Pick<TokenEcosystem, 'token' | 'conversions'>) {
  return conversions.filter(({ from_token, reversible }) => !reversible || from_token === token);
}
