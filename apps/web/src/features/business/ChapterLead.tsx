import { EmptyState, LoadingRegion, QueryError, RowsSkeleton, Stack, Text } from '@gli/ui';
import { type BusinessSection, businessSections } from '@/data';
import { useTranslations } from '@/i18n';
import { CardPicture, PictureCard, Summary } from './business.styles.ts';
import { chapterFigures } from './chapter-figures.tsx';
import { getChapterSentence } from './chapter-sentence.ts';
import { useContentEntries } from './use-content-entries.ts';

export function ChapterLead({ section }: { section: BusinessSection }) {
  const t = useTranslations();
  const entries = useContentEntries(section);
  if (entries.isPending) {
    return (
      <LoadingRegion>
        <PictureCard padding="none">
          <CardPicture as="div" shape="lead" />
          <Summary>
            <RowsSkeleton count={2} />
          </Summary>
        </PictureCard>
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
    <PictureCard padding="none">
      {picture ? (
        <CardPicture
          shape="lead"
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
    </PictureCard>
  );
}
