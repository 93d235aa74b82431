import type { ReactNode } from 'react';
import { Card } from '../../design/display/Card.tsx';
import { Stack } from '../../design/display/Layout.tsx';
import { Heading, Text } from '../../design/display/Text.tsx';

/** Something to try, with what to look out for. */
export function TryCard({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Card as="article">
      <Stack>
        <Stack gap="xs">
          <Heading as="h3" size="sm">
            {title}
          </Heading>
          <Text size="sm" tone="muted">
            {text}
          </Text>
        </Stack>
        {children}
      </Stack>
    </Card>
  );
}
