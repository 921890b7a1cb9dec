// Written by scripts/make-icons.mjs. Drawings: Lucide (ISC licence, Copyright (c) Lucide Contributors), some from Feather
// (MIT licence, Copyright (c) 2013-present Cole Bemis).
import { draw, type Icon } from './draw.ts';

const mirrored = { direction: 'mirrored' } as const;

export const Search: Icon = (props) =>
  draw(props, [
    ['path', { d: 'm21 21-4.34-4.34' }],
    ['circle', { cx: '11', cy: '11', r: '8' }],
  ]);
export const MenuLines: Icon = (props) =>
  draw(props, [
    ['path', { d: 'M4 5h16' }],
    ['path', { d: 'M4 12h16' }],
    ['path', { d: 'M4 19h16' }],
  ]);
export const Close: Icon = (props) =>
  draw(props, [
    ['path', { d: 'M18 6 6 18' }],
    ['path', { d: 'm6 6 12 12' }],
  ]);
export const Plus: Icon = (props) =>
  draw(props, [
    ['path', { d: 'M5 12h14' }],
    ['path', { d: 'M12 5v14' }],
  ]);
export const Minus: Icon = (props) => draw(props, [['path', { d: 'M5 12h14' }]]);
export const Check: Icon = (props) => draw(props, [['path', { d: 'M20 6 9 17l-5-5' }]]);
export const More: Icon = (props) =>
  draw(props, [
    ['circle', { cx: '12', cy: '12', r: '1' }],
    ['circle', { cx: '19', cy: '12', r: '1' }],
    ['circle', { cx: '5', cy: '12', r: '1' }],
  ]);
export const ChevronDown: Icon = (props) => draw(props, [['path', { d: 'm6 9 6 6 6-6' }]]);
export const ChevronUp: Icon = (props) => draw(props, [['path', { d: 'm18 15-6-6-6 6' }]]);
export const ChevronEnd: Icon = (props) => draw(props, [['path', { d: 'm9 18 6-6-6-6' }]], mirrored);
export const ChevronStart: Icon = (props) => draw(props, [['path', { d: 'm15 18-6-6 6-6' }]], mirrored);
export const UpDown: Icon = (props) =>
  draw(props, [
    ['path', { d: 'm7 15 5 5 5-5' }],
    ['path', { d: 'm7 9 5-5 5 5' }],
  ]);
export const ArrowEnd: Icon = (props) =>
  draw(
    props,
    [
      ['path', { d: 'M5 12h14' }],
      ['path', { d: 'm12 5 7 7-7 7' }],
    ],
    mirrored,
  );
export const ArrowStart: Icon = (props) =>
  draw(
    props,
    [
      ['path', { d: 'm12 19-7-7 7-7' }],
      ['path', { d: 'M19 12H5' }],
    ],
    mirrored,
  );
export const ArrowUp: Icon = (props) =>
  draw(props, [
    ['path', { d: 'm5 12 7-7 7 7' }],
    ['path', { d: 'M12 19V5' }],
  ]);
export const ArrowDown: Icon = (props) =>
  draw(props, [
    ['path', { d: 'M12 5v14' }],
    ['path', { d: 'm19 12-7 7-7-7' }],
  ]);
export const External: Icon = (props) =>
  draw(
    props,
    [
      ['path', { d: 'M7 7h10v10' }],
      ['path', { d: 'M7 17 17 7' }],
    ],
    mirrored,
  );
export const Phone: Icon = (props) =>
  draw(props, [
    [
      'path',
      {
        d: 'M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384',
      },
    ],
  ]);
export const Mail: Icon = (props) =>
  draw(props, [
    ['path', { d: 'm22 7-8.991 5.727a2 2 0 0 1-2.009 0L2 7' }],
    ['rect', { x: '2', y: '4', width: '20', height: '16', rx: '2' }],
  ]);
export const Chat: Icon = (props) =>
  draw(props, [
    [
      'path',
      {
        d: 'M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092 10 10 0 1 0-4.777-4.719',
      },
    ],
  ]);
