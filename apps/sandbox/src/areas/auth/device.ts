import type { LoginDeviceType } from '@gli/sdk';
import type { Text } from '../../core/text/text.ts';
import { texts } from '../../core/text/texts.ts';

export type Device = {
  readonly name: Text;
  readonly type: LoginDeviceType;
  readonly operatingSystem: string | null;
  readonly browser: string | null;
};

type DevicePattern = {
  readonly pattern: RegExp;
  readonly device: keyof typeof texts.account.devices;
  readonly type: LoginDeviceType;
  readonly system: string;
};

// The first match wins, because user agents of tablets also match phones.
const DEVICES: readonly DevicePattern[] = [
  { pattern: /iPad.*? OS (\d+)/, device: 'ipad', type: 'tablet', system: 'iPadOS' },
  { pattern: /iPhone.*? OS (\d+)/, device: 'iphone', type: 'mobile', system: 'iOS' },
  {
    pattern: /Android (\d+).*Mobile/,
    device: 'androidPhone',
    type: 'mobile',
    system: 'Android',
  },
  {
    pattern: /Android (\d+)/,
    device: 'androidTablet',
    type: 'tablet',
    system: 'Android',
  },
  { pattern: /Mac OS X (\d+)/, device: 'macbook', type: 'desktop', system: 'macOS' },
  {
    pattern: /Windows NT (\d+)/,
    device: 'windows',
    type: 'desktop',
    system: 'Windows',
  },
  { pattern: /Linux()/, device: 'linux', type: 'desktop', system: 'Linux' },
];

const BROWSERS: ReadonlyArray<readonly [RegExp, string]> = [
  [/Edg\w*\/(\d+)/, 'Edge'],
  [/SamsungBrowser\/(\d+)/, 'Samsung Internet'],
  [/Whale\/(\d+)/, 'Whale'],
  [/(?:Chrome|CriOS)\/(\d+)/, 'Chrome'],
  [/(?:Firefox|FxiOS)\/(\d+)/, 'Firefox'],
  [/Version\/(\d+).*Safari/, 'Safari'],
];

/** Guesses the device of a login from its `User-Agent`, accurately enough for a member to recognize it. */
export function parseDevice(userAgent: string | null): Device {
  const agent = userAgent ?? '';
  const browser = BROWSERS.map(([pattern, name]) => withVersion(pattern.exec(agent), name)).find(
    (found) => found !== null,
  );
  for (const { pattern, device, type, system } of DEVICES) {
    const match = pattern.exec(agent);
    if (match && browser) {
      const name = texts.account.devices[device];
      return { name, type, operatingSystem: withVersion(match, system), browser };
    }
  }
  return {
    name: texts.account.devices.unknown,
    type: 'other',
    operatingSystem: null,
    browser: null,
  };
}

function withVersion(match: RegExpExecArray | null, name: string): string | null {
  return match === null ? null : [name, match[1]].filter(Boolean).join(' ');
}

/** Masks the second half of an IPv4 address, or cuts an IPv6 address to 48 bits: `121.166.*.*`, `2001:e60:a1f8:*`. */
export function maskIp(ip: string | null): string | null {
  if (ip === null) return null;
  const [, a, b] = /^(?:::ffff:)?(\d+)\.(\d+)\.\d+\.\d+$/.exec(ip) ?? [];
  if (a !== undefined && b !== undefined) return `${a}.${b}.*.*`;
  if (ip.startsWith('::')) return '::*';
  return `${ip.split(':').slice(0, 3).join(':')}:*`;
}
