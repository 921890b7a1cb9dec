import { vars } from '@fundfront/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, size, weight } = vars;

export const seeAs = style({ display: 'inline-flex', alignItems: 'center', gap: '0.5rem', whiteSpace: 'nowrap' });

export const matrix = style({ minInlineSize: 0 });

/** Of a column's head: a custom role may have a long name. */
export const roleName = style({ display: 'block', maxInlineSize: '8rem', whiteSpace: 'normal' });

export const people = style({ display: 'block', color: color.text3, fontWeight: weight.regular });

export const note = style({ display: 'block', minInlineSize: '11rem', color: color.text3, fontSize: size.meta });

globalStyle(`${matrix} [data-seen]`, { background: color.selected });
globalStyle(`${matrix} [data-area]`, { background: color.mute, fontSize: size.meta });

export const part = style({ paddingInline: '1.25rem', maxInlineSize: '64rem' });

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: '0.375rem' });
