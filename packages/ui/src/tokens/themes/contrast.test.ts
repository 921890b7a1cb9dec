import { describe, expect, it } from 'vitest';
import { adminDark, adminLight } from './admin.ts';
import { onNavy, onTeal } from './bands.ts';
import type { ThemeColors } from './colors.ts';
import { siteLight } from './siteLight.ts';

type Name = keyof ThemeColors;

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

const luminance = (hex: string) => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = (one: string, other: string) => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

const grounds: Name[] = ['bg', 'surface', 'sunken'];
const on = (text: Name[], ground: Name[]) => text.flatMap((t) => ground.map((g): [Name, Name] => [t, g]));

const body = on(['text', 'text2'], grounds);
const anyText = [
  ...on(['text3', 'accent', 'gainText', 'lossText', 'ok', 'bad'], grounds),
  ...on(['text', 'text2'], ['hover', 'selected', 'mute']),
  ...(['ok', 'warn', 'bad', 'info'] as const).map((tone): [Name, Name] => [tone, `${tone}Bg`]),
  ...on(['onAccent'], ['accent', 'accentHover']),
  ...on(['onBad'], ['bad', 'badHover']),
  ...on(['accentText'], ['accentBg']),
];
const shapes = [...on(['field', 'focus'], ['bg', 'surface']), ...on(['risk', 'gain', 'loss'], grounds)];

describe.each(Object.entries({ siteLight, adminLight, adminDark, onNavy, onTeal }))('%s', (_name, theme) => {
  it.each(body)('%s on %s is easy to read (7:1)', (text, ground) => {
    expect(contrast(theme[text], theme[ground])).toBeGreaterThanOrEqual(7);
  });

  it.each(anyText)('%s on %s can be read (4.5:1)', (text, ground) => {
    expect(contrast(theme[text], theme[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(shapes)('%s on %s can be seen (3:1)', (shape, ground) => {
    expect(contrast(theme[shape], theme[ground])).toBeGreaterThanOrEqual(3);
  });
});
