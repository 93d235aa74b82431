import type { ReactNode } from 'react';
import { Avatar } from '../display/Avatar.tsx';
import { Inline, Stack } from '../display/Layout.tsx';
import { Heading } from '../display/Text.tsx';

type MemberHeadProps = { name: string; url: string | null; as: 'h2' | 'h3'; children: ReactNode };

/** A member's picture and name, with additional content below the name. */
export function MemberHead({ name, url, as, children }: MemberHeadProps) {
  return (
    <Inline gap="md">
      <Avatar name={name} url={url} />
      <Stack gap="xs" align="start">
        <Heading as={as} size="md" css={{ overflowWrap: 'anywhere' }}>
          {name}
        </Heading>
        {children}
      </Stack>
    </Inline>
  );
}
