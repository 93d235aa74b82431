import type { ReactNode } from 'react';
import { Inline, Stack } from '../../design/display/Layout.tsx';
import { Heading, Text } from '../../design/display/Text.tsx';
import { styled } from '../../design/stitches.config.ts';

const Root = styled('header', { paddingTop: '$10', '@mobile': { paddingTop: '$6' } });

type PageHeadProps = { title: ReactNode; lead?: ReactNode; aside?: ReactNode };

/** The head of a page: its one `h1`, a way on beside it, and a sentence. */
export function PageHead({ title, lead, aside }: PageHeadProps) {
  const heading = (
    <Heading as="h1" size="2xl">
      {title}
    </Heading>
  );
  return (
    <Root>
      <Stack gap="sm">
        {aside ? (
          <Inline justify="between">
            {heading}
            {aside}
          </Inline>
        ) : (
          heading
        )}
        {lead ? (
          <Text tone="muted" size="lg" prose>
            {lead}
          </Text>
        ) : null}
      </Stack>
    </Root>
  );
}
