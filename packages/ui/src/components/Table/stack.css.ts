import { style } from '@vanilla-extract/css';
import { below, vars } from '../../tokens/index.ts';
import { cell, layout, numeric } from './Table.css.ts';

const phone = below.tablet;

export const stackHead = style({
  '@media': {
    [phone]: {
      selectors: {
        // Not `display: none`: screen readers still read the heads.
        [`${layout.stack} > &`]: {
          position: 'absolute',
          inlineSize: '1px',
          blockSize: '1px',
          overflow: 'hidden',
          clipPath: 'inset(50%)',
        },
      },
    },
  },
});

export const stackBlock = style({
  '@media': { [phone]: { selectors: { [`${layout.stack}&, ${layout.stack} > &`]: { display: 'block' } } } },
});

export const stackRow = style({
  '@media': {
    [phone]: {
      selectors: {
        [`${layout.stack} > tbody > &`]: {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: vars.space.xxs,
          paddingBlock: vars.space.s,
          borderBlockEnd: `1px solid ${vars.color.line}`,
        },
      },
    },
  },
});

export const stackCell = style({
  '@media': {
    [phone]: {
      selectors: {
        [`${layout.stack} ${cell}&`]: {
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'baseline',
          gap: vars.space.m,
          paddingBlock: 0,
          paddingInline: 0,
          border: 0,
          boxShadow: 'none',
          position: 'static',
          blockSize: 'auto',
          whiteSpace: 'normal',
          overflowWrap: 'anywhere',
        },
        [`${layout.stack} [data-edge] ${cell}&`]: { paddingInline: 0 },
        [`${layout.stack} th${cell}&`]: { fontWeight: 600 },
        [`${layout.stack} ${cell}&::after`]: { display: 'none' },
        [`${layout.stack} ${numeric}&`]: { textAlign: 'end' },
      },
    },
  },
});

export const stackLabel = style({
  display: 'none',
  flex: 'none',
  fontSize: vars.size.meta,
  color: vars.color.text3,
  '@media': { [phone]: { selectors: { [`${layout.stack} &`]: { display: 'inline' } } } },
});
