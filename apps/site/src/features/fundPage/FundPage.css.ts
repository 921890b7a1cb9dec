import { mq, vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';
import { visuallyHidden } from '../../components/styleRules.ts';

const { color } = vars;

const columns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2rem clamp(2rem, 5vw, 4.5rem)',
  alignItems: 'start',
} as const;

export const wideAndAside = style({
  ...columns,
  '@media': { [mq.desktop]: { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)' } },
});

export const asideAndWide = style({
  ...columns,
  '@media': { [mq.desktop]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)' } },
});

export const halves = style({
  ...columns,
  '@media': { [mq.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

export const aside = style({ display: 'grid', gap: '1.5rem' });

const noScript = '(scripting: none)';

export const choice = style({
  display: 'flex',
  justifyContent: 'end',
  marginBlockEnd: '1rem',
  '@media': { [noScript]: { display: 'none' } },
});

export const sentence = style({
  marginBlockStart: '1rem',
  fontSize: vars.size.ui,
  lineHeight: vars.leading.ui,
  color: color.text,
});

export const size = style({ marginBlockStart: '3rem' });

export const month = style({
  display: 'grid',
  gap: '0.25rem',
  justifyContent: 'start',
  marginBlockEnd: '1.5rem',
  '@media': { [noScript]: { display: 'none' } },
});

export const label = style({ fontSize: vars.size.meta, fontWeight: 600 });

export const spoken = style({ ...visuallyHidden });

/** The former month stays, grey, until another can be shown. */
export const former = style({ filter: 'grayscale(1)' });
