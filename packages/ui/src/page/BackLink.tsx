import type { ReactNode } from 'react';
import { TextLink } from '../display/Text.tsx';
import { ArrowLeft } from '../icons.ts';

/** Link to the parent page. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <TextLink data-screen href={href} touch css={{ alignSelf: 'flex-start' }}>
      <ArrowLeft aria-hidden size={16} />
      <span>{children}</span>
    </TextLink>
  );
}
