import { createNotice, type NoticeContent } from '../notices/index.ts';
import type { Device } from './device.ts';

export const newDeviceNotice = ({ name, browser }: Device): NoticeContent =>
  createNotice('security', (texts, language) =>
    texts.account.newDevice([name[language], browser].filter(Boolean).join(', ')),
  );

export const PASSWORD_CHANGED = createNotice('security', (texts) => texts.account.passwordChanged);

/** Creates the notice of a registered wallet. @param address shortened as in the wallet widget */
export const walletNotice = (address: string): NoticeContent =>
  createNotice('security', (texts) => texts.account.walletRegistered(address));
