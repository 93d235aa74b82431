import { type ReactNode, useEffect, useRef } from 'react';
import { Stack } from '../display/Layout.tsx';
import { Heading, Text } from '../display/Text.tsx';
import { CircleCheck } from '../icons.ts';

type OutcomeProps = {
  title: string;
  children: ReactNode;
  /** True to center the text, for a dialog. */
  centered?: boolean;
  /** True to take the focus from the form that it replaces. */
  focused?: boolean;
};

/** Success message after a write, announced when it appears. */
export function Outcome({ title, children, centered = false, focused = false }: OutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);
  return (
    <Stack
      gap="md"
      role="status"
      {...(centered && { align: 'center', css: { paddingBlock: '$6', textAlign: 'center' } })}
    >
      <Text as="div" tone="success">
        <CircleCheck aria-hidden size={centered ? 48 : 40} />
      </Text>
      <Heading as="h3" size="md" ref={heading} tabIndex={focused ? -1 : undefined}>
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
