import { below, mq, vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';
import { inspector } from '../../layout/workspace.css.ts';

const { color, size } = vars;

export const day = style({ display: 'inline-flex', alignItems: 'center', gap: '0.375rem', color: color.text3 });

export const notice = style({ padding: '0 1.25rem 0.75rem' });

export const layout = style({
  display: 'grid',
  flex: 1,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [mq.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem' } },
});

export const rows = style({ minInlineSize: 0 });

export const unasked = style([inspector, { '@media': { [below.wide]: { display: 'none' } } }]);

export const inspectorTitle = style({ fontSize: size.ui, fontWeight: 650 });
export const hash = style({ fontFamily: 'ui-monospace, monospace', fontSize: size.meta, color: color.text3 });
export const number = style({ color: color.text3, fontVariantNumeric: 'tabular-nums' });
