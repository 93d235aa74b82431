import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { styled, TextLink } from '@/design';

const Back = styled(TextLink, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$1',
  minHeight: '$touch',
  alignSelf: 'flex-start',
});

/** Link to the parent page. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Back href={href}>
      <ArrowLeft aria-hidden size={16} />
      {children}
    </Back>
  );
}
