import type { ReactNode } from 'react';
import { Card } from '../../../design/display/Card.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Heading, Text } from '../../../design/display/Text.tsx';

type SampleProps = { title: string; note?: string; children: ReactNode };

/** One primitive, or a few of one kind, in its states. */
export function Sample({ title, note, children }: SampleProps) {
  return (
    <Card as="article">
      <Stack>
        <Stack gap="xs">
          <Heading as="h3" size="sm">
            {title}
          </Heading>
          {note ? (
            <Text size="sm" tone="muted">
              {note}
            </Text>
          ) : null}
        </Stack>
        {children}
      </Stack>
    </Card>
  );
}
