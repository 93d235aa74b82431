import { checkWalletAddress, maskWalletAddress, sanitizeWalletAddress } from '@gli/validation';
import { useState } from 'react';
import { Field } from '../../../design/controls/Field.tsx';
import { Input } from '../../../design/controls/Input.tsx';
import { Card } from '../../../design/display/Card.tsx';
import { DescriptionList } from '../../../design/display/DescriptionList.tsx';
import { Grid } from '../../../design/display/Layout.tsx';
import { useWords } from '../../../i18n/words.ts';

/** A wallet address as it is pasted, cleaned, checked and shortened. Spec §5 Wallet address, §9 Address display */
export function AddressCheck() {
  const words = useWords();
  const [typed, setTyped] = useState('');
  const issue = typed === '' ? null : checkWalletAddress(typed);
  const address = sanitizeWalletAddress(typed);
  const isRight = typed !== '' && issue === null;
  const none = words.demos.nothing();
  return (
    <Card>
      <Grid min="md">
        <Field
          label={words.demos.address()}
          hint={words.demos.addressHint()}
          error={issue ? words.validation[issue.code]() : undefined}
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
            { term: words.demos.cleaned(), description: address === '' ? none : address },
            { term: words.demos.shortened(), description: isRight ? maskWalletAddress(address) : none },
            {
              term: words.demos.result(),
              description: typed === '' ? none : isRight ? words.demos.passes() : words.demos.fails(),
            },
          ]}
        />
      </Grid>
    </Card>
  );
}
