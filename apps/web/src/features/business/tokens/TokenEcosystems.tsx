import { useListTokenEcosystems } from '@gli/sdk/react';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import { Link } from 'wouter';
import { LinkButton } from '../../../design/controls/LinkButton.tsx';
import { Grid, Inline, Stack } from '../../../design/display/Layout.tsx';
import { Heading } from '../../../design/display/Text.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { LoadFailure } from '../../../shared/LoadFailure.tsx';
import { LoadingCards } from '../../../shared/LoadingCards.tsx';
import { TokenCard } from './TokenCard.tsx';

/** Each token of the platform: what it is for, how many there are, how it is shared out and converted. Spec §1 Tokens */
export function TokenEcosystems() {
  const t = useTranslations();
  const tokens = useListTokenEcosystems();
  if (tokens.isPending) return <LoadingCards count={4} min="lg" />;
  if (tokens.isError) return <LoadFailure query={tokens} />;
  if (tokens.data.length === 0) return null;
  return (
    <Stack gap="md">
      <Heading as="h3" size="md">
        {t.business.ecosystem()}
      </Heading>
      <Grid min="lg" css={{ alignItems: 'start' }}>
        {tokens.data.map((token) => (
          <TokenCard key={token.id} token={token} />
        ))}
      </Grid>
      <Inline>
        <Link href="/conversion" asChild>
          <LinkButton variant="secondary">
            <ArrowLeftRight aria-hidden />
            {t.business.toConversion()}
          </LinkButton>
        </Link>
      </Inline>
    </Stack>
  );
}
