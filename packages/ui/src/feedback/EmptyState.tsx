import { type ReactNode, use } from 'react';
import { Stack } from '../display/Layout.tsx';
import { HeadingRank, Text } from '../display/Text.tsx';
import { styled } from '../stitches.config.ts';

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

type EmptyStateProps = {
  title: ReactNode;
  description?: ReactNode;
  icon?: ReactNode;
  tone?: 'neutral' | 'danger';
  action?: ReactNode;
  role?: 'alert';
};

/** A message in place of data, such as for an empty list, with an action that adds content. */
export function EmptyState(props: EmptyStateProps) {
  const { title, description, icon, tone = 'neutral', action, role } = props;
  const rank = use(HeadingRank);
  return (
    <Stack gap="sm" align="center" role={role} css={{ padding: '$12 $6', textAlign: 'center' }}>
      {icon ? (
        <Icon tone={tone} aria-hidden>
          {icon}
        </Icon>
      ) : null}
      <Title as={rank}>{title}</Title>
      {description ? (
        <Text size="sm" tone="muted" css={{ maxWidth: '26rem' }}>
          {description}
        </Text>
      ) : null}
      {action ? <Stack css={{ marginTop: '$4' }}>{action}</Stack> : null}
    </Stack>
  );
}
