import type { InvestmentCheck, RwaAsset } from '@gli/sdk';
import { useState } from 'react';
import { Checkbox } from '../../../design/controls/Checkbox.tsx';
import { DescriptionList } from '../../../design/display/DescriptionList.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { ConfirmDialog } from '../../../shared/ConfirmDialog.tsx';
import type { InvestMutation } from './use-invest.ts';

type InvestConfirmationProps = {
  asset: RwaAsset;
  check: InvestmentCheck;
  invest: InvestMutation;
  onCancel: () => void;
};

/** Cost, remaining balance and the consent to the risk; only then is anything sent. */
export function InvestConfirmation({ asset, check, invest, onCancel }: InvestConfirmationProps) {
  const t = useTranslations();
  const formats = useFormats();
  const [isAccepted, setAccepted] = useState(false);
  const [showErrors, setShowErrors] = useState(false);
  const confirm = () => {
    setShowErrors(true);
    if (isAccepted) invest.send(check.amount);
  };
  const format = (amount: string) => formats.tokenExact(amount, check.token);
  return (
    <ConfirmDialog
      title={t.invest.confirmTitle()}
      description={t.invest.confirmText({ asset: asset.name })}
      confirmLabel={t.invest.confirm()}
      busy={invest.isSending}
      error={invest.error}
      onConfirm={confirm}
      onClose={onCancel}
    >
      <DescriptionList
        items={[
          { term: t.invest.amount(), description: format(check.amount) },
          { term: t.invest.fee(), description: format(check.fee) },
          { term: t.invest.totalCost(), description: format(check.total_cost), strong: true },
          { term: t.invest.balanceAfter(), description: format(check.balance_after) },
          { term: t.invest.projected(), description: format(check.projected_yearly_return) },
        ]}
      />
      <Checkbox
        checked={isAccepted}
        onChange={(event) => setAccepted(event.currentTarget.checked)}
        label={t.invest.acceptRisk()}
        error={showErrors && !isAccepted ? t.invest.acceptRiskNeeded() : undefined}
      />
      {invest.isSending ? (
        <Text tone="muted" role="status">
          {t.invest.sending()}
        </Text>
      ) : null}
    </ConfirmDialog>
  );
}
