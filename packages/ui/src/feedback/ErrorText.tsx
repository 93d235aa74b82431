import type { ComponentProps } from 'react';
import { showInDialog, Text } from '@/design';

/** Error message, announced when it appears. */
export const ErrorText = (props: ComponentProps<typeof Text>) => (
  <Text ref={showInDialog} role="alert" tone="danger" weight="medium" {...props} />
);
