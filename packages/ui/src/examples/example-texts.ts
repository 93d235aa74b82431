import type { ColorMode, ThemeName } from '../palettes/theme-names.ts';

type Text = () => string;
type TextWith<Params> = (params: Params) => string;

/** Levels of the sample rows. No row has the last one. */
export const LEVELS = ['low', 'medium', 'high', 'very_high'] as const;
export type Level = (typeof LEVELS)[number];

/** Texts of the examples, grouped like the app's dictionaries. */
export type ExampleTexts = {
  demos: Record<
    | 'address'
    | 'addressCheck'
    | 'amount'
    | 'amountCheck'
    | 'announce'
    | 'buttons'
    | 'checkForm'
    | 'colors'
    | 'day'
    | 'dialogText'
    | 'dialogTitle'
    | 'dialogs'
    | 'emptyTitle'
    | 'feedback'
    | 'fields'
    | 'figures'
    | 'focus'
    | 'focusReturned'
    | 'focusText'
    | 'formErrors'
    | 'formErrorsText'
    | 'list'
    | 'liveRegion'
    | 'liveRegionText'
    | 'loading'
    | 'measures'
    | 'motionFull'
    | 'motionReduced'
    | 'name'
    | 'off'
    | 'on'
    | 'openDialog'
    | 'pageFade'
    | 'play'
    | 'progress'
    | 'riskLevel'
    | 'sample'
    | 'showNotice'
    | 'size'
    | 'systemSettings'
    | 'themeCrossing'
    | 'toggleBusy'
    | 'value',
    Text
  > & {
    announced: TextWith<{ count: string }>;
    listRow: TextWith<{ number: string }>;
    modes: Record<ColorMode, Text>;
    tried: TextWith<{ count: string }>;
  };
  shell: Record<'colorMode', Text>;
  terms: { risk: Record<Level, Text> };
  theme: { menu: Text; names: Record<ThemeName, Text> };
};

export type ExampleProps = { texts: ExampleTexts };
