import { style } from '@vanilla-extract/css';
import { metaText } from '../styleRules.ts';

export const axis = style({ ...metaText, marginBlockStart: '0.5rem' });
