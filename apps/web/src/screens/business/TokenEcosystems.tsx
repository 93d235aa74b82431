import { useListTokenEcosystems } from '@gli/sdk/react';
import { Card } from '../../design/Card.tsx';
import { DescriptionList } from '../../design/DescriptionList.tsx';
import { Grid, Stack } from '../../design/Layout.tsx';
import { Heading, Text } from '../../design/Text.tsx';
import { useFormats } from '../../i18n/format.ts';
import { useWords } from '../../i18n/words.ts';
import { LoadFailure } from '../../parts/LoadFailure.tsx';
import { LoadingCards } from '../../parts/LoadingCards.tsx';

/** Each token of the platform: what it is for, how many there are, what it is worth. Spec §1 Tokens */
export function TokenEcosystems() {
  const words = useWords();
  const formats = useFormats();
  const tokens = useListTokenEcosystems();
  if (tokens.isPending) return <LoadingCards count={4} min="lg" />;
  if (tokens.isError) return <LoadFailure query={tokens} />;
  return (
    <Grid min="lg">
      {tokens.data.map((token) => (
        <Card key={token.id} as="article">
          <Stack>
            <Stack gap="xs">
              <Heading as="h3" size="md">
                {token.token}
              </Heading>
              <Text size="sm" tone="primary" weight="semibold">
                {token.role}
              </Text>
            </Stack>
            <Text size="sm">{token.description}</Text>
            <DescriptionList
              items={[
                {
                  term: words.business.referencePrice(),
                  description: formats.won(token.reference_price_krw),
                },
                ...(token.total_supply
                  ? [
                      {
                        term: words.business.totalSupply(),
                        description: formats.token(token.total_supply, token.token),
                      },
                    ]
                  : []),
                {
                  term: words.business.utilities(),
                  description: token.utilities.map(({ title }) => title).join(' · '),
                },
              ]}
            />
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}
