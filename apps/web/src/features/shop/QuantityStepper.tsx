import { IconButton, Inline, Note, Text } from '@gli/ui';
import { Minus, Plus } from '@gli/ui/icons';
import { normalizeTyped } from '@gli/validation';
import { type KeyboardEvent, useState } from 'react';
import { useTranslations } from '@/i18n';
import { NumberInput, Root } from './QuantityStepper.styles.ts';

type QuantityStepperProps = {
  label: string;
  fewerLabel: string;
  moreLabel: string;
  value: number;
  minimum?: number;
  maximum: number;
  onChange: (value: number) => void;
};

/** Input for a small integer between two bounds, with buttons, arrow keys and typing. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { label, fewerLabel, moreLabel, value, minimum = 1, maximum, onChange } = props;
  // While the member types, the field may be empty or out of range. On blur, it shows the value again.
  const [typed, setTyped] = useState<string | null>(null);
  const type = (text: string) => {
    setTyped(text);
    const digits = normalizeTyped(text);
    const number = Number(digits);
    if (/^\d+$/.test(digits) && number >= minimum && number <= maximum) onChange(number);
  };
  const set = (next: number) => {
    setTyped(null);
    onChange(Math.max(minimum, Math.min(maximum, next)));
  };
  const press = (event: KeyboardEvent) => {
    const next = { ArrowUp: value + 1, ArrowDown: value - 1, PageUp: maximum, PageDown: minimum }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    set(next);
  };
  return (
    <Root>
      <IconButton label={fewerLabel} disabled={value <= minimum} onClick={() => set(value - 1)}>
        <Minus aria-hidden />
      </IconButton>
      <NumberInput
        // A field of type="number" would change with the wheel.
        type="text"
        inputMode="numeric"
        role="spinbutton"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={minimum}
        aria-valuemax={maximum}
        autoComplete="off"
        value={typed ?? value}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={press}
        onBlur={() => setTyped(null)}
      />
      <IconButton label={moreLabel} disabled={value >= maximum} onClick={() => set(value + 1)}>
        <Plus aria-hidden />
      </IconButton>
    </Root>
  );
}

type CounterProps = {
  label: string;
  hint?: string | undefined;
  value: number;
  minimum?: number;
  maximum: number;
  onChange: (value: number) => void;
};

export function Counter({ label, hint, ...counted }: CounterProps) {
  const t = useTranslations();
  return (
    <Inline justify="between" nowrap="normalText">
      <div>
        <Text size="sm" weight="semibold">
          {label}
        </Text>
        {hint ? <Note>{hint}</Note> : null}
      </div>
      <QuantityStepper
        {...counted}
        label={label}
        fewerLabel={t.shopping.fewer({ what: label })}
        moreLabel={t.shopping.more({ what: label })}
      />
    </Inline>
  );
}
