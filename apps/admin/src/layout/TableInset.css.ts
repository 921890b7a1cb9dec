import { below } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

export const inset = style({ '@media': { [below.tablet]: { paddingInline: '1rem' } } });
