import { tokenValues } from '@gli/sdk';
import { NativeSelect } from '@gli/ui';
import { FormField } from '@gli/ui/forms';
import { useTranslations } from '@/i18n';

const options = tokenValues.map((token) => ({ value: token, label: token }));

/** Field of the surrounding form for the token of an amount. */
export function TokenField({ name }: { name: string }) {
  const t = useTranslations();
  return (
    <FormField name={name} label={t.referralOperator.token()}>
      <NativeSelect options={options} />
    </FormField>
  );
}
