import { type ReactNode, useId } from 'react';
import { Card } from '../../../design/display/Card.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Heading } from '../../../design/display/Text.tsx';

/** A part of the order with its heading, in a card of its own. */
export function OrderPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap="sm">
        <Heading as="h3" size="sm" id={id}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}
