import type { ReactNode } from 'react';
import { CircleAlert, CircleCheck, Clock, Info, TriangleAlert, WifiOff } from '../icons.ts';
import { styled } from '../stitches.config.ts';
import { showInDialog } from './show-in-dialog.ts';

const Root = styled('div', {
  display: 'flex',
  gap: '$3',
  alignItems: 'flex-start',
  padding: '$3 $4',
  borderRadius: '$md',
  fontSize: '$sm',
  lineHeight: '$body',
  color: '$text',
  '& > svg': { width: '1.125rem', height: '1.125rem', marginTop: '0.1rem' },
  variants: {
    kind: {
      info: { background: '$primarySoft', '& > svg': { color: '$primaryText' } },
      failure: { background: '$dangerSoft', '& > svg': { color: '$dangerText' } },
      success: { background: '$successSoft', '& > svg': { color: '$successText' } },
      wait: { background: '$warningSoft', '& > svg': { color: '$warningText' } },
      warning: { background: '$warningSoft', '& > svg': { color: '$warningText' } },
      offline: { background: '$warningSoft', '& > svg': { color: '$warningText' } },
    },
  },
});

const icons = {
  info: Info,
  failure: CircleAlert,
  success: CircleCheck,
  wait: Clock,
  warning: TriangleAlert,
  offline: WifiOff,
};

/** A persistent message in a form, such as a hint, a failure or a pending state. */
export function Notice({
  kind,
  children,
  role,
}: {
  kind: keyof typeof icons;
  children: ReactNode;
  role?: 'alert' | 'status';
}) {
  const Icon = icons[kind];
  return (
    <Root kind={kind} role={role} ref={role === 'alert' ? showInDialog : undefined}>
      <Icon aria-hidden />
      <div>{children}</div>
    </Root>
  );
}

/** A form-level failure, announced when it appears. */
export function FailureNotice({ children }: { children: ReactNode }) {
  if (!children) return null;
  return (
    <Notice kind="failure" role="alert">
      {children}
    </Notice>
  );
}
