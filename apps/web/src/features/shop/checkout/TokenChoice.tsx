import {
  chooseTokenOption,
  getMissingAmount,
  getTokenOptions,
  isShort,
  type Purchased,
  type TokenOption,
} from '@gli/domain';
import type { Token } from '@gli/sdk';
import { useGetWalletInfo } from '@gli/sdk/react';
import { Box, Inline, RadioCards, Stack, Text, TextLink } from '@gli/ui';
import { useState } from 'react';
import { useMember } from '@/data';
import { useFormats, useTranslations } from '@/i18n';
import { Price } from '../../money/index.ts';
import type { Products } from './use-products.ts';

/**
 * Returns a purchase's cost and the member's balance for each accepted token. The first token with a sufficient
 * balance is selected by default.
 */
export function useTokenOptions(purchased: readonly Purchased[], products: Products) {
  const member = useMember();
  const wallet = useGetWalletInfo({}, { query: { enabled: member !== null } });
  const [picked, setPicked] = useState<Token | null>(null);
  const byId = products.status === 'ready' ? products.byId : new Map();
  const options = getTokenOptions(purchased, byId, wallet.data?.balances);
  const chosen = chooseTokenOption(options, picked);
  return { options, chosen, choose: setPicked, isPicked: picked !== null };
}

type TokenChoiceProps = {
  options: readonly TokenOption[];
  chosen: TokenOption;
  onChoose: (token: Token) => void;
};

export function TokenChoice({ options, chosen, onChoose }: TokenChoiceProps) {
  const t = useTranslations();
  const formats = useFormats();
  const content = (option: TokenOption) => (
    <Inline as="span" justify="between" nowrap gap="snug">
      <span>
        <Text as="span" weight="semibold">
          {option.token}
        </Text>
        <Text size="sm" tone={isShort(option) ? 'danger' : 'muted'} numeric>
          {option.available === undefined
            ? t.checkout.balanceUnknown()
            : t.checkout.balance({ amount: formats.tokenExact(option.available, option.token) })}
        </Text>
      </span>
      <Text as="span" weight="bold" numeric css={{ flexShrink: 0, textAlign: 'right' }}>
        <Price amount={option.total} token={option.token} />
      </Text>
    </Inline>
  );
  return (
    <Stack gap="sm">
      <RadioCards
        legend={t.checkout.payWith()}
        options={options.map((option) => ({ value: option.token, content: content(option) }))}
        chosen={chosen.token}
        onChoose={onChoose}
      />
      <InsufficientBalance option={chosen} />
    </Stack>
  );
}

/** The amount missing in the selected token, and a link to convert. Hidden if the balance is sufficient. Spec §8 */
function InsufficientBalance({ option }: { option: TokenOption }) {
  const t = useTranslations();
  const formats = useFormats();
  const { token } = option;
  const missing = getMissingAmount(option);
  return (
    <div role="alert">
      {missing === null ? null : (
        <Box tone="danger">
          <Text tone="danger" weight="semibold">
            {t.errors.insufficientBalance()}
          </Text>
          <Text size="sm" tone="danger">
            <span>{t.checkout.missing({ amount: formats.tokenExact(missing, token) })}</span>{' '}
            <TextLink href={`/conversion?to=${token}`} css={{ color: 'inherit' }}>
              {t.checkout.toConversion()}
            </TextLink>
          </Text>
        </Box>
      )}
    </div>
  );
}
