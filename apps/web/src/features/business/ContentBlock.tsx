import type { BusinessContent } from '@gli/sdk';
import { Grid, Stack } from '../../design/display/Layout.tsx';
import { StatFigure } from '../../design/display/StatFigure.tsx';
import { Text } from '../../design/display/Text.tsx';
import { styled } from '../../design/stitches.config.ts';

const Items = styled('ul', {
  display: 'grid',
  gap: '$1',
  listStyle: 'disc',
  paddingLeft: '$5',
  '& li::marker': { color: '$primaryText' },
});

/** A paragraph, a list or figures; a kind of block that this version does not know shows its text. */
export function ContentBlock({ block }: { block: BusinessContent['body'][number] }) {
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
