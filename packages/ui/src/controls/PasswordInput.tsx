import { type ComponentPropsWithRef, useState } from 'react';
import { Eye, EyeOff } from '../icons.ts';
import { styled } from '../stitches.config.ts';
import { IconButton } from './IconButton.tsx';
import { Input } from './Input.tsx';

const Root = styled('div', {
  position: 'relative',
  '& input': { paddingRight: '$12' },
  '& button': { position: 'absolute', right: 0, top: 0, color: '$textMuted' },
});

type PasswordInputProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & {
  showLabel: string;
  hideLabel: string;
};

/** A password field that can be revealed. Set `autoComplete` to "current-password" or "new-password". */
export function PasswordInput({ showLabel, hideLabel, ...props }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <Root>
      <Input autoCapitalize="none" spellCheck={false} {...props} type={shown ? 'text' : 'password'} />
      <IconButton
        label={shown ? hideLabel : showLabel}
        onClick={() => setShown(!shown)}
        disabled={props.disabled ?? false}
      >
        {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
      </IconButton>
    </Root>
  );
}
