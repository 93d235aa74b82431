import type { ReactNode } from 'react';
import { styled } from '../stitches.config.ts';
import { Text } from './Text.tsx';

const Root = styled('span', {
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  lineHeight: '$snug',
});

type TextPairProps = {
  title: ReactNode;
  note?: ReactNode;
  /** Size of the title. The note is one step smaller. */
  size?: 'sm' | 'md';
  /** True to keep the note on one line. */
  truncate?: boolean;
};

/** A name with a muted line below it, as in a menu or a list of steps. */
export function TextPair({ title, note, size = 'md', truncate = false }: TextPairProps) {
  return (
    <Root>
      <Text as="span" size={size} tone="inherit" weight="semibold" css={{ lineHeight: 'inherit' }}>
        {title}
      </Text>
      {note ? (
        <Text as="span" size={size === 'sm' ? 'xs' : 'sm'} tone="muted" truncate={truncate}>
          {note}
        </Text>
      ) : null}
    </Root>
  );
}
