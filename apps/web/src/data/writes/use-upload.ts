import type { GliClient, UploadOptions } from '@gli/sdk';
import { type MutationId, useGliClient } from '@gli/sdk/react';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { copyFiles } from '../files/file-changed-error.ts';

/** Creates the form. Called when the upload can already be stopped. */
type CreateForm = () => FormData | Promise<FormData>;

/** Sends the form to its path, e.g. `client.upload('/user/profile/avatar/', form, options)`. */
type SendForm<Data> = (client: GliClient, form: FormData, options: UploadOptions) => Promise<Data>;

/**
 * Uploads a form with a file and reports the progress. Leaving the page stops the upload. The operation's name
 * determines which cached data becomes stale.
 */
export function useUpload<Data>(operation: MutationId, send: SendForm<Data>) {
  const client = useGliClient();
  const [percent, setPercent] = useState<number | null>(null);
  const sending = useRef<AbortController | null>(null);
  const { mutateAsync } = useMutation({
    meta: { gliOperation: operation },
    mutationFn: async (form: CreateForm) => {
      const controller = new AbortController();
      sending.current = controller;
      setPercent(0);
      return send(client, await copyFiles(await form()), {
        signal: controller.signal,
        onProgress: ({ loaded, total }) => setPercent(total === 0 ? 0 : Math.floor((loaded / total) * 100)),
      });
    },
    onSettled: () => {
      sending.current = null;
      setPercent(null);
    },
  });
  useEffect(() => () => sending.current?.abort(), []);
  return {
    send: mutateAsync,
    stop: () => sending.current?.abort(),
    /** Progress from 0 to 100, or null while idle. */
    percent,
  };
}

/** True if the member stopped the upload. */
export const isAborted = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';
