import type { Handlers } from '../../core/contract/handler.ts';
import { changePassword } from '../auth/changePassword.ts';
import { deleteAccount } from '../auth/deleteAccount.ts';
import { deleteAvatar } from './deleteAvatar.ts';
import { getMemberProfile } from './getMemberProfile.ts';
import { getProfile } from './getProfile.ts';
import { replaceProfile } from './replaceProfile.ts';
import { updateProfile } from './updateProfile.ts';
import { updateSubscription } from './updateSubscription.ts';
import { uploadAvatar } from './uploadAvatar.ts';
import { verifyPhone } from './verifyPhone.ts';

export const userHandlers = {
  getProfile,
  replaceProfile,
  updateProfile,
  deleteAccount,
  getMemberProfile,
  uploadAvatar,
  deleteAvatar,
  changePassword,
  verifyPhone,
  updateSubscription,
} satisfies Handlers;
