import { type ReactNode, useId } from 'react';
import { Inline, Stack } from '../../design/display/Layout.tsx';
import { Heading, HeadingRank } from '../../design/display/Text.tsx';
import { Part } from '../loading/Part.tsx';

type SectionProps = {
  title: ReactNode;
  children: ReactNode;
  /** Beside the title; what is as wide as the section goes under it. */
  action?: ReactNode;
  /** What `#anchor` in the address leads to. */
  anchor?: string | undefined;
};

/** A part of a page, named by its heading. */
export function Section({ title, children, action, anchor }: SectionProps) {
  const id = useId();
  return (
    <Stack as="section" id={anchor} gap="md" aria-labelledby={id}>
      <Inline justify="between" align="baseline">
        <Heading as="h2" size="lg" id={id}>
          {title}
        </Heading>
        {action}
      </Inline>
      <HeadingRank value="h3">
        <Part>{children}</Part>
      </HeadingRank>
    </Stack>
  );
}
