import { vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

export const risk = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.5rem 1.5rem',
  marginBlockStart: '1.25rem',
});

export const head = style({ marginBlockEnd: '1.25rem' });

export const note = style({
  display: 'block',
  fontSize: vars.size.meta,
  fontWeight: 400,
  lineHeight: vars.leading.meta,
  // Longer than the figure above it, in Urdu above all.
  whiteSpace: 'normal',
  color: vars.color.text3,
});

/** The profile beside the name, and the circular's words beside the profile. */
export const fundRisk = style([note, { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 0.75rem' }]);

export const links = style({ display: 'flex', flexWrap: 'wrap', gap: '0 2rem', marginBlockStart: '1rem' });
