import { below, vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';
import { visuallyHidden } from '../../components/styleRules.ts';

const { palette } = vars;

export const group = style({ display: 'flex', alignItems: 'center', gap: vars.space.xs });

/** The form's own page needs no button that leads to it. */
const notOnItsPage = { selectors: { 'body:has(> main[data-page="call"]) &': { display: 'none' } } } as const;

export const call = style({ display: 'contents', ...notOnItsPage });
export const callAlone = style([group, notOnItsPage]);

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  minBlockSize: '2.75rem',
  minInlineSize: '2.75rem',
  paddingInline: '1rem',
  border: '1px solid currentColor',
  borderRadius: vars.radius.m,
  color: palette.teal800,
  fontFamily: vars.font.table,
  fontSize: vars.size.ui,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  selectors: { '&:hover': { background: palette.teal800, color: '#FFFFFF' } },
  '@media': { [below.wide]: { paddingInline: 0, borderColor: 'transparent' } },
});

/** On phones it stands in the panel of the menu: beside the icons there is no room for the company's name. */
export const chat = style([button, { paddingInline: 0, '@media': { [below.tablet]: { display: 'none' } } }]);

export const label = style({ '@media': { [below.wide]: visuallyHidden } });
