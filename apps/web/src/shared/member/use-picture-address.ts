import { usePlatform } from '../platform.ts';

/** Members' pictures come from the API, wherever it is. */
export function usePictureAddress(): (url: string) => string {
  const { api } = usePlatform().settings;
  return (url) => (URL.canParse(api) ? new URL(url, api).href : url);
}
