import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/index.ts';

export const negative = style({ color: vars.color.lossText });
