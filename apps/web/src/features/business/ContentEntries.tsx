import type { BusinessContent, BusinessSection } from '@gli/sdk';
import { useListBusinessContent } from '@gli/sdk/react';
import { keepPreviousData } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import {
  BulletList,
  Card,
  EmptyState,
  Grid,
  Heading,
  LoadingRegion,
  Stack,
  Stat,
  styled,
  Text,
} from '@/design';
import { useTranslations } from '@/i18n';
import { businessSections, LoadFailure, LoadingRows } from '@/shared';

// An entry with a photo takes the full width. Photo and text alternate sides.
const Frame = styled(Card, {
  display: 'grid',
  variants: {
    pictured: {
      true: {
        gridColumn: '1 / -1',
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
        '& > div': { alignSelf: 'center' },
        '@belowBp2': { gridTemplateColumns: 'minmax(0, 1fr)' },
      },
    },
  },
});
const Picture = styled('img', {
  width: '100%',
  height: '100%',
  minHeight: '16rem',
  maxHeight: '28rem',
  objectFit: 'cover',
  background: '$surfaceSunken',
  '@belowBp2': { height: 'auto', minHeight: 0, aspectRatio: '16 / 9' },
  variants: { side: { right: { '@bp2': { order: 1 } }, left: {} } },
});
const TextColumn = styled('div', {
  padding: '$8',
  minWidth: 0,
  '@mobile': { padding: '$5' },
});

// Tall enough that content after the first section starts below the window, as it does with the text.
const Loading = styled('div', { minHeight: '36rem' });

/** A section's text entries with their pictures. */
export function ContentEntries({ section }: { section: BusinessSection }) {
  const t = useTranslations();
  const isFirst = section === businessSections[0];
  // All sections share one request.
  const entries = useDeferredValue(
    useListBusinessContent(
      {},
      {
        query: {
          placeholderData: keepPreviousData,
          select: (all) => all.filter((entry) => entry.section === section),
        },
      },
    ),
  );
  if (entries.isPending) {
    return (
      <LoadingRegion>
        <Loading>
          <Frame padding="none" pictured>
            <Picture as="div" side="right" />
            <TextColumn>
              <LoadingRows count={3} />
            </TextColumn>
          </Frame>
        </Loading>
      </LoadingRegion>
    );
  }
  if (entries.isError) return <LoadFailure query={entries} />;
  if (entries.data.length === 0) return <EmptyState title={t.business.soon()} />;
  return (
    <Grid min="lg">
      {entries.data.map((entry, index) => (
        <Entry
          key={entry.id}
          entry={entry}
          side={index % 2 === 0 ? 'right' : 'left'}
          isFirst={isFirst && index === 0}
        />
      ))}
    </Grid>
  );
}

type EntryProps = {
  entry: BusinessContent;
  side: 'left' | 'right';
  /** True for the first entry of the page. */
  isFirst: boolean;
};

function Entry({ entry, side, isFirst }: EntryProps) {
  const picture = entry.pictures[0];
  return (
    <Frame as="article" padding="none" pictured={picture !== undefined} id={entry.slug}>
      {picture ? (
        <Picture
          src={picture.url}
          alt={picture.alt}
          side={side}
          width={800}
          height={450}
          {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        />
      ) : null}
      <TextColumn>
        <Stack gap="md">
          <Stack gap="xs">
            <Heading as="h3" size="md">
              {entry.title}
            </Heading>
            {entry.subtitle ? <Text tone="muted">{entry.subtitle}</Text> : null}
          </Stack>
          {entry.body.map((block, index) => (
            <ContentBlock key={index} block={block} />
          ))}
        </Stack>
      </TextColumn>
    </Frame>
  );
}

/** A paragraph, a list or figures. Blocks of an unknown kind show their text. */
function ContentBlock({ block }: { block: BusinessContent['body'][number] }) {
  return (
    <Stack gap="sm">
      {block.text ? (
        <Text weight={block.kind === 'paragraph' ? 'regular' : 'semibold'}>{block.text}</Text>
      ) : null}
      {block.items.length > 0 ? (
        <BulletList>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </BulletList>
      ) : null}
      {block.figures.length > 0 ? (
        <Grid min="xs" gap="md">
          {block.figures.map(({ label, value, note }) => (
            <Stat
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
