import Download from 'lucide-react/icons/download';
import { Button } from '../../../design/controls/Button.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { useToast } from '../../../design/feedback/toast-context.ts';
import { styled } from '../../../design/stitches.config.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { saveFile } from '../../../shared/save-file.ts';
import { qrCodeOf, qrPng } from './qr-code.ts';

// White in both color modes: many readers do not know light modules on dark.
const Picture = styled('svg', {
  display: 'block',
  width: '12rem',
  height: '12rem',
  borderRadius: '$md',
  border: '1px solid $colors$border',
});

/** The invitation link as a QR code, to scan from the screen or to save and print. */
export function QrPicture({ link, code }: { link: string; code: string }) {
  const t = useTranslations();
  const toast = useToast();
  const qr = qrCodeOf(link);
  const save = async () => {
    const picture = await qrPng(qr);
    if (picture === null) {
      toast({ tone: 'danger', title: t.referral.qrFailed() });
      return;
    }
    saveFile(`${t.referral.qrName({ code })}.png`, 'image/png', picture);
    toast({ tone: 'success', title: t.referral.qrSaved() });
  };
  return (
    <Stack gap="sm" align="center">
      <Picture
        role="img"
        aria-label={t.referral.qrPicture({ link })}
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        shapeRendering="crispEdges"
      >
        <rect width={qr.size} height={qr.size} fill="#fff" />
        <path d={qr.path} fill="#000" />
      </Picture>
      <Button variant="secondary" size="sm" onClick={() => void save()}>
        <Download aria-hidden />
        {t.referral.saveQr()}
      </Button>
    </Stack>
  );
}
