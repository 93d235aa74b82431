import { GliNotFoundError } from '@gli/sdk';
import { useGetReferralCode } from '@gli/sdk/react';
import Ticket from 'lucide-react/icons/ticket';
import { useState } from 'react';
import { Button } from '../../../design/controls/Button.tsx';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { LoadFailure } from '../../../shared/LoadFailure.tsx';
import { LoadingCards } from '../../../shared/LoadingCards.tsx';
import { Section } from '../../../shared/Section.tsx';
import { CodeCard } from './CodeCard.tsx';
import { CreateCodeDialog } from './CodeDialog.tsx';
import { ShareCard } from './ShareCard.tsx';

const Frame = styled('div', { containerType: 'inline-size' });
const Columns = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$6',
  alignItems: 'start',
  '@container (min-width: 56rem)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
});

/** The member's one code and the links made from it; without a code, how to get one. Decision 23 */
export function MyCode({ memberId }: { memberId: string }) {
  const t = useTranslations();
  const code = useGetReferralCode(memberId);
  return (
    <Section title={t.referral.myCode()} anchor="my-code">
      {code.isPending ? (
        <LoadingCards count={2} />
      ) : code.error instanceof GliNotFoundError ? (
        <NoCode />
      ) : code.data ? (
        <Frame>
          <Columns>
            <CodeCard code={code.data} memberId={memberId} />
            <ShareCard code={code.data} />
          </Columns>
        </Frame>
      ) : (
        <LoadFailure query={code} />
      )}
    </Section>
  );
}

function NoCode() {
  const t = useTranslations();
  const [isCreating, setCreating] = useState(false);
  return (
    <>
      <EmptyState
        icon={<Ticket />}
        title={t.referral.noCode()}
        description={t.referral.noCodeText()}
        action={<Button onClick={() => setCreating(true)}>{t.referral.create()}</Button>}
      />
      {isCreating ? <CreateCodeDialog onClose={() => setCreating(false)} /> : null}
    </>
  );
}
