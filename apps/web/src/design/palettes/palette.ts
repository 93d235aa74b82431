/** A color as `#rrggbb`: the contrast test computes with it. */
export type Hex = `#${string}`;

/**
 * Every color for components, by purpose. A palette is one theme in one color mode. Surfaces are layered: canvas (the
 * page) → surface (cards) → surfaceRaised (dialogs, menus); surfaceSunken is below a card (tracks, table headers, quiet
 * fields).
 */
export type Palette = {
  canvas: Hex;
  surface: Hex;
  surfaceRaised: Hex;
  surfaceSunken: Hex;
  /** Hairlines between things; decorative. */
  border: Hex;
  /** Outline of a control, 3:1 against the surfaces below it. */
  borderStrong: Hex;
  text: Hex;
  textMuted: Hex;
  primary: Hex;
  primaryHover: Hex;
  onPrimary: Hex;
  primarySoft: Hex;
  /** The primary hue as text or a link, readable on every surface and on primarySoft. */
  primaryText: Hex;
  secondary: Hex;
  secondaryHover: Hex;
  onSecondary: Hex;
  /** Distinctions (featured, premium), used sparingly. */
  accent: Hex;
  onAccent: Hex;
  accentSoft: Hex;
  accentText: Hex;
  success: Hex;
  onSuccess: Hex;
  successSoft: Hex;
  successText: Hex;
  warning: Hex;
  onWarning: Hex;
  warningSoft: Hex;
  warningText: Hex;
  danger: Hex;
  dangerHover: Hex;
  onDanger: Hex;
  dangerSoft: Hex;
  dangerText: Hex;
  /** Losses where red means up. */
  blueText: Hex;
  focus: Hex;
  /** The ink of shadows and of the veil behind a dialog; mixed with transparency where it is used. */
  shade: Hex;
  chart1: Hex;
  chart2: Hex;
  chart3: Hex;
  chart4: Hex;
  chart5: Hex;
  chart6: Hex;
};

/** Status colors, shade and charts are the same in every theme of a color mode: red means the same everywhere. */
type SharedColor =
  | `success${string}`
  | `onSuccess`
  | `warning${string}`
  | `onWarning`
  | `danger${string}`
  | `onDanger`
  | 'blueText'
  | 'shade'
  | `chart${string}`;

export type SharedPalette = Pick<Palette, Extract<keyof Palette, SharedColor>>;
