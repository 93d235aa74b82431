import { TextLink } from '@gli/ui';
import type { ReactNode } from 'react';

export function MoreLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <div>
      <TextLink href={href}>{children}</TextLink>
    </div>
  );
}

export const investmentPath = (id: string): string =>
  `/mypage?tab=portfolio&investment=${encodeURIComponent(id)}`;
