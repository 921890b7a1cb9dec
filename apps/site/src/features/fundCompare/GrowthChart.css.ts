import { vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

export const section = style({ marginBlockEnd: '2.5rem' });

// Always there, so that what appears in it is announced.
export const status = style({ fontSize: vars.size.ui, color: vars.color.text2 });

export const sentence = style({ marginBlockStart: '1rem', maxInlineSize: vars.layout.prose });
