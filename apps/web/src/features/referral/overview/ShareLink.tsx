import { type ReferralCode, type ReferralMedium, referralMediumValues } from '@gli/sdk';
import {
  Button,
  CodeBlock,
  Expandable,
  Field,
  Grid,
  Inline,
  Input,
  NativeSelect,
  parseEnum,
  Stack,
  saveFile,
  toSelectOptions,
  useCopy,
  useToast,
} from '@gli/ui';
import { Copy, Download, Share2 } from '@gli/ui/icons';
import { useState } from 'react';
import { CAMPAIGN_CHARACTERS, isAborted } from '@/data';
import { useTranslations } from '@/i18n';
import { createQrCode, qrPng } from './qr-code.ts';
import { Picture } from './ShareLink.styles.ts';

/**
 * The invitation link to share, copy or show as a QR code. The options add a campaign and a medium. Spec §3 Referral
 * Custom link
 */
export function ShareLink({ code }: { code: ReferralCode }) {
  const t = useTranslations();
  const copy = useCopy();
  const toast = useToast();
  const [marks, setMarks] = useState<LinkMarks>({ campaign: '', medium: '' });
  const isTooLong = [...marks.campaign.trim()].length > CAMPAIGN_CHARACTERS.maximum;
  const link = shareLink(
    code.share_url,
    isTooLong ? { ...marks, campaign: '' } : marks,
    window.location.origin,
  );
  const share = async () => {
    try {
      await navigator.share({ title: t.referral.shareTitle(), text: t.referral.shareText(), url: link });
    } catch (error) {
      // Closing the share sheet is not a failure. If sharing is not allowed, copies the link instead.
      if (!isAborted(error)) await copy(link, t.referral.linkCopied());
    }
  };
  const canShare = 'share' in navigator;
  const qr = createQrCode(link);
  const save = async () => {
    const picture = await qrPng(qr);
    if (picture === null) {
      toast({ tone: 'danger', title: t.referral.qrFailed() });
      return;
    }
    saveFile(`${t.referral.qrName({ code: code.code })}.png`, 'image/png', picture);
    toast({ tone: 'success', title: t.referral.qrSaved() });
  };
  return (
    <Stack data-guide="share" gap="sm">
      <CodeBlock as="output" aria-label={t.referral.link()}>
        {link}
      </CodeBlock>
      <Inline gap="md">
        <Picture
          role="img"
          aria-label={t.referral.qrPicture({ link })}
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          shapeRendering="crispEdges"
        >
          <rect width={qr.size} height={qr.size} fill="#fff" />
          <path d={qr.path} fill="#000" />
        </Picture>
        <Stack gap="sm" align="start">
          {canShare ? (
            <Button onClick={() => void share()}>
              <Share2 aria-hidden />
              {t.referral.shareLink()}
            </Button>
          ) : null}
          <Button
            variant={canShare ? 'secondary' : 'primary'}
            onClick={() => void copy(link, t.referral.linkCopied())}
          >
            <Copy aria-hidden />
            {t.referral.copyLink()}
          </Button>
          <Button variant="secondary" size="sm" onClick={() => void save()}>
            <Download aria-hidden />
            {t.referral.saveQr()}
          </Button>
        </Stack>
      </Inline>
      <Expandable summary={t.referral.linkOptions()}>
        <Grid min="fields">
          <Field
            label={t.referral.campaign()}
            aside={t.common.optional()}
            hint={t.referral.campaignHint()}
            error={isTooLong ? t.referral.campaignTooLong({ max: CAMPAIGN_CHARACTERS.maximum }) : undefined}
          >
            <Input
              autoComplete="off"
              value={marks.campaign}
              onChange={(event) => setMarks({ ...marks, campaign: event.currentTarget.value })}
            />
          </Field>
          <Field label={t.referral.medium()} hint={t.referral.mediumHint()}>
            <NativeSelect
              none={t.referral.noMedium()}
              options={toSelectOptions(referralMediumValues, t.referral.media)}
              value={marks.medium}
              onChange={({ currentTarget }) =>
                setMarks({ ...marks, medium: parseEnum(referralMediumValues, currentTarget.value) ?? '' })
              }
            />
          </Field>
        </Grid>
      </Expandable>
    </Stack>
  );
}

/** Parameters of a custom link. Spec §3 Referral Custom link */
type LinkMarks = { campaign: string; medium: ReferralMedium | '' };

/**
 * Returns an invitation's full URL: the code's path with the parameters that the sign-up page reads.
 * @param path the code's `share_url`
 * @param origin origin of this app
 */
export function shareLink(path: string, { campaign, medium }: LinkMarks, origin: string): string {
  const link = new URL(path, origin);
  if (medium !== '') link.searchParams.set('medium', medium);
  const name = campaign.trim();
  if (name !== '') link.searchParams.set('campaign', name);
  return link.href;
}
