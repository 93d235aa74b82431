import { type ReactNode, use } from 'react';
import { HeadingRank } from '../display/Text.tsx';
import { styled } from '../stitches.config.ts';

const Frame = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '$2',
  padding: '$12 $6',
  textAlign: 'center',
});
const Icon = styled('div', {
  display: 'grid',
  placeItems: 'center',
  width: '3.5rem',
  height: '3.5rem',
  marginBottom: '$2',
  borderRadius: '$round',
  '& svg': { width: '1.5rem', height: '1.5rem' },
  variants: {
    tone: {
      neutral: { background: '$surfaceSunken', color: '$textMuted', border: '1px solid $colors$border' },
      danger: { background: '$dangerSoft', color: '$dangerText' },
    },
  },
});
const Title = styled('h2', { fontSize: '$lg', fontWeight: '$semibold', lineHeight: '$snug' });
const Description = styled('p', { maxWidth: '26rem', color: '$textMuted', fontSize: '$sm' });
const Action = styled('div', { marginTop: '$4' });

type StateMessageProps = {
  title: ReactNode;
  description?: ReactNode;
  icon?: ReactNode;
  tone?: 'neutral' | 'danger';
  action?: ReactNode;
  role?: 'alert';
};

/** A message in place of data, shared by EmptyState and ErrorState. */
export function StateMessage({
  title,
  description,
  icon,
  tone = 'neutral',
  action,
  role,
}: StateMessageProps) {
  const rank = use(HeadingRank);
  return (
    <Frame role={role}>
      {icon ? (
        <Icon tone={tone} aria-hidden>
          {icon}
        </Icon>
      ) : null}
      <Title as={rank}>{title}</Title>
      {description ? <Description>{description}</Description> : null}
      {action ? <Action>{action}</Action> : null}
    </Frame>
  );
}

type EmptyStateProps = {
  title: ReactNode;
  description?: ReactNode;
  /** Icon of the missing content. */
  icon?: ReactNode;
  /** Action that adds content. */
  action?: ReactNode;
};

/** Message for an empty list, with a suggested action. */
export const EmptyState = (props: EmptyStateProps) => <StateMessage {...props} />;
