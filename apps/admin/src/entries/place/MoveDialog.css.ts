import { style } from '@vanilla-extract/css';

export const addresses = style({
  maxBlockSize: '14rem',
  overflowY: 'auto',
  margin: 0,
  paddingInlineStart: '1.25rem',
  overflowWrap: 'anywhere',
});
