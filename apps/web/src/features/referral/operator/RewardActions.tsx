import type { ReferralReward } from '@gli/sdk';
import { useState } from 'react';
import { Button } from '../../../design/controls/Button.tsx';
import { Inline } from '../../../design/display/Layout.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { CancelRewardDialog } from './CancelRewardDialog.tsx';
import { PayRewardDialog } from './PayRewardDialog.tsx';

type RewardActionsProps = { reward: ReferralReward; operatorId: string };

/** Pays one reward, again after a failure, or cancels it. */
export function RewardActions({ reward, operatorId }: RewardActionsProps) {
  const t = useTranslations();
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
        aria-label={t.referralOperator.payReward({ reason })}
        onClick={() => setAsked('pay')}
      >
        {state === 'failed' ? t.referralOperator.payAgain() : t.referralOperator.pay()}
      </Button>
      <Button
        variant="ghost"
        size="sm"
        aria-label={t.referralOperator.cancelThis({ reason })}
        onClick={() => setAsked('cancel')}
      >
        {t.referralOperator.cancelReward()}
      </Button>
      {asked === 'pay' ? <PayRewardDialog {...dialog} /> : null}
      {asked === 'cancel' ? <CancelRewardDialog {...dialog} /> : null}
    </Inline>
  );
}
