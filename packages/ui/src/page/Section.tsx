import { type ReactNode, useId } from 'react';
import { Inline, Stack } from '../display/Layout.tsx';
import { Heading, HeadingRank, Text } from '../display/Text.tsx';
import { SectionErrorBoundary } from './SectionErrorBoundary.tsx';

type SectionProps = {
  title: ReactNode;
  children: ReactNode;
  /** Sentence below the title. */
  lead?: ReactNode;
  /** Shown next to the title. Full-width content is placed below it. */
  action?: ReactNode;
  /** Anchor of the section (`#anchor` in the URL). */
  anchor?: string | undefined;
};

/** A part of a page, named by its heading. */
export function Section({ title, children, lead, action, anchor }: SectionProps) {
  const id = useId();
  return (
    <Stack as="section" id={anchor} gap="md" aria-labelledby={id}>
      <Inline justify="between" align="baseline">
        <Heading as="h2" size="lg" id={id}>
          {title}
        </Heading>
        {action}
        {lead ? (
          <Text tone="muted" css={{ flexBasis: '100%' }}>
            {lead}
          </Text>
        ) : null}
      </Inline>
      <HeadingRank value="h3">
        <SectionErrorBoundary>{children}</SectionErrorBoundary>
      </HeadingRank>
    </Stack>
  );
}
