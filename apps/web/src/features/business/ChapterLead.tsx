import { Card, EmptyState, LoadingRegion, QueryError, RowsSkeleton, Stack, styled, Text } from '@gli/ui';
import { type BusinessSection, businessSections } from '@/data';
import { useTranslations } from '@/i18n';
import { chapterFigures } from './chapter-figures.tsx';
import { getChapterSentence } from './chapter-sentence.ts';
import { useContentEntries } from './use-content-entries.ts';

const Frame = styled(Card, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  '@belowBp2': { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const Picture = styled('img', {
  width: '100%',
  height: '100%',
  minHeight: '14rem',
  aspectRatio: '2 / 1',
  objectFit: 'cover',
  background: '$surfaceSunken',
  '@bp2': { order: 1 },
  '@belowBp2': { height: 'auto', minHeight: 0 },
});
const Summary = styled('div', {
  display: 'grid',
  alignContent: 'center',
  minWidth: 0,
  // Reserves room for a two-line sentence and a figure, which load after the page.
  minHeight: '11.5rem',
  padding: '$8',
  '@mobile': { padding: '$5' },
});

export function ChapterLead({ section }: { section: BusinessSection }) {
  const t = useTranslations();
  const entries = useContentEntries(section);
  if (entries.isPending) {
    return (
      <LoadingRegion>
        <Frame padding="none">
          <Picture as="div" />
          <Summary>
            <RowsSkeleton count={2} />
          </Summary>
        </Frame>
      </LoadingRegion>
    );
  }
  if (entries.isError) return <QueryError query={entries} />;
  const [first] = entries.data;
  if (!first) return <EmptyState title={t.business.soon()} />;
  const picture = entries.data.flatMap(({ pictures }) => pictures)[0];
  const sentence = getChapterSentence(entries.data) ?? first.title;
  const Figure = chapterFigures[section];
  return (
    <Frame padding="none">
      {picture ? (
        <Picture
          src={picture.url}
          alt={picture.alt}
          width={800}
          height={400}
          {...(section === businessSections[0] ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        />
      ) : null}
      <Summary>
        <Stack gap="lg">
          <Text size="lg" weight="semibold">
            {sentence}
          </Text>
          <Figure />
        </Stack>
      </Summary>
    </Frame>
  );
}
