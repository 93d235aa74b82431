import type { Handlers } from '../../core/contract/handler.ts';
import { deleteAvatar } from './deleteAvatar.ts';
import { getMemberProfile } from './getMemberProfile.ts';
import { getProfile } from './getProfile.ts';
import { replaceProfile } from './replaceProfile.ts';
import { updateProfile } from './updateProfile.ts';
import { updateSubscription } from './updateSubscription.ts';
import { uploadAvatar } from './uploadAvatar.ts';
import { verifyPhone } from './phone-handlers.ts';

export const memberHandlers = {
  getProfile,
  replaceProfile,
  updateProfile,
  getMemberProfile,
  uploadAvatar,
  deleteAvatar,
  verifyPhone,
  updateSubscription,
} satisfies Partial<Handlers>;
