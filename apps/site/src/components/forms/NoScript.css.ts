import { vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

const { space } = vars;

/** Apart from the form below it. */
export const notice = style({ marginBlockEnd: space.l });

/** Each of the company's lines; side by side where there is room. */
export const lines = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.xxs} ${space.m}` });
