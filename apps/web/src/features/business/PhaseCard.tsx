import type { RoadmapStatus } from '@gli/sdk';
import {
  Card,
  Heading,
  IconItem,
  IconList,
  Inline,
  Note,
  Stack,
  StatusBadge,
  Text,
  VisuallyHidden,
} from '@gli/ui';
import { Circle, CircleCheck } from '@gli/ui/icons';
import type { ReactNode } from 'react';
import { useFormats, useTranslations } from '@/i18n';

type PhaseCardProps = {
  /** Date range shown on the card. */
  period: ReactNode;
  status: RoadmapStatus;
  title: string;
  titleSize: 'sm' | 'md';
  description: string;
  /** `due_on` is the planned day of a goal that has one. */
  goals: readonly { title: string; done: boolean; done_on: string | null; due_on?: string }[];
  edge?: string;
  children?: ReactNode;
};

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
    <Card as="li" css={edge ? { borderTopWidth: '4px', borderTopColor: edge } : {}} gap="md">
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
      <IconList size="sm">
        {goals.map(({ title: goal, done, done_on: doneOn, due_on: dueOn }) => (
          <IconItem key={goal} tone={done ? 'success' : 'muted'}>
            {done ? <CircleCheck aria-hidden /> : <Circle aria-hidden />}
            <span>
              <span>{goal}</span>
              {doneOn ? (
                <Text as="time" size="xs" tone="muted" css={{ display: 'block' }} dateTime={doneOn}>
                  {t.business.reachedOn({ day: formats.day(doneOn) })}
                </Text>
              ) : (
                <VisuallyHidden>{` (${done ? t.business.reached() : t.business.open()})`}</VisuallyHidden>
              )}
              {dueOn ? (
                <Text as="time" size="xs" tone="muted" css={{ display: 'block' }} dateTime={dueOn}>
                  {t.business.plannedFor({ day: formats.day(dueOn) })}
                </Text>
              ) : null}
            </span>
          </IconItem>
        ))}
      </IconList>
    </Card>
  );
}
