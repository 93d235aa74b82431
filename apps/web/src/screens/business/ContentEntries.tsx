import type { BusinessContent, BusinessSection } from '@gli/sdk';
import { useListBusinessContentBySection } from '@gli/sdk/react';
import { Card } from '../../design/Card.tsx';
import { Grid, Stack } from '../../design/Layout.tsx';
import { StatFigure } from '../../design/StatFigure.tsx';
import { styled } from '../../design/stitches.config.ts';
import { Heading, Text } from '../../design/Text.tsx';
import { LoadFailure } from '../../parts/LoadFailure.tsx';
import { LoadingCards } from '../../parts/LoadingCards.tsx';

const Items = styled('ul', {
  listStyle: 'disc',
  paddingLeft: '$5',
  '& li::marker': { color: '$primaryText' },
});

/** What the platform says about a section, entry by entry. */
export function ContentEntries({ section }: { section: BusinessSection }) {
  const entries = useListBusinessContentBySection({ section });
  if (entries.isPending) return <LoadingCards count={2} min="lg" />;
  if (entries.isError) return <LoadFailure query={entries} />;
  if (entries.data.length === 0) return null;
  return (
    <Grid min="lg">
      {entries.data.map((entry) => (
        <Card key={entry.id} as="article">
          <Stack>
            <Stack gap="xs">
              <Heading as="h3" size="md">
                {entry.title}
              </Heading>
              {entry.subtitle ? <Text tone="muted">{entry.subtitle}</Text> : null}
            </Stack>
            {entry.body.map((block, index) => (
              <Block key={index} block={block} />
            ))}
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}

/** A paragraph, a list or figures; a kind of block that this version does not know shows its text. */
function Block({ block }: { block: BusinessContent['body'][number] }) {
  return (
    <Stack gap="sm">
      {block.text ? (
        <Text weight={block.kind === 'paragraph' ? 'regular' : 'semibold'}>{block.text}</Text>
      ) : null}
      {block.items.length > 0 ? (
        <Items>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </Items>
      ) : null}
      {block.figures.length > 0 ? (
        <Grid min="xs" gap="md">
          {block.figures.map(({ label, value, note }) => (
            <StatFigure
              key={label}
              label={label}
              value={value}
              note={note ? { text: note, trend: 'flat' } : undefined}
            />
          ))}
        </Grid>
      ) : null}
    </Stack>
  );
}
