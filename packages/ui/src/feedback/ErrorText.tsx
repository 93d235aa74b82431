import type { ComponentProps } from 'react';
import { Text } from '../display/Text.tsx';
import { showInDialog } from './show-in-dialog.ts';

/** Error message, announced when it appears. */
export const ErrorText = (props: ComponentProps<typeof Text>) => (
  <Text ref={showInDialog} role="alert" tone="danger" weight="medium" {...props} />
);
