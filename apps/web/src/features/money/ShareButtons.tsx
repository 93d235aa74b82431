import { BALANCE_SHARES, calculateShare } from '@gli/domain';
import { Button, keepFocus, Split } from '@gli/ui';
import { useFormats } from '@/i18n';

type ShareButtonsProps = {
  /** Accessible name of the button group. */
  label: string;
  token: string;
  /** Available balance, undefined until it has loaded. Until then, the buttons are disabled. */
  balance: string | undefined;
  minimum: string;
  maximum: string;
  onChoose: (amount: string) => void;
};

/** Buttons that enter 25, 50 or 100% of the balance, within the field's limits. */
export function ShareButtons({ label, token, balance, minimum, maximum, onChoose }: ShareButtonsProps) {
  const formats = useFormats();
  return (
    <Split
      from="always"
      gap="sm"
      align="stretch"
      css={{ '--columns': 'repeat(3, minmax(0, 1fr))' }}
      role="group"
      aria-label={label}
    >
      {BALANCE_SHARES.map((percent) => {
        const amount = balance === undefined ? null : calculateShare(balance, percent, { minimum, maximum });
        const share = formats.percent(percent);
        return (
          <Button
            key={percent}
            variant="secondary"
            size="sm"
            disabled={amount === null}
            aria-label={amount === null ? share : `${share}, ${formats.tokenExact(amount, token)}`}
            onMouseDown={keepFocus}
            onClick={() => amount !== null && onChoose(amount)}
          >
            {share}
          </Button>
        );
      })}
    </Split>
  );
}
