import type { ReactNode } from 'react';
import { Card, Text } from '@/design';

type NoticeBarProps = { title: string; text: string; children?: ReactNode };

export function NoticeBar({ title, text, children }: NoticeBarProps) {
  return (
    <Card padding="sm" css={bar}>
      <Text size="sm" css={{ flex: '1 1 14rem' }}>
        <strong>{title}</strong>
        <br />
        {text}
      </Text>
      {children}
    </Card>
  );
}

const bar = {
  pointerEvents: 'auto',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$3',
  maxWidth: '$prose',
  borderRadius: '$md',
  borderInlineStart: '4px solid $colors$primary',
  boxShadow: '$overlay',
};
