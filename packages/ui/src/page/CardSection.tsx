import { type ReactNode, useId } from 'react';
import { Card } from '../display/Card.tsx';
import { Stack } from '../display/Layout.tsx';
import { Heading } from '../display/Text.tsx';

type CardSectionProps = {
  title: ReactNode;
  children: ReactNode;
  /** Size of the heading: `md` for a card with a form, `sm` for a card that shows a part of an item. */
  size?: 'sm' | 'md';
};

/** A card that is a section of a page, named by its heading. */
export function CardSection({ title, children, size = 'md' }: CardSectionProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={size}>
        <Heading as={size === 'md' ? 'h2' : 'h3'} size={size} id={id}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}
