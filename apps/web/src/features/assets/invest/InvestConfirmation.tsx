import type { InvestmentCheck, RwaAsset } from '@gli/sdk';
import { useState } from 'react';
import { Button } from '../../../design/controls/Button.tsx';
import { Checkbox } from '../../../design/controls/Checkbox.tsx';
import { DescriptionList } from '../../../design/display/DescriptionList.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { Dialog } from '../../../design/feedback/Dialog.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { useErrorText } from '../../../shared/errors/use-error-text.ts';
import type { Investing } from './use-invest.ts';

type InvestConfirmationProps = {
  asset: RwaAsset;
  check: InvestmentCheck;
  investing: Investing;
  onCancel: () => void;
};

/** What it costs, what is left, the consent to the risk; only then is anything sent. */
export function InvestConfirmation({ asset, check, investing, onCancel }: InvestConfirmationProps) {
  const t = useTranslations();
  const formats = useFormats();
  const errorText = useErrorText();
  const [isAccepted, setAccepted] = useState(false);
  const [showErrors, setShowErrors] = useState(false);
  const { isSending, error } = investing;

  const confirm = () => {
    setShowErrors(true);
    if (isAccepted) investing.send(check.amount);
  };
  const amountOf = (amount: string) => formats.tokenExact(amount, check.token);
  return (
    <Dialog
      open
      onClose={onCancel}
      dismissible={!isSending}
      title={t.invest.confirmTitle()}
      description={t.invest.confirmText({ asset: asset.name })}
      closeLabel={t.common.close()}
      footer={
        <>
          <Button variant="secondary" onClick={onCancel} disabled={isSending}>
            {t.common.cancel()}
          </Button>
          <Button onClick={confirm} busy={isSending}>
            {t.invest.confirm()}
          </Button>
        </>
      }
    >
      <Stack gap="md">
        <DescriptionList
          items={[
            { term: t.invest.amount(), description: amountOf(check.amount) },
            { term: t.invest.fee(), description: amountOf(check.fee) },
            { term: t.invest.totalCost(), description: amountOf(check.total_cost), strong: true },
            { term: t.invest.balanceAfter(), description: amountOf(check.balance_after) },
            { term: t.invest.projected(), description: amountOf(check.projected_yearly_return) },
          ]}
        />
        <Checkbox
          checked={isAccepted}
          onChange={(event) => setAccepted(event.currentTarget.checked)}
          label={t.invest.acceptRisk()}
          error={showErrors && !isAccepted ? t.invest.acceptRiskNeeded() : undefined}
        />
        {isSending ? (
          <Text tone="muted" role="status">
            {t.invest.sending()}
          </Text>
        ) : null}
        {error && !isSending ? (
          <Text tone="danger" weight="medium" role="alert">
            {errorText(error)}
          </Text>
        ) : null}
      </Stack>
    </Dialog>
  );
}
