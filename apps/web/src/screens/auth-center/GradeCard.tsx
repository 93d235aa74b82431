import type { BusinessContent } from '@gli/sdk';
import { Check } from 'lucide-react';
import { Card } from '../../design/Card.tsx';
import { DescriptionList } from '../../design/DescriptionList.tsx';
import { Stack } from '../../design/Layout.tsx';
import { styled } from '../../design/stitches.config.ts';
import { Heading, Text } from '../../design/Text.tsx';
import { useFormats } from '../../i18n/format.ts';
import { useWords } from '../../i18n/words.ts';

type Grade = NonNullable<BusinessContent['grades']>[number];

const Benefits = styled('ul', { display: 'grid', gap: '$2', fontSize: '$sm' });
const Benefit = styled('li', {
  display: 'flex',
  gap: '$2',
  lineHeight: '$snug',
  '& svg': { width: '1rem', height: '1rem', flexShrink: 0, marginTop: '0.1rem', color: '$successText' },
});

/** A grade: what has to be held and staked for it, and what it brings. */
export function GradeCard({ grade }: { grade: Grade }) {
  const words = useWords();
  const formats = useFormats();
  return (
    <Card as="article">
      <Stack>
        <Stack gap="xs">
          <Heading as="h3" size="md">
            {grade.name}
          </Heading>
          <Text size="sm" tone="muted">
            {grade.summary}
          </Text>
        </Stack>
        <DescriptionList
          items={[
            {
              term: words.authCenter.minimumBalance(),
              description: formats.token(grade.minimum_balance, grade.token),
            },
            {
              term: words.authCenter.minimumStaked(),
              description: grade.staking_required
                ? formats.token(grade.minimum_staked, grade.token)
                : words.authCenter.noStaking(),
            },
          ]}
        />
        <Benefits aria-label={words.authCenter.benefits()}>
          {grade.benefits.map(({ benefit, name }) => (
            <Benefit key={benefit}>
              <Check aria-hidden />
              {name}
            </Benefit>
          ))}
        </Benefits>
      </Stack>
    </Card>
  );
}
