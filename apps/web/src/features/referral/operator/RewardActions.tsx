import type { ReferralReward } from '@gli/sdk';
import { useState } from 'react';
import { Button } from '../../../design/controls/Button.tsx';
import { Inline } from '../../../design/display/Layout.tsx';
import { useWords } from '../../../i18n/words.ts';
import { CancelRewardDialog } from './CancelRewardDialog.tsx';
import { PayRewardDialog } from './PayRewardDialog.tsx';

type RewardActionsProps = { reward: ReferralReward; operatorId: string };

/** Pays one reward, again after a failure, or cancels it. */
export function RewardActions({ reward, operatorId }: RewardActionsProps) {
  const words = useWords();
  const [asked, setAsked] = useState<'nothing' | 'pay' | 'cancel'>('nothing');
  const { reason, state } = reward;
  // Being paid: nobody can do anything about it now.
  if (state !== 'pending' && state !== 'failed') return '–';
  const dialog = { reward, operatorId, onClose: () => setAsked('nothing') };
  return (
    <Inline gap="xs">
      <Button
        variant="secondary"
        size="sm"
        aria-label={words.referralOperator.payReward({ reason })}
        onClick={() => setAsked('pay')}
      >
        {state === 'failed' ? words.referralOperator.payAgain() : words.referralOperator.pay()}
      </Button>
      <Button
        variant="ghost"
        size="sm"
        aria-label={words.referralOperator.cancelThis({ reason })}
        onClick={() => setAsked('cancel')}
      >
        {words.referralOperator.cancelReward()}
      </Button>
      {asked === 'pay' ? <PayRewardDialog {...dialog} /> : null}
      {asked === 'cancel' ? <CancelRewardDialog {...dialog} /> : null}
    </Inline>
  );
}
