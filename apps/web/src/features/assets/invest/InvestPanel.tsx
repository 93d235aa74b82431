import type { InvestmentSummary, RwaAsset } from '@gli/sdk';
import {
  Button,
  CardSection,
  DescriptionList,
  FailureNotice,
  LinkButton,
  Outcome,
  Stack,
  Subheading,
  Text,
  type UnknownWrite,
} from '@gli/ui';
import { hasAmount } from '@gli/validation';
import { useState } from 'react';
import { describeUnknownWrite, UnknownWriteNotice, useErrorText, useMember } from '@/data';
import { useFormats, useTranslations } from '@/i18n';
import { PayoutTerms } from '../PayoutTerms.tsx';
import { getInvestTexts } from './get-invest-texts.ts';
import { InvestForm } from './InvestForm.tsx';
import { useInvest } from './use-invest.ts';

/** The investment form, or the reason why the asset accepts no investments. */
export function InvestPanel({ asset }: { asset: RwaAsset }) {
  const t = useTranslations();
  const errorText = useErrorText();
  const memberId = useMember()?.id ?? null;
  const [isConfirming, setConfirming] = useState(false);
  const invest = useInvest(asset, memberId);
  const { state } = invest;
  const unknown = describeUnknownWrite(invest, getInvestTexts(t));
  return (
    <CardSection title={t.invest.heading()}>
      <FailureNotice>
        {state.status === 'rejected' && !isConfirming ? errorText(state.error) : null}
      </FailureNotice>
      {state.status === 'done' ? (
        <InvestSuccess
          asset={asset}
          investment={state.data}
          onAgain={() => {
            setConfirming(false);
            invest.reset();
          }}
        />
      ) : state.status === 'unknown' && unknown && !isConfirming ? (
        <PendingInvestment token={asset.token} amount={state.variables} unknown={unknown} />
      ) : asset.status === 'active' ? (
        <InvestForm asset={asset} invest={invest} isConfirming={isConfirming} onConfirming={setConfirming} />
      ) : (
        <Closed asset={asset} />
      )}
    </CardSection>
  );
}

function Closed({ asset }: { asset: RwaAsset }) {
  const t = useTranslations();
  const closedTexts: Readonly<Record<string, () => string>> = {
    pending: t.invest.closedPending,
    completed: t.invest.closedCompleted,
    paused: t.invest.closedPaused,
  };
  return (
    <>
      <Text weight="medium">{(closedTexts[asset.status] ?? t.invest.closedOther)()}</Text>
      {asset.status_reason ? <Text tone="muted">{asset.status_reason}</Text> : null}
      <LinkButton href="/rwa-assets?status=active" variant="secondary" wide>
        {t.invest.seeOthers()}
      </LinkButton>
    </>
  );
}

type InvestSuccessProps = { asset: RwaAsset; investment: InvestmentSummary; onAgain: () => void };

/** The result, with a link to the portfolio. Replaces the form and takes the focus. */
function InvestSuccess({ asset, investment, onAgain }: InvestSuccessProps) {
  const t = useTranslations();
  const formats = useFormats();
  const { fee, principal, token } = investment;
  return (
    <Outcome title={t.invest.successTitle()} focused>
      <Text>{t.invest.successText({ asset: asset.name, amount: formats.tokenExact(principal, token) })}</Text>
      <PayoutTerms asset={asset} investment={{ ...investment, amount: principal }} />
      {hasAmount(fee) ? <DescriptionList items={[[t.invest.fee(), formats.tokenExact(fee, token)]]} /> : null}
      <LinkButton href="/mypage?tab=portfolio" wide>
        {t.invest.toPortfolio()}
      </LinkButton>
      {asset.status === 'active' ? (
        <Button variant="ghost" wide onClick={onAgain}>
          {t.invest.again()}
        </Button>
      ) : null}
    </Outcome>
  );
}

type PendingInvestmentProps = { token: RwaAsset['token']; amount: string; unknown: UnknownWrite };

/** An investment with an unknown outcome, in place of the form. */
function PendingInvestment({ token, amount, unknown }: PendingInvestmentProps) {
  const t = useTranslations();
  const formats = useFormats();
  return (
    <Stack gap="xs">
      <Subheading>{t.invest.unfinishedTitle({ amount: formats.tokenExact(amount, token) })}</Subheading>
      <UnknownWriteNotice write={unknown} />
    </Stack>
  );
}
