import { type StyleRule, style } from '@vanilla-extract/css';
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

const selectPlace = style({});
const titlePlace = style({});
const endPlace = style({});

export const stackRow = style({
  '@media': {
    [phone]: {
      selectors: {
        [`${layout.stack} > tbody > &`]: {
          display: 'block',
          paddingBlock: vars.space.s,
          borderBlockEnd: `1px solid ${vars.color.line}`,
        },
        [`${layout.stack} > tbody > &:has(> ${selectPlace})`]: { paddingInlineStart: '2.25rem' },
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
          paddingBlock: vars.space.xxs,
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
        [`${layout.stack} ${cell}&[data-empty]`]: { display: 'none' },
        [`${layout.stack} ${numeric}&`]: { textAlign: 'end' },
      },
    },
  },
});

const onPhone = (rules: Record<string, StyleRule>) => ({ '@media': { [phone]: { selectors: rules } } });
const placed = (rule: StyleRule) => onPhone({ [`${layout.stack} ${cell}${stackCell}&`]: rule });

/** Where a cell goes when its row is a block; beside its label, one below the other, unless it says so. */
export const stackPlace = {
  line: '',
  select: style([selectPlace, placed({ position: 'absolute', insetBlockStart: vars.space.s, insetInlineStart: 0 })]),
  title: style([
    titlePlace,
    placed({ display: 'block' }),
    onPhone({ [`${layout.stack} tr:has(> ${endPlace}) > ${cell}${stackCell}&`]: { paddingInlineEnd: '7.5rem' } }),
  ]),
  end: style([
    endPlace,
    placed({ position: 'absolute', insetBlockStart: vars.space.s, insetInlineEnd: 0, color: vars.color.text3 }),
  ]),
  inline: style([placed({ display: 'inline-flex', gap: vars.space.xs, marginInlineEnd: vars.space.m })]),
  none: style([placed({ display: 'none' })]),
};

export const stackLabel = style({
  display: 'none',
  flex: 'none',
  fontSize: vars.size.meta,
  color: vars.color.text3,
  '@media': { [phone]: { selectors: { [`${layout.stack} &`]: { display: 'inline' } } } },
});
