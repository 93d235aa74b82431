import { Heading, LoadingRegion, QueryError, RowsSkeleton, Stack, Text } from '@gli/ui';
import { type BusinessSection, businessSections } from '@/data';
import { useTranslations } from '@/i18n';
import { Lead, LeadPicture, Summary } from './business.styles.ts';
import { chapterFigures } from './chapter-figures.tsx';
import { getChapterSentence } from './chapter-sentence.ts';
import { useContentEntries } from './use-content-entries.ts';

/** A chapter's picture, its title with the given id, a sentence and a figure. */
export function ChapterLead({ section, titleId }: { section: BusinessSection; titleId: string }) {
  const t = useTranslations();
  const { data: entries = [] } = useContentEntries(section);
  const Figure = chapterFigures[section];
  const picture = entries.flatMap(({ pictures }) => pictures)[0];
  return (
    <Lead>
      {picture ? (
        <LeadPicture
          src={picture.url}
          alt={picture.alt}
          width={800}
          height={400}
          {...(section === businessSections[0] ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        />
      ) : (
        <LeadPicture as="div" />
      )}
      <Summary>
        <Stack gap="xs">
          <Heading as="h2" size="md" id={titleId}>
            {t.business.sections[section]()}
          </Heading>
          <Sentence section={section} />
        </Stack>
        <Figure />
      </Summary>
    </Lead>
  );
}

function Sentence({ section }: { section: BusinessSection }) {
  const t = useTranslations();
  const entries = useContentEntries(section);
  if (entries.isPending) {
    return (
      <LoadingRegion>
        <RowsSkeleton count={2} />
      </LoadingRegion>
    );
  }
  if (entries.isError) return <QueryError query={entries} />;
  return <Text>{getChapterSentence(entries.data) ?? entries.data[0]?.title ?? t.business.soon()}</Text>;
}
