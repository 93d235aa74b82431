import type { ReactNode } from 'react';
import { Inline, Stack } from '../display/Layout.tsx';
import { Heading, Text } from '../display/Text.tsx';
import { styled } from '../stitches.config.ts';

const Root = styled('header', { paddingTop: '$10', '@mobile': { paddingTop: '$6' } });

type PageHeadProps = { title: ReactNode; lead?: ReactNode; aside?: ReactNode };

/** Page header with the page's only `h1`, a lead sentence and, optionally, content next to them. */
export function PageHeader({ title, lead, aside }: PageHeadProps) {
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
