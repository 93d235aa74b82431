import Download from 'lucide-react/icons/download';
import { Button } from '../../../design/controls/Button.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { useToast } from '../../../design/feedback/toast-context.ts';
import { styled } from '../../../design/stitches.config.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { saveFile } from '../../../shared/browser/save-file.ts';
import { qrModules } from './qr-modules.ts';
import { qrPath, qrSide } from './qr-path.ts';
import { qrPng } from './qr-png.ts';

// White in both colour modes: many readers do not know light modules on dark.
const Picture = styled('svg', {
  display: 'block',
  width: '12rem',
  height: '12rem',
  borderRadius: '$md',
  border: '1px solid $colors$border',
});

/** The invitation link as a QR code, to be scanned from the screen or saved and printed. */
export function QrPicture({ link, code }: { link: string; code: string }) {
  const t = useTranslations();
  const toast = useToast();
  const modules = qrModules(link);
  const side = qrSide(modules);
  const save = async () => {
    const picture = await qrPng(modules);
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
        viewBox={`0 0 ${side} ${side}`}
        shapeRendering="crispEdges"
      >
        <rect width={side} height={side} fill="#fff" />
        <path d={qrPath(modules)} fill="#000" />
      </Picture>
      <Button variant="secondary" size="sm" onClick={() => void save()}>
        <Download aria-hidden />
        {t.referral.saveQr()}
      </Button>
    </Stack>
  );
}
