import type { ReactNode } from 'react';
import { Stack } from '../../design/display/Layout.tsx';
import { Heading, Text } from '../../design/display/Text.tsx';
import { styled } from '../../design/stitches.config.ts';

const Root = styled('header', { paddingTop: '$10', '@mobile': { paddingTop: '$6' } });

type PageHeadProps = { title: ReactNode; lead?: ReactNode };

/** The head of a page: its one `h1`, and a sentence. */
export function PageHead({ title, lead }: PageHeadProps) {
  return (
    <Root>
      <Stack gap="sm">
        <Heading as="h1" size="2xl">
          {title}
        </Heading>
        {lead ? (
          <Text tone="muted" size="lg" prose>
            {lead}
          </Text>
        ) : null}
      </Stack>
    </Root>
  );
}
