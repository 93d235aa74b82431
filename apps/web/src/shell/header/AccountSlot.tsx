import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { styled } from '../../design/stitches.config.ts';
import { useLazyPart } from '../../shared/loading/use-lazy-part.ts';
import { useMember } from '../../shared/member/use-member.ts';

const load = async () => (await import('./AccountMenu.tsx')).AccountMenu;
const Placeholder = styled('span', { width: '$touch' });

/** The account menu's slot in the header. Only members have one, so its code is loaded for members. */
export function AccountSlot(): ReactNode {
  const member = useMember();
  const AccountMenu = useLazyPart(load, ['navigation']);
  if (member === null) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={<Placeholder />}>
        <AccountMenu member={member} />
      </Suspense>
    </ErrorBoundary>
  );
}
