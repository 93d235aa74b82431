import type { ReactNode } from 'react';
import { Text } from './Text.tsx';

/** Line for a KRW amount, with a fixed height to avoid layout shifts. */
export function KrwLine({ children }: { children?: ReactNode }) {
  return (
    <Text
      as="span"
      size="xs"
      tone="muted"
      weight="regular"
      numeric
      css={{ display: 'block', minHeight: '1lh' }}
    >
      {children}
    </Text>
  );
}
