import type { RoadmapStatus } from '@gli/sdk';
import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { ReactNode } from 'react';
import { Card, Heading, Inline, Stack, styled, VisuallyHidden } from '@/design';
import { useFormats, useTranslations } from '@/i18n';
import { Note, StatusBadge } from '@/shared';

const List = styled('ul', { display: 'grid', gap: '$2', fontSize: '$sm' });
const Goal = styled('li', {
  display: 'flex',
  gap: '$2',
  alignItems: 'flex-start',
  lineHeight: '$snug',
  '& svg': { width: '1rem', height: '1rem', flexShrink: 0, marginTop: '0.1rem', color: '$textMuted' },
  '& time': { display: 'block', color: '$textMuted', fontSize: '$xs' },
  variants: { done: { true: { '& svg': { color: '$successText' } } } },
});

type PhaseCardProps = {
  /** Date range shown on the card. */
  period: ReactNode;
  status: RoadmapStatus;
  title: string;
  titleSize: 'sm' | 'md';
  description: string;
  goals: readonly { title: string; done: boolean; done_on: string | null }[];
  /** Color of the top edge. */
  edge?: string;
  /** Content between the description and the goals. */
  children?: ReactNode;
};

/** A strategy phase or a roadmap quarter with its status and goals. */
export function PhaseCard({
  period,
  status,
  title,
  titleSize,
  description,
  goals,
  edge,
  children,
}: PhaseCardProps) {
  const t = useTranslations();
  const formats = useFormats();
  return (
    <Card as="li" css={edge ? { borderTopWidth: '4px', borderTopColor: edge } : {}}>
      <Stack gap="md">
        <Inline justify="between">
          {period}
          <StatusBadge status={status} labels={t.business.roadmapStatus} />
        </Inline>
        <Stack gap="xs">
          <Heading as="h4" size={titleSize}>
            {title}
          </Heading>
          <Note>{description}</Note>
        </Stack>
        {children}
        <List>
          {goals.map(({ title: goal, done, done_on: doneOn }) => (
            <Goal key={goal} done={done}>
              {done ? <CircleCheck aria-hidden /> : <Circle aria-hidden />}
              <span>
                {goal}
                {doneOn ? (
                  <time dateTime={doneOn}>{t.business.reachedOn({ day: formats.day(doneOn) })}</time>
                ) : (
                  <VisuallyHidden> ({done ? t.business.reached() : t.business.open()})</VisuallyHidden>
                )}
              </span>
            </Goal>
          ))}
        </List>
      </Stack>
    </Card>
  );
}
