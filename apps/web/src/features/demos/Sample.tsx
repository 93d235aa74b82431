import type { ReactNode } from 'react';
import { Card } from '../../design/display/Card.tsx';
import { Stack } from '../../design/display/Layout.tsx';
import { Heading, Text } from '../../design/display/Text.tsx';

/** Something to see or to try, with a note on what to look out for. */
export function Sample({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
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
