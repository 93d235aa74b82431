/** A color as `#rrggbb`, so that the contrast test can parse it. */
export type Hex = `#${string}`;

/**
 * All component colors by purpose, for one theme in one color mode. Surfaces are layered: canvas (the page),
 * surface (cards) and surfaceRaised (dialogs, menus). surfaceSunken is one level below a card (tracks, table
 * headers, quiet fields).
 */
export type Palette = {
  canvas: Hex;
  surface: Hex;
  surfaceRaised: Hex;
  surfaceSunken: Hex;
  /** Decorative hairlines between items. */
  border: Hex;
  /** Outline of a control, 3:1 against the surfaces below it. */
  borderStrong: Hex;
  text: Hex;
  textMuted: Hex;
  primary: Hex;
  onPrimary: Hex;
  primarySoft: Hex;
  /** The primary hue for text and links. Readable on every surface and on primarySoft. */
  primaryText: Hex;
  /** Primary action of a screen: a deeper tone of the primary color with white text (decision 57). */
  action: Hex;
  actionHover: Hex;
  onAction: Hex;
  secondary: Hex;
  secondaryHover: Hex;
  onSecondary: Hex;
  /** Highlights (featured, premium), used sparingly. */
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
  /** Color of losses in languages where red means a gain. */
  blueText: Hex;
  focus: Hex;
  /** Base color of shadows and dialog backdrops, which mix it with transparency. */
  shade: Hex;
  chart1: Hex;
  chart2: Hex;
  chart3: Hex;
  chart4: Hex;
  chart5: Hex;
  chart6: Hex;
};

/** Colors that all themes share in a color mode: status, shade and charts. */
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
