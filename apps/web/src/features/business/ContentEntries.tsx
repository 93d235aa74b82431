import type { BusinessContent, BusinessSection } from '@gli/sdk';
import { BulletList, CardBody, Grid, Heading, Stack, Stat, Text } from '@gli/ui';
import { CardPicture, PictureCard } from './business.styles.ts';
import { getChapterSentence } from './chapter-sentence.ts';
import { useContentEntries } from './use-content-entries.ts';

/** A section's text entries, without the picture and sentence that the chapter shows above. */
export function ContentEntries({ section }: { section: BusinessSection }) {
  const { data: entries = [] } = useContentEntries(section);
  const shown = entries.flatMap(({ pictures }) => pictures)[0];
  const sentence = getChapterSentence(entries);
  return (
    <Grid min="lg">
      {entries.map((entry, index) => (
        <Entry
          key={entry.id}
          entry={entry}
          subtitle={entry.subtitle === sentence ? null : entry.subtitle}
          picture={entry.pictures.find((picture) => picture !== shown)}
          side={index % 2 === 0 ? 'right' : 'left'}
        />
      ))}
    </Grid>
  );
}

type EntryProps = {
  entry: BusinessContent;
  subtitle: string | null;
  picture: BusinessContent['pictures'][number] | undefined;
  side: 'left' | 'right';
};

function Entry({ entry, subtitle, picture, side }: EntryProps) {
  return (
    <PictureCard
      as="article"
      padding="none"
      layout={picture ? 'split' : 'text'}
      wide={picture !== undefined}
      id={entry.slug}
    >
      {picture ? (
        <CardPicture
          side={side}
          src={picture.url}
          alt={picture.alt}
          width={800}
          height={450}
          loading="lazy"
        />
      ) : null}
      <CardBody padding="lg">
        <Stack gap="xs">
          <Heading as="h3" size="md">
            {entry.title}
          </Heading>
          {subtitle ? <Text tone="muted">{subtitle}</Text> : null}
        </Stack>
        {entry.body.map((block, index) => (
          <ContentBlock key={index} block={block} />
        ))}
      </CardBody>
    </PictureCard>
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
            <Stat key={label} label={label} value={value} note={note} />
          ))}
        </Grid>
      ) : null}
    </Stack>
  );
}
