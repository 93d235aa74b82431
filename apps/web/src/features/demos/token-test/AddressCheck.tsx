import { checkWalletAddress, maskWalletAddress, sanitizeWalletAddress } from '@gli/validation';
import { useState } from 'react';
import { Field } from '../../../design/controls/Field.tsx';
import { Input } from '../../../design/controls/Input.tsx';
import { Card } from '../../../design/display/Card.tsx';
import { DescriptionList } from '../../../design/display/DescriptionList.tsx';
import { Grid } from '../../../design/display/Layout.tsx';
import { useTranslations } from '../../../i18n/translations.ts';

/** A wallet address as pasted, sanitized, validated and shortened. Spec §5 Wallet address, §9 Address display */
export function AddressCheck() {
  const t = useTranslations();
  const [typed, setTyped] = useState('');
  const issue = typed === '' ? null : checkWalletAddress(typed);
  const address = sanitizeWalletAddress(typed);
  const isRight = typed !== '' && issue === null;
  const none = t.demos.nothing();
  return (
    <Card>
      <Grid min="md">
        <Field
          label={t.demos.address()}
          hint={t.demos.addressHint()}
          error={issue ? t.validation[issue.code]() : undefined}
        >
          <Input
            value={typed}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </Field>
        <DescriptionList
          items={[
            { term: t.demos.cleaned(), description: address === '' ? none : address },
            { term: t.demos.shortened(), description: isRight ? maskWalletAddress(address) : none },
            {
              term: t.demos.result(),
              description: typed === '' ? none : isRight ? t.demos.passes() : t.demos.fails(),
            },
          ]}
        />
      </Grid>
    </Card>
  );
}
