import { describe, expect, it } from 'vitest';
import { avatarType, checkAvatar } from './avatar.ts';
import { checkChatAttachment, checkChatMessage } from './chat.ts';

const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const JPEG = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46);
const ascii = (text: string) => new TextEncoder().encode(text);

describe('an avatar', () => {
  it('is recognized by its content', () => {
    expect(avatarType(PNG)).toBe('image/png');
    expect(avatarType(JPEG)).toBe('image/jpeg');
    expect(avatarType(ascii('GIF89a..'))).toBe('image/gif');
    expect(avatarType(ascii('GIF87a..'))).toBe('image/gif');
  });
  it.each(['GIF88a..', '<svg xmlns', 'RIFF....WEBP', '%PDF-1.7', '', 'GIF8'])(
    'is rejected if its content is %j',
    (content) => {
      expect(checkAvatar({ size: 10, head: ascii(content) })?.code).toBe('avatar_type_unsupported');
    },
  );
  it('must not exceed 5 MB', () => {
    expect(checkAvatar({ size: 5_242_880, head: PNG })).toBeNull();
    expect(checkAvatar({ size: 5_242_881, head: PNG })).toEqual({
      code: 'avatar_too_large',
      params: { maximumMegabytes: 5 },
    });
  });
});

describe('a chat attachment', () => {
  it.each([
    { name: 'room.webp', type: 'image/webp' },
    { name: 'contract.PDF', type: '' },
    { name: 'contract.docx', type: '' },
    { name: 'no-extension', type: 'application/msword' },
  ])('can be $name ($type)', (file) => expect(checkChatAttachment(file)).toBeNull());
  it.each([
    { name: 'run.exe', type: '' },
    { name: 'page.pdf', type: 'text/html' },
    { name: 'pdf', type: '' },
  ])('must not be $name ($type)', (file) => {
    expect(checkChatAttachment(file)?.code).toBe('attachment_type_unsupported');
  });
});

it('rejects an empty chat message', () => {
  expect(checkChatMessage(' \n ')?.code).toBe('message_empty');
  expect(checkChatMessage(' 수수료? ')).toBeNull();
});
