import type { ComponentPropsWithRef } from 'react';
import { NativeSelect } from '../../../design/controls/NativeSelect.tsx';
import { rewardTokens } from './rule-values.ts';

/** One of the four tokens. */
export function TokenSelect(props: Omit<ComponentPropsWithRef<'select'>, 'children'>) {
  return (
    <NativeSelect {...props}>
      {rewardTokens.map((token) => (
        <option key={token} value={token}>
          {token}
        </option>
      ))}
    </NativeSelect>
  );
}
