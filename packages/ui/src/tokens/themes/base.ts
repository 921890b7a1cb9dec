import { palette } from '../palette.ts';
import { spaceValues } from '../space.ts';

/** "Hanken In Urdu" and "Hanken Around Urdu" leave out the space, so that Arabic words keep their own face's space. */
const latinText = '"Hanken Grotesk", "Hanken Fallback", system-ui, sans-serif';
const latinDisplay = '"Brygada 1918", "Brygada Fallback", Georgia, serif';
const urduFaces = (latin: string) => ({
  nastaliq: `"${latin}", "Noto Nastaliq Urdu", "Nastaliq Fallback", "Nastaliq Fallback Wide", "Hanken Fallback", serif`,
  naskh: `"${latin}", "Noto Naskh Arabic", "Naskh Fallback Wide", "Hanken Fallback", sans-serif`,
});

export const latinFonts = {
  text: latinText,
  display: latinDisplay,
  table: latinText,
  prose: latinText,
  number: latinDisplay,
};

const fontsOf = ({ nastaliq, naskh }: ReturnType<typeof urduFaces>) => ({
  text: nastaliq,
  display: nastaliq,
  table: naskh,
  prose: nastaliq,
  number: `"Brygada Numerals", ${nastaliq}`,
});

export const urduFonts = fontsOf(urduFaces('Hanken In Urdu'));

const runFaces = urduFaces('Hanken Around Urdu');

/** Urdu words on an English page: the switch's own word has a face of 1 KB, anything else falls back to the Naskh. */
export const urduRunFonts = { ...fontsOf(runFaces), text: `"Urdu Name", ${runFaces.naskh}` };

/** In the Nastaliq's measures, of a file that inputs in Urdu have loaded already. */
export const proseBeforeUse =
  '"Hanken Around Urdu", "Nastaliq Stand-In", "Nastaliq Fallback Wide", "Hanken Fallback", serif';

/** English words on an Urdu page: its own Latin face has no space, and the fallback's is as wide. */
const latinRun = '"Hanken In Urdu", "Hanken Fallback", system-ui, sans-serif';
export const latinRunFonts = { ...latinFonts, text: latinRun, table: latinRun, prose: latinRun };

/**
 * One face for everything in the staff app. Behind it the Naskh, fetched only where a text holds its letters: names and
 * searches come in either script without being marked, and systems lack letters that Urdu needs.
 */
const staffText = '"Hanken Grotesk", "Noto Naskh Arabic", "Hanken Fallback", system-ui, sans-serif';
export const adminFonts = {
  text: staffText,
  display: staffText,
  table: staffText,
  prose: staffText,
  number: staffText,
};

/** Fluid between 360 and about 1280 px; line-heights have no unit. */
export const latinType = {
  size: {
    meta: '0.8125rem',
    ui: '0.9375rem',
    body: '1.0625rem',
    lead: 'clamp(1.1875rem, 1.12rem + 0.3vw, 1.375rem)',
    h3: 'clamp(1.4375rem, 1.28rem + 0.7vw, 1.875rem)',
    h2: 'clamp(1.875rem, 1.55rem + 1.45vw, 2.875rem)',
    h1: 'clamp(2.5rem, 1.75rem + 3.35vw, 4.375rem)',
  },
  leading: {
    meta: '1.5',
    ui: '1.55',
    body: '1.65',
    lead: '1.4',
    h3: '1.22',
    h2: '1.12',
    h1: '1.02',
    table: '1.4',
    control: '1.4',
  },
  tracking: { display: '-0.012em' },
};

/** Nastaliq runs diagonally: it needs twice its size from line to line, and no letter-spacing ever. */
export const urduType = {
  size: {
    meta: '0.8125rem',
    ui: '1rem',
    body: '1.0625rem',
    lead: 'clamp(1.125rem, 1.05rem + 0.25vw, 1.25rem)',
    h3: 'clamp(1.25rem, 1.13rem + 0.5vw, 1.5rem)',
    h2: 'clamp(1.5rem, 1.3rem + 0.85vw, 2.125rem)',
    h1: 'clamp(1.875rem, 1.4rem + 2vw, 3.125rem)',
  },
  leading: {
    meta: '1.7',
    ui: '2.1',
    body: '2.25',
    lead: '2.15',
    h3: '2.1',
    h2: '2.05',
    h1: '2',
    table: '1.4',
    control: '2',
  },
  tracking: { display: '0' },
};

/** 13/20 px base, nothing under 11 px. */
export const adminType = {
  size: {
    meta: '0.75rem',
    ui: '0.8125rem',
    body: '0.8125rem',
    lead: '0.9375rem',
    h3: '0.9375rem',
    h2: '1.0625rem',
    h1: '1.25rem',
  },
  leading: {
    meta: '1.6667',
    ui: '1.5385',
    body: '1.5385',
    lead: '1.6',
    h3: '1.4667',
    h2: '1.4118',
    h1: '1.4',
    table: '1.5385',
    control: '1.5385',
  },
  tracking: { display: '-0.01em' },
};

export const siteControls = {
  s: '2.25rem',
  m: '2.75rem',
  l: '3.25rem',
  padS: '0.875rem',
  padM: '1.25rem',
  padL: '1.625rem',
  input: '3rem',
};

export const adminControls = {
  s: '1.75rem',
  m: '2rem',
  l: '2.5rem',
  padS: '0.5rem',
  padM: '0.75rem',
  padL: '1rem',
  input: '2rem',
};

export const constants = {
  palette,
  space: spaceValues,
  weight: { regular: '400', medium: '550', strong: '650', heading: '500' },
  layout: {
    gutter: 'clamp(1rem, 4vw, 2.5rem)',
    section: 'clamp(2.25rem, 4vw, 3.5rem)',
    sectionL: 'clamp(3rem, 7.5vw, 7rem)',
    page: '75rem',
    wide: '90rem',
    form: '36rem',
    prose: '66ch',
  },
  radius: { s: '4px', m: '6px', l: '8px' },
  motion: { ease: 'cubic-bezier(.2, .7, .2, 1)', fast: '150ms', slow: '220ms' },
  layer: { raised: '2', sticky: '20', menu: '40', overlay: '60', toast: '80' },
};
