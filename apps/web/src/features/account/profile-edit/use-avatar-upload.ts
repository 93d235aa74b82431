import type { UploadProgress, User } from '@gli/sdk';
import { useGliClient } from '@gli/sdk/react';
import { useSession } from '@gli/session/react';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

const fileNames: Readonly<Record<string, string>> = { 'image/png': 'avatar.png', 'image/gif': 'avatar.gif' };

/** Uploads a profile picture and keeps the answered profile; `percent` is how much of it has gone. Spec §7 User */
export function useAvatarUpload(onDone: () => void) {
  const client = useGliClient();
  const session = useSession();
  const [percent, setPercent] = useState(0);
  const aborting = useRef<AbortController | null>(null);
  useEffect(() => () => aborting.current?.abort(), []);

  const upload = useMutation({
    // By this name the profile that is shown elsewhere becomes stale.
    mutationKey: ['uploadAvatar'],
    mutationFn: async (prepare: () => Promise<Blob>) => {
      const controller = new AbortController();
      aborting.current = controller;
      setPercent(0);
      const picture = await prepare();
      const form = new FormData();
      form.append('avatar', picture, fileNames[picture.type] ?? 'avatar.jpg');
      return client.upload<User>('/user/profile/avatar/', form, {
        signal: controller.signal,
        onProgress: ({ loaded, total }: UploadProgress) =>
          setPercent(total === 0 ? 0 : Math.round((loaded / total) * 100)),
      });
    },
    onSuccess: (member) => {
      session.setUser(member);
      onDone();
    },
  });
  const isCancelled = aborting.current?.signal.aborted === true;
  return {
    percent,
    isSending: upload.isPending,
    /** Why the last try failed; what the member cancelled did not fail. */
    error: isCancelled ? null : upload.error,
    send: (prepare: () => Promise<Blob>) => upload.mutate(prepare),
    cancel: () => aborting.current?.abort(),
  };
}
