import { Stack } from '../../../design/display/Layout.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { PasswordForm } from './PasswordForm.tsx';

/** The password, and the way out. Spec §5 Password, §7 User */
export function AccountTab() {
  return (
    <Stack gap="xl">
      <PasswordForm />
      <DeleteAccount />
    </Stack>
  );
}
