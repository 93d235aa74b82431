import { GliApiError, type Investment, type InvestmentCheck, type RwaAsset } from '@gli/sdk';
import { useInvestInRwaAsset } from '@gli/sdk/react';
import { useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { Checkbox } from '../../../design/Checkbox.tsx';
import { DescriptionList } from '../../../design/DescriptionList.tsx';
import { Dialog } from '../../../design/Dialog.tsx';
import { Stack } from '../../../design/Layout.tsx';
import { Text } from '../../../design/Text.tsx';
import { useErrorText } from '../../../errors/use-error-text.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useWords } from '../../../i18n/words.ts';
import { pendingKeys } from '../../../idempotency/pending-keys.ts';

type InvestConfirmationProps = {
  asset: RwaAsset;
  check: InvestmentCheck;
  memberId: string;
  onCancel: () => void;
  onDone: (investment: Investment) => void;
};

/** What it costs, what is left, the consent to the risk; only then is anything sent. */
export function InvestConfirmation({ asset, check, memberId, onCancel, onDone }: InvestConfirmationProps) {
  const words = useWords();
  const formats = useFormats();
  const errorText = useErrorText();
  const invest = useInvestInRwaAsset();
  const [isAccepted, setAccepted] = useState(false);
  const [isComplaining, setComplaining] = useState(false);

  const confirm = () => {
    setComplaining(true);
    if (!isAccepted || invest.isPending) return;
    const keys = pendingKeys(sessionStorage);
    const effect = `invest:${memberId}:${asset.id}:${check.amount}`;
    invest.mutate(
      {
        id: asset.id,
        data: { amount: check.amount, accepted_risk: true },
        headers: { 'Idempotency-Key': keys.keyFor(effect) },
      },
      {
        onSuccess: (investment) => {
          keys.settle(effect);
          onDone(investment);
        },
        onError: (error) => {
          // A refusal settles it. After a lost answer, the next try must be the same effect.
          if (error instanceof GliApiError && error.status < 500 && error.code !== 'request_in_progress')
            keys.settle(effect);
        },
      },
    );
  };

  const amountOf = (amount: string) => formats.tokenExact(amount, check.token);
  return (
    <Dialog
      open
      onClose={onCancel}
      dismissible={!invest.isPending}
      title={words.invest.confirmTitle()}
      description={words.invest.confirmText({ asset: asset.name })}
      closeLabel={words.common.close()}
      footer={
        <>
          <Button variant="secondary" onClick={onCancel} disabled={invest.isPending}>
            {words.common.cancel()}
          </Button>
          <Button onClick={confirm} busy={invest.isPending}>
            {words.invest.confirm()}
          </Button>
        </>
      }
    >
      <Stack gap="md">
        <DescriptionList
          items={[
            { term: words.invest.amount(), description: amountOf(check.amount) },
            { term: words.invest.fee(), description: amountOf(check.fee) },
            { term: words.invest.totalCost(), description: amountOf(check.total_cost), strong: true },
            { term: words.invest.balanceAfter(), description: amountOf(check.balance_after) },
            { term: words.invest.projected(), description: amountOf(check.projected_yearly_return) },
          ]}
        />
        <Checkbox
          checked={isAccepted}
          onChange={(event) => setAccepted(event.currentTarget.checked)}
          label={words.invest.acceptRisk()}
          error={isComplaining && !isAccepted ? words.invest.acceptRiskNeeded() : undefined}
        />
        {invest.isError ? (
          <Text tone="danger" weight="medium" role="alert">
            {errorText(invest.error)}
          </Text>
        ) : null}
      </Stack>
    </Dialog>
  );
}
