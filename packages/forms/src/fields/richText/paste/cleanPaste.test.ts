import { Editor } from '@tiptap/core';
import { afterEach, expect, it } from 'vitest';
import { toHtml } from '../html/toHtml.ts';
import { extensions } from '../nodes/index.ts';
import { cleanPaste, leftOutText } from './cleanPaste.ts';

let editor: Editor | undefined;
afterEach(() => editor?.destroy());

function pasted(html: string): string {
  editor = new Editor({
    extensions,
    editorProps: { transformPastedHTML: (copied) => cleanPaste(copied).html },
  });
  editor.view.pasteHTML(html);
  return toHtml(editor.state.doc);
}

const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body lang=EN-GB>
<!--StartFragment-->
<h1 style='margin-top:12pt'><span style='font-size:20pt;color:#2F5496'>Fees and charges<o:p></o:p></span></h1>
<p class=MsoNormal><b><span style='font-size:11pt'>Management</span></b> fee, see <a href="https://example.org/fees"><span style='color:blue;text-decoration:underline'>the table</span></a>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>·<span style='font:7pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>First</p>
<p class=MsoListParagraphCxSpMiddle style='text-indent:-18pt;mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span>Deep one</p>
<p class=MsoListParagraphCxSpMiddle style='text-indent:-18pt;mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>2.<span>&nbsp;</span></span>Deep <i>two</i></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18pt;mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;</span></span>Second</p>
<p class=MsoNormal>Between</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>3)<span>&nbsp;</span></span>Third step</p>
<table class=MsoTableGrid border=1><tr><td width=312 valign=top style='width:233.75pt'><p class=MsoNormal>Charge</p></td><td><p class=MsoNormal align=right style='text-align:right'>Rate</p></td></tr><tr><td colspan=2><p class=MsoNormal>One</p><p class=MsoNormal>Two</p></td></tr></table>
<p class=MsoNormal><img width=20 src="file:///C:/Temp/image001.png"><a href="file:///C:/secret.docx">A file</a></p>
<!--EndFragment--></body></html>`;

it('takes headings, lists, tables and links over from Word', () => {
  expect(pasted(word)).toBe(
    '<h2>Fees and charges</h2>' +
      '<p><strong>Management</strong> fee, see <a href="https://example.org/fees">the table</a>.</p>' +
      '<ul><li>First<ol><li>Deep one</li><li>Deep <em>two</em></li></ol></li><li>Second</li></ul>' +
      '<p>Between</p><ol start="3"><li>Third step</li></ol>' +
      '<table><tbody><tr><td>Charge</td><td><p style="text-align:end">Rate</p></td></tr>' +
      '<tr><td colspan="2"><p>One</p><p>Two</p></td></tr></tbody></table><p>A file</p>',
  );
  expect(leftOutText(cleanPaste(word).leftOut)).toBe(
    'Left out of what was pasted: 1 picture, 1 link. Insert pictures with the Picture button.',
  );
});

it('takes a sheet over from Excel, numbers at the end', () => {
  const excel = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style>.xl65{color:red}</style></head><body>
<table border=0 cellpadding=0 cellspacing=0 width=192><!--StartFragment--><col width=64 span=2><tr height=20><td height=20 class=xl65 width=64>Fund</td><td class=xl65>NAV</td></tr>
<tr height=20><td height=20>Money&nbsp;Market</td><td class=xl66 align=right x:num>100.4127</td></tr><tr><td></td><td>(1,250)</td></tr><!--EndFragment--></table></body></html>`;
  expect(pasted(excel)).toBe(
    '<table><tbody><tr><td>Fund</td><td>NAV</td></tr>' +
      '<tr><td>Money&nbsp;Market</td><td style="text-align:end">100.4127</td></tr>' +
      '<tr><td></td><td style="text-align:end">(1,250)</td></tr></tbody></table>',
  );
});

it('takes text over from Google Docs', () => {
  const docs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr" style="line-height:1.38"><span style="font-size:16pt;font-weight:700">How to invest</span></h2><p dir="ltr" style="text-align:center"><span style="font-weight:700;color:#000">Open</span><span style="font-weight:400"> an </span><span style="font-style:italic">account</span><span style="vertical-align:super">2</span> <a href="https://www.google.com/url?q=https://example.org/a&amp;sa=D" style="text-decoration:none"><span style="text-decoration:underline;color:#15c">here</span></a></p><ul style="margin:0"><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>One</span></p></li><ul><li dir="ltr" aria-level="2"><p role="presentation"><span>Deep</span></p></li></ul><li><p><span>Two</span></p></li></ul><div dir="ltr" align="left"><table><colgroup><col width="302"/></colgroup><tbody><tr style="height:0pt"><td style="border:1px"><p dir="ltr"><span style="font-weight:700">Cell</span></p></td></tr></tbody></table></div><br class="x"/></b>`;
  expect(pasted(docs)).toBe(
    '<h2>How to invest</h2>' +
      '<p style="text-align:center"><strong>Open</strong> an <em>account</em><sup>2</sup> <a href="https://example.org/a">here</a></p>' +
      '<ul><li>One<ul><li>Deep</li></ul></li><li>Two</li></ul>' +
      '<table><tbody><tr><td><strong>Cell</strong></td></tr></tbody></table>',
  );
});

it('takes nothing over that could run, load or lead elsewhere', () => {
  const hostile =
    '<p onclick="x()">a<script>alert(1)</script><a href="javascript:alert(1)">b</a><object data="https://example.org"></object><img src="https://example.org/a.png" onerror="x()"></p><svg onload="x()"></svg>';
  expect(pasted(hostile)).toBe('<p>ab</p>');
  expect(leftOutText(cleanPaste(hostile).leftOut)).toBe(
    'Left out of what was pasted: 1 link, 2 embedded parts, 1 picture. Insert pictures with the Picture button.',
  );
});

it('leaves what was copied in the editor itself as it is', () => {
  const own = '<div data-pm-slice="0 0 []" data-callout="note"><p>Words</p></div>';
  expect(cleanPaste(own)).toEqual({ html: own, leftOut: new Map() });
});
