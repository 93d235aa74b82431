import { Card, Text } from '@gli/ui';
import type { ReactNode } from 'react';
import { bar } from './NoticeBar.styles.ts';

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
