import { vars } from '@fundfront/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const list = style({ borderBlockEnd: `1px solid ${vars.color.line2}` });

globalStyle(`${list} > dl > div`, { alignItems: 'center', minBlockSize: '2.75rem', paddingBlock: 0 });
globalStyle(`${list} dd`, { minInlineSize: 0, overflowWrap: 'anywhere' });
