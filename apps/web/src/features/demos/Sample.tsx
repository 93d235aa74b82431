import type { ReactNode } from 'react';
import { Card, Heading, Stack } from '@/design';
import { Note } from '@/shared';

type SampleProps = { title: string; note?: string; rank?: 'h2' | 'h3'; children: ReactNode };

/** An interactive sample with a note. */
export function Sample({ title, note, rank = 'h2', children }: SampleProps) {
  return (
    <Card as="article">
      <Stack>
        <Stack gap="xs">
          <Heading as={rank} size="sm">
            {title}
          </Heading>
          {note ? <Note>{note}</Note> : null}
        </Stack>
        {children}
      </Stack>
    </Card>
  );
}
