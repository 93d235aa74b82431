import type { ReactNode } from 'react';
import { Text } from '../../design/display/Text.tsx';

/** A line for an amount in won; as high empty as filled, so that nothing moves when the amount comes. */
export function WonLine({ children, role }: { children?: ReactNode; role?: 'status' }) {
  return (
    <Text
      as="span"
      size="xs"
      tone="muted"
      weight="regular"
      numeric
      css={{ display: 'block', minHeight: '1lh' }}
      role={role}
    >
      {children}
    </Text>
  );
}
