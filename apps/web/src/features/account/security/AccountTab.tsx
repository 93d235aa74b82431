import { Stack } from '@/design';
import { DeleteAccount } from './DeleteAccount.tsx';
import { PasswordForm } from './PasswordForm.tsx';

/** The password, and the end of the account. */
export function AccountTab() {
  return (
    <Stack gap="xl">
      <PasswordForm />
      <DeleteAccount />
    </Stack>
  );
}
