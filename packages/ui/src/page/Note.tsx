import type { ComponentProps, ReactNode } from 'react';
import { Heading, Text } from '../display/Text.tsx';

/** Heading of a subsection or of a part of a card. */
export const Subheading = (props: ComponentProps<typeof Heading> & { as?: 'h2' | 'h3' | 'h4' }) => (
  <Heading as="h3" size="sm" {...props} />
);

/** Name of a group of checkboxes or radio buttons. */
export const Legend = ({ children }: { children: ReactNode }) => (
  <Text as="legend" size="sm" weight="semibold" css={{ marginBottom: '$1' }}>
    {children}
  </Text>
);

/** Small additional text. */
export const Note = (props: ComponentProps<typeof Text> & { as?: 'p' | 'span' | 'div' }) => (
  <Text size="sm" tone="muted" {...props} />
);
