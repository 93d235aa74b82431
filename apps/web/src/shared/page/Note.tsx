import type { ComponentProps } from 'react';
import { Heading, Text } from '@/design';

/** The heading of a part of a section or of a card. */
export const Subheading = (props: ComponentProps<typeof Heading>) => <Heading as="h3" size="sm" {...props} />;

/** Small text that adds to something. */
export const Note = (props: ComponentProps<typeof Text> & { as?: 'p' | 'span' | 'div' }) => (
  <Text size="sm" tone="muted" {...props} />
);
