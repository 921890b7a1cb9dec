import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/index.ts';

export const dialog = style({ padding: vars.space.m, outline: 0 });
