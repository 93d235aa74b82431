import { Stack } from '@/design';
import { DeleteAccount } from './DeleteAccount.tsx';
import { PasswordForm } from './PasswordForm.tsx';

/** Password change and account deletion. */
export function AccountTab() {
  return (
    <Stack gap="xl">
      <PasswordForm />
      <DeleteAccount />
    </Stack>
  );
}
