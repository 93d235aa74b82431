import type { ComponentProps } from 'react';
import { Text } from '@/design';

/** Error message, announced when it appears. */
export const ErrorText = (props: ComponentProps<typeof Text>) => (
  <Text role="alert" tone="danger" weight="medium" {...props} />
);
