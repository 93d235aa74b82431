import type { InvestmentCheck, RwaAsset } from '@gli/sdk';
import { useState } from 'react';
import { Checkbox } from '../../../design/controls/Checkbox.tsx';
import { DescriptionList } from '../../../design/display/DescriptionList.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { translate, useTranslations } from '../../../i18n/translations.ts';
import { dayInKorea } from '../../../shared/clock.ts';
import { ConfirmDialog } from '../../../shared/forms/ConfirmDialog.tsx';
import { Price } from '../../../shared/money/Price.tsx';
import { RiskBadge } from '../AssetBadges.tsx';
import { DocumentLink } from '../DocumentLink.tsx';
import { useAssetTerms } from '../use-asset-terms.ts';
import { firstPayoutOn, maturityOn } from './investment-terms.ts';
import type { InvestMutation } from './use-invest.ts';

type InvestConfirmationProps = {
  asset: RwaAsset;
  check: InvestmentCheck;
  invest: InvestMutation;
  onCancel: () => void;
};

/** What is invested, for how long and at what risk, and the consent to it; only then is anything sent. */
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
          {
            term: t.invest.totalCost(),
            description: <Price amount={check.total_cost} token={check.token} exact />,
            strong: true,
          },
          { term: t.invest.balanceAfter(), description: format(check.balance_after) },
          { term: t.invest.projected(), description: format(check.projected_yearly_return) },
          ...useTermItems(asset),
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

/** How long the money is bound, when it pays first, how risky it is, and the document to read. */
function useTermItems(asset: RwaAsset) {
  const t = useTranslations();
  const formats = useFormats();
  const terms = useAssetTerms();
  const today = dayInKorea(new Date());
  const payout = firstPayoutOn(asset, today);
  const prospectus = asset.documents.find(({ kind }) => kind === 'prospectus');
  return [
    {
      term: t.rwa.term(),
      description: t.invest.termUntil({
        term: terms.duration(asset),
        day: formats.day(maturityOn(asset, today)),
      }),
    },
    {
      term: t.invest.firstPayout(),
      description:
        payout === null
          ? t.invest.noPayoutYet()
          : `${formats.day(payout)} · ${translate(t.terms.payoutSchedule, asset.payout_schedule)()}`,
    },
    { term: t.rwa.risk(), description: <RiskBadge risk={asset.risk_level} /> },
    {
      term: t.invest.prospectus(),
      description: prospectus ? (
        <DocumentLink url={prospectus.url}>
          {t.invest.readProspectus({ size: formats.bytes(prospectus.size_bytes) })}
        </DocumentLink>
      ) : (
        t.invest.noProspectus()
      ),
    },
  ];
}
