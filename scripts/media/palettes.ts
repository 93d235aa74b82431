/**
 * The colours of one hour and season. All palettes share navy shadows and cream light, so that pictures of different
 * places look like one hand's.
 */
export type Palette = {
  /** Zenith, upper sky, lower sky, horizon. */
  sky: readonly [string, string, string, string];
  sun: string;
  glow: string;
  /** The air's own colour: what is far away turns into it. */
  haze: string;
  cloud: string;
  sea: { far: string; mid: string; near: string; glint: string };
  hill: { far: string; near: string };
  foliage: { shade: string; base: string; light: string };
  wall: { lit: string; base: string; shade: string };
  glass: { top: string; bottom: string };
  wood: { light: string; base: string; dark: string };
  stone: { light: string; base: string; dark: string };
  ground: { light: string; dark: string };
  lamp: string;
  accent: string;
  ink: string;
};

const noon: Palette = {
  sky: ['#4f9fd6', '#86c5e6', '#c3e3ec', '#f4f0df'],
  sun: '#fffdf0',
  glow: '#fff6d8',
  haze: '#d7ebee',
  cloud: '#ffffff',
  sea: { far: '#2f8fbb', mid: '#2fb0bd', near: '#0f7d96', glint: '#e9fdfb' },
  hill: { far: '#86b0c4', near: '#5d9465' },
  foliage: { shade: '#1f4f45', base: '#35754f', light: '#7db262' },
  wall: { lit: '#fffdf7', base: '#efe8db', shade: '#b4c0cc' },
  glass: { top: '#34607f', bottom: '#9fcfdb' },
  wood: { light: '#d9a873', base: '#b07c4e', dark: '#6f4a35' },
  stone: { light: '#7b8490', base: '#4a5361', dark: '#262f3e' },
  ground: { light: '#cfd39a', dark: '#8aa86a' },
  lamp: '#ffdd9e',
  accent: '#f2913d',
  ink: '#1b2a41',
};

const sunrise: Palette = {
  ...noon,
  sky: ['#7aa6d0', '#b3c3dd', '#f4cdb6', '#ffe6b0'],
  sun: '#fffbea',
  glow: '#ffdf9a',
  haze: '#f3d9c4',
  cloud: '#fff1e2',
  sea: { far: '#dcb3a4', mid: '#8ea6bf', near: '#4f7f9d', glint: '#fff3d0' },
  hill: { far: '#a9a8bd', near: '#5f7d76' },
  foliage: { shade: '#16383d', base: '#2a5a4c', light: '#7d9a5f' },
  wall: { lit: '#fff1dc', base: '#e6d3bd', shade: '#9b93a4' },
  glass: { top: '#4b6784', bottom: '#f3c99f' },
  wood: { light: '#dda06a', base: '#a96f47', dark: '#5f3f35' },
  ground: { light: '#c9b98a', dark: '#71825f' },
  lamp: '#ffd58a',
  accent: '#e9785a',
};

const sunset: Palette = {
  ...noon,
  sky: ['#2f4a80', '#7f6a9c', '#ee9679', '#ffd694'],
  sun: '#fff3d2',
  glow: '#ffc978',
  haze: '#f0b69a',
  cloud: '#ffb89a',
  sea: { far: '#f0a583', mid: '#8d7398', near: '#2c4670', glint: '#ffe6b5' },
  hill: { far: '#8d7796', near: '#4a5a77' },
  foliage: { shade: '#152a3b', base: '#28474e', light: '#6d7d5c' },
  wall: { lit: '#ffe9d2', base: '#e3c3b0', shade: '#83799a' },
  glass: { top: '#3a4a74', bottom: '#f2ab86' },
  wood: { light: '#d08c5f', base: '#94603f', dark: '#4d3334' },
  stone: { light: '#6d6579', base: '#3f4258', dark: '#1d2338' },
  ground: { light: '#b9977f', dark: '#5d6069' },
  lamp: '#ffd287',
  accent: '#f07b55',
};

const dusk: Palette = {
  ...sunset,
  sky: ['#1f2f5c', '#55568f', '#d0848a', '#ffc48f'],
  glow: '#ffb37c',
  haze: '#b88a9c',
  cloud: '#e59a92',
  sea: { far: '#d99a8f', mid: '#6b6894', near: '#25365f', glint: '#ffdca8' },
  hill: { far: '#776c94', near: '#3f4a70' },
  foliage: { shade: '#14253a', base: '#23424c', light: '#5d7a5c' },
  wall: { lit: '#c9765c', base: '#a4553f', shade: '#5b3547' },
  glass: { top: '#27386b', bottom: '#e8a08a' },
  ground: { light: '#8d8090', dark: '#3d4260' },
  lamp: '#ffd68c',
  accent: '#5fb8c9',
};

const evening: Palette = {
  ...sunset,
  sky: ['#131f47', '#2e4079', '#7d6ba2', '#f3ae8c'],
  sun: '#fff2d6',
  glow: '#ffb98a',
  haze: '#8a7ba8',
  cloud: '#a787ab',
  sea: { far: '#c6918f', mid: '#4a5490', near: '#15244e', glint: '#ffdca6' },
  hill: { far: '#6a649a', near: '#2b3a6b' },
  foliage: { shade: '#0f1e38', base: '#1d3a4a', light: '#4d6e60' },
  wall: { lit: '#efe0dc', base: '#b9adc0', shade: '#5d618c' },
  glass: { top: '#22316a', bottom: '#b98a9c' },
  ground: { light: '#6d6a8c', dark: '#2a335c' },
  lamp: '#ffd184',
  accent: '#ef8a62',
};

const winter: Palette = {
  ...noon,
  sky: ['#2c4780', '#6c86bb', '#c6b8d4', '#ffd9bb'],
  sun: '#fff6e2',
  glow: '#ffd9a8',
  haze: '#cfc6dc',
  cloud: '#f1dfe2',
  sea: { far: '#c9c9df', mid: '#9fb0d0', near: '#7f96c2', glint: '#ffffff' },
  hill: { far: '#a3b0d2', near: '#7d92c0' },
  foliage: { shade: '#172c48', base: '#27495c', light: '#5d8085' },
  wall: { lit: '#f7f8fd', base: '#dfe5f3', shade: '#a6b6d8' },
  glass: { top: '#33466f', bottom: '#c9b4c8' },
  wood: { light: '#c08457', base: '#8a5a3e', dark: '#4a3238' },
  stone: { light: '#8b93aa', base: '#5a6382', dark: '#2f3a5c' },
  ground: { light: '#fbfbff', dark: '#b7c4e2' },
  lamp: '#ffcf7d',
  accent: '#d9573f',
};

const clear: Palette = {
  ...noon,
  sky: ['#3478bd', '#6fb0de', '#b4d8ea', '#f1eddb'],
  haze: '#cfe2ea',
  sea: { far: '#5f9fc6', mid: '#4389b4', near: '#2a6c98', glint: '#eef9ff' },
  hill: { far: '#8fb0c8', near: '#6f9a80' },
  ground: { light: '#d9cda2', dark: '#b39f74' },
};

export const palettes = { noon, sunrise, sunset, dusk, evening, winter, clear };

export type PaletteName = keyof typeof palettes;
