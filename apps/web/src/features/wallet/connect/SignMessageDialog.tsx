import { Button, CodeBlock, Dialog, Note, Stack } from '@gli/ui';
import type { WalletState } from '@gli/wallet';
import { useWallet } from '@gli/wallet/react';
import { useTranslations } from '@/i18n';

/** Shows the message to sign before the wallet asks for approval. Spec §4 Wallet, §7 Auth */
export function SignMessageDialog({ state }: { state: WalletState }) {
  const t = useTranslations();
  const wallet = useWallet();
  const signing = toSigning(state);
  const cancel = () => wallet.cancelAuthentication();
  const isVerifying = signing?.step === 'verification';
  return (
    <Dialog
      open={signing !== null}
      onClose={cancel}
      // After signing, the server's response takes effect even if the dialog has been closed.
      dismissible={!isVerifying}
      title={t.walletWidget.messageTitle()}
      description={t.walletWidget.messageText()}
      footer={
        <>
          <Button variant="secondary" disabled={isVerifying} onClick={cancel}>
            {t.common.cancel()}
          </Button>
          <Button
            busy={signing?.step !== 'preview'}
            busyLabel={t.walletWidget.authenticating()}
            onClick={() => void wallet.confirmAuthentication()}
          >
            {t.walletWidget.sign()}
          </Button>
        </>
      }
    >
      {signing === null ? null : (
        <Stack gap="md">
          <CodeBlock as="pre" tabIndex={0} aria-label={t.walletWidget.message()} role="group">
            {signing.message}
          </CodeBlock>
          <Note role="status">
            {
              {
                preview: t.walletWidget.sameMessage(),
                signature: t.walletWidget.approveSignature(),
                verification: t.walletWidget.verifying(),
              }[signing.step]
            }
          </Note>
        </Stack>
      )}
    </Dialog>
  );
}

type Signing = { message: string; step: 'preview' | 'signature' | 'verification' };

function toSigning(state: WalletState): Signing | null {
  if (state.status !== 'connected' || state.chain !== 'solana') return null;
  const { authentication } = state;
  switch (authentication.status) {
    case 'prepared':
      return { message: authentication.challenge.message, step: 'preview' };
    case 'authenticating':
      return { message: authentication.message, step: authentication.step };
    default:
      return null;
  }
}
