import type { InvestmentCheck, RwaAsset } from '@gli/sdk';
import { useValidateInvestment } from '@gli/sdk/react';
import { zInvestmentCheckInput } from '@gli/sdk/schemas';
import { ActionBar, Button, FailureNotice, SectionErrorBoundary, Stack, Text, useOnChange } from '@gli/ui';
import { Form, FormAmount, useSubmit, useZodForm, zAmount } from '@gli/ui/forms';
import { type AmountLimits, checkTokenAmount, getInvestmentLimits, TOKEN_AMOUNT_MAX } from '@gli/validation';
import { useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'wouter';
import * as z from 'zod/mini';
import { useErrorText, useLoginRequired } from '@/data';
import { useFormats, useTranslations } from '@/i18n';
import { AmountHelp } from '../../money/index.ts';
import { AssetPayoutTerms, PayoutTerms } from '../PayoutTerms.tsx';
import { ConvertLink } from './ConvertLink.tsx';
import { InvestConfirmation } from './InvestConfirmation.tsx';
import { InvestFigures } from './InvestFigures.tsx';
import { LiveNotice } from './LiveNotice.tsx';
import { type InvestMutation, useInvestor, useRefreshBalance } from './use-invest.ts';
import { useLiveCheck } from './use-live-check.ts';

const NO_LIMITS = { minimum: '0', maximum: TOKEN_AMOUNT_MAX };

const createInvestForm = (limits: AmountLimits) =>
  z.object({
    amount: zAmount(zInvestmentCheckInput.shape.amount, (typed) => checkTokenAmount(typed, limits)),
  });

type InvestFormProps = {
  asset: RwaAsset;
  invest: InvestMutation;
  isConfirming: boolean;
  onConfirming: (isConfirming: boolean) => void;
};

/**
 * Amount form with local and server checks, and the confirmation. `?amount=` restores the amount that was
 * entered before a conversion. Spec §5 Token amount
 */
export function InvestForm({ asset, invest, isConfirming, onConfirming }: InvestFormProps) {
  const t = useTranslations();
  const formats = useFormats();
  const errorText = useErrorText();
  const requireLogin = useLoginRequired();
  const [search] = useSearchParams();
  const { memberId, balance, invested } = useInvestor(asset);
  const [confirmed, setConfirmed] = useState<InvestmentCheck | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const review = useValidateInvestment();
  const refreshBalance = useRefreshBalance();

  const limits = getInvestmentLimits(asset, invested);
  const { minimum, maximum } = limits.status === 'open' ? limits : NO_LIMITS;
  const schema = useMemo(() => createInvestForm({ minimum, maximum, balance }), [minimum, maximum, balance]);
  const exact = (value: string) => formats.tokenExact(value, asset.token);
  const form = useZodForm(schema, {
    mode: 'onTouched',
    defaultValues: { amount: search.get('amount') ?? '' },
    formatAmount: exact,
  });
  const amount = form.watch('amount');
  const plainAmount = schema.safeParse({ amount }).data?.amount ?? null;
  const live = useLiveCheck(asset, memberId, plainAmount);
  const { submit, failure, clearFailure } = useSubmit(form, async ({ amount: checked }) => {
    invest.reset();
    // Checks again, because others may have invested part of the remaining amount in the meantime.
    const result = await review.mutateAsync({ body: { asset_id: asset.id, amount: checked } });
    if (!result.valid) return refreshBalance();
    setConfirmed(result);
    onConfirming(true);
  });
  // The server can be reached again.
  useOnChange(live.status, () => {
    if (live.status === 'checked') clearFailure();
  });
  const forgetReview = () => {
    review.reset();
    clearFailure();
  };

  if (limits.status !== 'open') {
    return (
      <Text>
        {limits.status === 'limit_reached'
          ? t.invest.limitReached({ maximum: exact(limits.limit) })
          : t.invest.belowMinimumLeft({ left: exact(limits.left) })}
      </Text>
    );
  }

  const check = review.data ?? (live.status === 'checked' ? live.check : undefined);
  // The first message is the most important one.
  const rejection = check?.valid === false ? check.messages[0] : undefined;
  const isAmountWrong = rejection?.field === 'amount';

  return (
    <>
      <Form
        form={form}
        draft={`invest:${asset.id}`}
        onChange={forgetReview}
        onSubmit={(event) => {
          if (memberId !== null) return submit(event);
          event.preventDefault();
          requireLogin('invest');
        }}
      >
        <FormAmount
          name="amount"
          label={t.invest.amount()}
          token={asset.token}
          hint={t.invest.amountRange({ minimum: exact(minimum), maximum: exact(maximum) })}
          failure={isAmountWrong ? rejection?.text : undefined}
        />
        <AmountHelp
          amount={amount}
          token={asset.token}
          label={t.invest.shares()}
          isMember={memberId !== null}
          balance={balance}
          minimum={minimum}
          maximum={maximum}
          onChoose={(share) => {
            forgetReview();
            form.setValue('amount', share, { shouldValidate: true });
          }}
        />
        <InvestFigures
          asset={asset}
          amount={plainAmount}
          isMember={memberId !== null}
          balance={balance}
          invested={invested}
          live={live}
        />
        <ConvertLink asset={asset} amount={amount} minimum={minimum} balance={balance} />
        <FailureNotice>
          {rejection && !isAmountWrong
            ? rejection.text
            : failure && memberId !== null
              ? errorText(failure)
              : null}
        </FailureNotice>
        <Stack gap="none">
          <Button ref={button} type="submit" size="lg" wide busy={form.formState.isSubmitting}>
            {memberId === null ? t.invest.loginToInvest() : t.invest.submit()}
          </Button>
          {failure ? null : <LiveNotice live={live} />}
        </Stack>
        {/* Below the button, because a button that moves during a press is not clicked. */}
        {live.status === 'checked' && live.check.valid ? (
          <PayoutTerms asset={asset} investment={live.check} />
        ) : (
          <AssetPayoutTerms asset={asset} />
        )}
        <ActionBar
          button={button}
          term={t.rwa.minimum()}
          figure={exact(minimum)}
          action={t.invest.heading()}
          isComplete={live.status === 'checked' && live.check.valid}
        />
      </Form>
      {isConfirming && confirmed && memberId !== null ? (
        <SectionErrorBoundary>
          <InvestConfirmation
            asset={asset}
            check={confirmed}
            balance={balance ?? confirmed.available_balance}
            invest={invest}
            onCancel={() => {
              invest.reset();
              onConfirming(false);
            }}
          />
        </SectionErrorBoundary>
      ) : null}
    </>
  );
}
