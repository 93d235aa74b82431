import type { RwaAssetSummary } from '@gli/sdk';
import { useListFeaturedRwaAssets } from '@gli/sdk/react';
import {
  AmountInput,
  BlocksSkeleton,
  Card,
  Field,
  fieldText,
  NativeSelect,
  Note,
  Section,
  Split,
  Stack,
  Stat,
  Text,
  TextLink,
} from '@gli/ui';
import { calculateYearlyReturn, checkTokenAmount, parseDecimal } from '@gli/validation';
import { useState } from 'react';
import { useFormats, useTranslations } from '@/i18n';

const INITIAL_AMOUNT = '1000';
/** Token of the amount until the assets have loaded. */
const INITIAL_TOKEN = 'GLIB';

/** A visitor's estimate of a year's payouts from a featured asset. */
export function EarningsCalculator() {
  const t = useTranslations();
  const formats = useFormats();
  const assets = useListFeaturedRwaAssets();
  const [typed, setTyped] = useState(INITIAL_AMOUNT);
  const [chosenId, setChosenId] = useState('');
  if (assets.data?.length === 0 || (assets.isError && !assets.data)) return null;
  const asset = assets.data?.find(({ id }) => id === chosenId) ?? assets.data?.[0];
  const token = asset?.token ?? INITIAL_TOKEN;
  const issue = checkTokenAmount(typed);
  const label = t.home.earningsAmount();
  return (
    <Section title={t.home.earningsTitle()}>
      <Card padding="lg">
        <Split from="bp1" css={{ '@bp1': { gap: '$8' } }}>
          <Stack gap="md">
            <Field
              label={label}
              error={
                issue && typed !== ''
                  ? fieldText(t, issue, { label, amount: (value) => formats.tokenExact(value, token) })
                  : undefined
              }
            >
              <AmountInput token={token} value={typed} onValueChange={setTyped} />
            </Field>
            <Field label={t.home.earningsAsset()}>
              <NativeSelect
                value={asset?.id ?? ''}
                onChange={(event) => setChosenId(event.target.value)}
                disabled={!asset}
                options={assets.data?.map(({ id, name }) => ({ value: id, label: name })) ?? []}
              />
            </Field>
          </Stack>
          {asset ? (
            <Estimate asset={asset} amount={issue ? null : parseDecimal(typed)} />
          ) : (
            <BlocksSkeleton count={2} />
          )}
        </Split>
      </Card>
    </Section>
  );
}

function Estimate({ asset, amount }: { asset: RwaAssetSummary; amount: string | null }) {
  const { home } = useTranslations();
  const formats = useFormats();
  const { id, name, token, expected_apy: apy, minimum_investment: minimum } = asset;
  return (
    <Stack gap="sm" aria-live="polite">
      <Stat
        size="lg"
        label={
          amount === null
            ? home.earningsTitle()
            : home.earnings({ asset: name, amount: formats.tokenExact(amount, token) })
        }
        value={
          amount === null
            ? '–'
            : home.earningsFigure({ amount: formats.token(calculateYearlyReturn(amount, apy), token) })
        }
      />
      <Text size="sm">
        {home.earningsTerms({ apy: formats.apy(apy), minimum: formats.tokenExact(minimum, token) })}
      </Text>
      <Note>{home.earningsNote()}</Note>
      <TextLink href={`/rwa-assets/${id}`}>{home.earningsDetails({ asset: name })}</TextLink>
    </Stack>
  );
}
