import { type EqualPayouts, payoutText } from '@gli/domain';
import { LinkRow, Note } from '@gli/ui';
import { Coins } from '@gli/ui/icons';
import { useFormats } from '@/i18n';

type PayoutRowProps = {
  href: string;
  payouts: EqualPayouts;
  /** Text stating that the amount is an estimate. */
  estimate: string;
};

/** Upcoming payouts of an investment, with their total if there are several. */
export function PayoutRow({ href, payouts, estimate }: PayoutRowProps) {
  const formats = useFormats();
  const { asset_name, pays_on, count, total, token } = payouts;
  return (
    <LinkRow
      href={href}
      icon={<Coins />}
      title={asset_name}
      amount={payoutText(payouts, formats.token)}
      note={formats.day(pays_on)}
      aside={
        <Note as="span" numeric>
          {count > 1 ? `${estimate} · ${formats.token(total, token)}` : estimate}
        </Note>
      }
    />
  );
}
