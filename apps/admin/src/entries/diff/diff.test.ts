import { describe, expect, it } from 'vitest';
import { alignBlocks } from './alignBlocks.ts';
import { blocksOf } from './blocks.ts';

const textsOf = (html: string) => blocksOf(html).map(({ cells }) => cells.join(' | '));
const aligned = (before: string, after: string) =>
  alignBlocks(blocksOf(before), blocksOf(after)).map((each) =>
    each.same ? each.same.length : [each.before?.cells.join(' | ') ?? null, each.after?.cells.join(' | ') ?? null],
  );

describe('the blocks of a text', () => {
  it('are its paragraphs, headings, items, rows and pictures, in order', () => {
    expect(
      textsOf(
        `<h2>Steps</h2><p>Pay <strong>in</strong> before 3 pm</p>
        <ul><li>One<ul><li>Within</li></ul></li><li>Two</li></ul>
        <table><thead><tr><th>Charge</th><th>A</th></tr></thead><tbody><tr><td>Load</td><td>3%</td></tr></tbody></table>
        <p><img src="/api/media/a.png" alt="Four steps"></p>`,
      ),
    ).toEqual([
      'Steps',
      'Pay in before 3 pm',
      'One',
      'Within',
      'Two',
      'Charge | A',
      'Load | 3%',
      '/api/media/a.png | Four steps',
    ]);
  });

  it('show where a link leads', () => {
    expect(textsOf('<p>See <a href="/fees">fees</a></p>')).toEqual(['See fees [/fees]']);
  });

  it('name what is stored by id, and say which video it is', () => {
    const html = `<p>Now <span data-fund-figure="ytd" data-entry="1"></span></p><ul data-block="documents"><li data-media="2"></li></ul><div data-block="questions"><details><summary>When?</summary><p>Soon</p></details></div><div data-embed="youtube:dQw4w9WgXcQ">How</div>`;
    const names: Readonly<Record<string, string>> = { 1: 'Sample Fund', 2: 'Fees' };
    expect(blocksOf(html, (id) => names[id] ?? id).flatMap(({ cells }) => cells)).toEqual([
      'Now [Return, YTD: Sample Fund]',
      '[Fees]',
      'When?',
      'Soon',
      '[youtube:dQw4w9WgXcQ] How',
    ]);
  });

  it('never run what stands in them', () => {
    expect(textsOf('<p>a<script>window.bad = 1</script></p>')).toHaveLength(1);
    expect('bad' in window).toBe(false);
  });
});

describe('two texts', () => {
  it('stand beside each other where a block was rewritten, and fold what is the same', () => {
    expect(aligned('<p>A</p><p>Three steps</p><p>Z</p>', '<p>A</p><p>Four steps</p><p>Z</p>')).toEqual([
      1,
      ['Three steps', 'Four steps'],
      1,
    ]);
  });

  it('compare a table by its cells', () => {
    const row = (load: string) => `<table><tbody><tr><td>Load</td><td>${load}</td></tr></tbody></table>`;
    expect(aligned(row('3%'), row('2%'))).toEqual([['Load | 3%', 'Load | 2%']]);
  });

  it('show what came and what went', () => {
    expect(aligned('<p>A</p>', '<p>A</p><p>B</p>')).toEqual([1, [null, 'B']]);
    expect(aligned('<p>A</p><p>B</p>', '<p>B</p>')).toEqual([['A', null], 1]);
  });
});
