import { createGlobalThemeContract } from '@vanilla-extract/css';
import { palette } from './palette.ts';
import { spaceValues } from './space.ts';

function names<K extends string>(keys: readonly K[] | Readonly<Record<K, unknown>>) {
  const list: readonly string[] = Array.isArray(keys) ? keys : Object.keys(keys);
  return Object.fromEntries(list.map((key) => [key, null])) as Record<K, null>;
}

const sizes = ['meta', 'ui', 'body', 'lead', 'h3', 'h2', 'h1'] as const;

// A constant of its own: inside the call the contract's loose type would widen every key to `string`.
const contract = {
  color: names([
    'bg',
    'surface',
    'sunken',
    'text',
    'text2',
    'text3',
    'line',
    'line2',
    'lineStrong',
    'field',
    'accent',
    'accentHover',
    'onAccent',
    'accentBg',
    'accentText',
    'accentLine',
    'hover',
    'selected',
    'mute',
    'ok',
    'okBg',
    'warn',
    'warnBg',
    'bad',
    'badHover',
    'onBad',
    'badBg',
    'info',
    'infoBg',
    'gain',
    'gainText',
    'loss',
    'lossText',
    'risk',
    'pattern',
    'focus',
    'scrim',
  ]),
  palette: names(palette),
  font: names(['text', 'display', 'table', 'prose', 'number']),
  weight: names(['regular', 'medium', 'strong', 'heading']),
  size: names(sizes),
  leading: names([...sizes, 'table', 'control']),
  tracking: names(['display']),
  space: names(spaceValues),
  control: names(['s', 'm', 'l', 'padS', 'padM', 'padL', 'input']),
  layout: names(['gutter', 'section', 'sectionL', 'page', 'wide', 'form', 'prose']),
  radius: names(['s', 'm', 'l']),
  shadow: names(['float']),
  motion: names(['ease', 'fast', 'slow']),
  layer: names(['raised', 'sticky', 'menu', 'overlay', 'toast']),
};

/** Components read only these; `:root` and the bands assign them. */
export const vars = createGlobalThemeContract(contract, (_value, path) => `ff-${path.join('-').toLowerCase()}`);
