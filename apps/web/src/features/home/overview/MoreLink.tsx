import type { ReactNode } from 'react';
import { TextLink } from '@/design';

export function MoreLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <div>
      <TextLink href={href}>{children}</TextLink>
    </div>
  );
}

export const investmentPath = (id: string): string =>
  `/mypage?tab=portfolio&investment=${encodeURIComponent(id)}`;
