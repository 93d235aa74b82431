import type { InvestmentCheck, RwaAsset } from '@gli/sdk';
import { zInvestmentInput } from '@gli/sdk/schemas';
import { DescriptionList, type DescriptionRow, Text } from '@gli/ui';
import { FormCheckbox, FormDialog, useZodForm, zCheckbox } from '@gli/ui/forms';
import { getBalanceAfter } from '@gli/validation';
import * as z from 'zod/mini';
import { describeUnknownWrite } from '@/data';
import { useFormats, useTranslations } from '@/i18n';
import { Price } from '../../money/index.ts';
import { RiskBadge } from '../AssetBadges.tsx';
import { DocumentLink } from '../DocumentLink.tsx';
import { PayoutTerms } from '../PayoutTerms.tsx';
import { useAssetTerms } from '../use-asset-terms.ts';
import { getInvestTexts } from './get-invest-texts.ts';
import type { InvestMutation } from './use-invest.ts';

const zRiskForm = z.object({ accepted_risk: zCheckbox(zInvestmentInput.shape.accepted_risk) });

type InvestConfirmationProps = {
  asset: RwaAsset;
  check: InvestmentCheck;
  /** Current balance. It may be lower than at the time of the check, as a rejected investment reveals. */
  balance: string;
  invest: InvestMutation;
  onCancel: () => void;
};

/** Shows the amount, term and risk, and asks for consent before anything is sent. */
export function InvestConfirmation({ asset, check, balance, invest, onCancel }: InvestConfirmationProps) {
  const t = useTranslations();
  const formats = useFormats();
  const form = useZodForm(zRiskForm, { defaultValues: { accepted_risk: false } });
  const { state } = invest;
  const isSending = state.status === 'sending';
  const left = getBalanceAfter(balance, check.total_cost);
  const format = (amount: string) => formats.tokenExact(amount, check.token);
  return (
    <FormDialog
      form={form}
      onSend={() => void invest.mutate(check.amount)}
      title={t.invest.confirmTitle()}
      description={t.invest.confirmText({ asset: asset.name })}
      confirmLabel={t.invest.confirm()}
      unknown={describeUnknownWrite(invest, getInvestTexts(t))}
      busy={isSending}
      error={state.status === 'rejected' ? state.error : null}
      onClose={onCancel}
    >
      <DescriptionList
        items={[
          [t.invest.amount(), format(check.amount)],
          [t.invest.fee(), format(check.fee)],
          [t.invest.totalCost(), <Price amount={check.total_cost} token={check.token} />, 'strong'],
          [t.invest.balance(), format(balance)],
          [t.invest.balanceAfter(), left === null ? '–' : format(left)],
          [t.invest.projected(), formats.gain(check.projected_yearly_return, check.token)],
          ...useTermItems(asset),
        ]}
      />
      <PayoutTerms asset={asset} investment={check} />
      <FormCheckbox
        name="accepted_risk"
        label={t.invest.acceptRisk()}
        invalid={t.invest.acceptRiskNeeded()}
      />
      {isSending ? (
        <Text tone="muted" role="status">
          {t.invest.sending()}
        </Text>
      ) : null}
    </FormDialog>
  );
}

function useTermItems(asset: RwaAsset): DescriptionRow[] {
  const t = useTranslations();
  const formats = useFormats();
  const terms = useAssetTerms();
  const prospectus = asset.documents.find(({ kind }) => kind === 'prospectus');
  return [
    [t.rwa.term(), terms.duration(asset)],
    [t.rwa.risk(), <RiskBadge risk={asset.risk_level} labeled />],
    [
      t.invest.prospectus(),
      prospectus ? (
        <DocumentLink url={prospectus.url}>
          {t.invest.readProspectus({ size: formats.bytes(prospectus.size_bytes) })}
        </DocumentLink>
      ) : (
        t.invest.noProspectus()
      ),
    ],
  ];
}
