import { findPair, givableTokens, receivableTokens, reversePair, withGiven } from '@gli/domain';
import type { ConversionPair, Token } from '@gli/sdk';
import { FilterSelect, IconButton, Stack, Text } from '@gli/ui';
import { ArrowLeftRight, ArrowRight } from '@gli/ui/icons';
import { useTranslations } from '@/i18n';
import { OneWay, Row } from './PairPicker.styles.ts';

type PairPickerProps = {
  pairs: readonly ConversionPair[];
  pair: ConversionPair;
  onChoose: (pair: ConversionPair) => void;
};

/** Source and target tokens. Only offered directions can be chosen. They can be swapped if the reverse is offered. */
export function PairPicker({ pairs, pair, onChoose }: PairPickerProps) {
  const t = useTranslations();
  const { from_token: from, to_token: to } = pair;
  const back = reversePair(pairs, pair);
  const receive = (token: string) => {
    const chosen = findPair(pairs, from, token);
    if (chosen) onChoose(chosen);
  };
  const give = (name: string) => {
    const token = givableTokens(pairs).find((candidate) => candidate === name);
    if (token) onChoose(withGiven(pairs, pair, token));
  };
  return (
    <Stack as="fieldset" gap="sm" aria-label={t.conversion.pair()}>
      <Row>
        <TokenSelect
          label={t.conversion.give()}
          tokens={givableTokens(pairs)}
          value={from}
          onValueChange={give}
        />
        {back ? (
          <IconButton label={t.conversion.swap()} onClick={() => onChoose(back)}>
            <ArrowLeftRight aria-hidden />
          </IconButton>
        ) : (
          <OneWay aria-hidden>
            <ArrowRight />
          </OneWay>
        )}
        <TokenSelect
          label={t.conversion.receive()}
          tokens={receivableTokens(pairs, from)}
          value={to}
          onValueChange={receive}
        />
      </Row>
      {back ? null : (
        <Text size="sm" tone="warning" weight="medium">
          {t.conversion.noWayBack({ from, to })}
        </Text>
      )}
    </Stack>
  );
}

type TokenSelectProps = {
  label: string;
  tokens: readonly Token[];
  value: Token;
  onValueChange: (token: string) => void;
};

function TokenSelect({ label, tokens, value, onValueChange }: TokenSelectProps) {
  return (
    <FilterSelect
      label={label}
      options={tokens.map((token) => ({ value: token, label: token }))}
      value={value}
      onChange={onValueChange}
    />
  );
}
