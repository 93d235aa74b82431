import type { ReferralCode } from '@gli/sdk';
import Copy from 'lucide-react/icons/copy';
import Share2 from 'lucide-react/icons/share-2';
import { useId, useState } from 'react';
import { Button } from '../../../design/controls/Button.tsx';
import { Field } from '../../../design/controls/Field.tsx';
import { Input } from '../../../design/controls/Input.tsx';
import { NativeSelect } from '../../../design/controls/NativeSelect.tsx';
import { Card } from '../../../design/display/Card.tsx';
import { Inline, Stack } from '../../../design/display/Layout.tsx';
import { Heading, Text } from '../../../design/display/Text.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { CAMPAIGN_MAX_CHARACTERS, invitationMedia } from '../../../shared/member/invitation.ts';
import { QrPicture } from './QrPicture.tsx';
import { type LinkMarks, shareLink } from './share-link.ts';
import { useCopying } from './use-copying.ts';

const Columns = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '$6',
  alignItems: 'start',
  '@mobile': { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const LinkText = styled('output', {
  display: 'block',
  padding: '$3',
  borderRadius: '$md',
  background: '$surfaceSunken',
  fontFamily: '$mono',
  fontSize: '$sm',
  overflowWrap: 'anywhere',
});

/** Makes a custom link, campaign and medium in it, to copy, to share, or as a QR picture. Spec §3 Referral Custom link */
export function ShareCard({ code }: { code: ReferralCode }) {
  const t = useTranslations();
  const copy = useCopying();
  const linkId = useId();
  const [marks, setMarks] = useState<LinkMarks>({ campaign: '', medium: '' });
  const isTooLong = [...marks.campaign.trim()].length > CAMPAIGN_MAX_CHARACTERS;
  const link = shareLink(
    code.share_url,
    isTooLong ? { ...marks, campaign: '' } : marks,
    window.location.origin,
  );
  const share = async () => {
    try {
      await navigator.share({
        title: t.referral.shareTitle(),
        text: t.referral.shareText(),
        url: link,
      });
    } catch (error) {
      // Closing the sheet without choosing is no failure; where sharing is refused, the link is copied instead.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      await copy(link, t.referral.linkCopied());
    }
  };
  return (
    <Card data-guide="share">
      <Stack gap="md">
        <Stack gap="xs">
          <Heading as="h3" size="sm">
            {t.referral.share()}
          </Heading>
          <Text size="sm" tone="muted">
            {t.referral.shareLead()}
          </Text>
        </Stack>
        <Columns>
          <Stack gap="md">
            <Field
              label={t.referral.campaign()}
              aside={t.referral.optional()}
              hint={t.referral.campaignHint()}
              error={isTooLong ? t.referral.campaignTooLong({ most: CAMPAIGN_MAX_CHARACTERS }) : undefined}
            >
              <Input
                autoComplete="off"
                value={marks.campaign}
                onChange={(event) => setMarks({ ...marks, campaign: event.currentTarget.value })}
              />
            </Field>
            <Field label={t.referral.medium()}>
              <NativeSelect
                value={marks.medium}
                onChange={(event) => {
                  const medium = invitationMedia.find((one) => one === event.currentTarget.value) ?? '';
                  setMarks({ ...marks, medium });
                }}
              >
                <option value="">{t.referral.noMedium()}</option>
                {invitationMedia.map((medium) => (
                  <option key={medium} value={medium}>
                    {t.referral.media[medium]()}
                  </option>
                ))}
              </NativeSelect>
            </Field>
            <Stack gap="xs">
              <Text as="span" size="sm" weight="semibold" id={linkId}>
                {t.referral.link()}
              </Text>
              <LinkText aria-labelledby={linkId}>{link}</LinkText>
            </Stack>
            <Inline gap="sm">
              <Button onClick={() => void copy(link, t.referral.linkCopied())}>
                <Copy aria-hidden />
                {t.referral.copyLink()}
              </Button>
              {'share' in navigator ? (
                <Button variant="secondary" onClick={() => void share()}>
                  <Share2 aria-hidden />
                  {t.referral.shareLink()}
                </Button>
              ) : null}
            </Inline>
          </Stack>
          <QrPicture link={link} code={code.code} />
        </Columns>
      </Stack>
    </Card>
  );
}
