import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Prose } from './Prose.tsx';

const meta = {
  title: 'Components/Prose',
  component: Prose,
  parameters: {
    docs: {
      description: {
        component:
          'An article from the content system, already sanitised. Not for interfaces and not for text from a visitor.',
      },
    },
  },
} satisfies Meta<typeof Prose>;

export default meta;
type Story = StoryObj<typeof meta>;

const english = `<h2>What the fund buys</h2><p>The fund holds <strong>treasury bills</strong> and placements with <a href="#banks">rated banks</a>. It is <em>not</em> a deposit.</p><ul><li>Bills of up to one year</li><li>Placements<ul><li>overnight</li><li>up to 90 days</li></ul></li></ul><blockquote><p>Past performance is not necessarily indicative of future results.</p></blockquote><h3>Fees</h3><table><caption>Charged daily, shown per year</caption><thead><tr><th scope="col">Fee</th><th scope="col">Rate</th></tr></thead><tbody><tr><th scope="row">Management</th><td>0.55%</td></tr><tr><th scope="row">Total expense ratio</th><td>0.94%</td></tr></tbody></table><ol><li>Choose a fund</li><li>Open an account</li></ol>`;
const urdu = `<h2>فنڈ کیا خریدتا ہے</h2><p>فنڈ <strong>ٹریژری بلز</strong> اور <a href="#banks">درجہ بند بینکوں</a> میں رقم رکھتا ہے۔ یہ بینک ڈپازٹ نہیں ہے۔</p><ul><li>ایک سال تک کے بلز</li><li>نوے دن تک کی رقوم</li></ul><blockquote><p>ماضی کی کارکردگی لازمی طور پر مستقبل کے نتائج کی ضمانت نہیں۔</p></blockquote><table><thead><tr><th scope="col">فیس</th><th scope="col">شرح</th></tr></thead><tbody><tr><th scope="row">مینجمنٹ</th><td><bdi dir="ltr">0.55%</bdi></td></tr></tbody></table>`;

export const English: Story = {
  args: { html: english },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('table', { name: 'Charged daily, shown per year' })).toBeVisible();
    await expect(canvas.getByRole('link').getAttribute('href')).toBe('#banks');
  },
};

export const Urdu: Story = {
  globals: { dir: 'rtl' },
  args: { html: urdu },
  play: async ({ canvasElement }) => {
    const quote = canvasElement.querySelector('blockquote');
    await expect(getComputedStyle(quote ?? canvasElement).borderRightWidth).toBe('3px');
    const strong = getComputedStyle(within(canvasElement).getByText('ٹریژری بلز'));
    await expect([strong.fontFamily.includes('Naskh'), strong.fontWeight]).toEqual([false, '400']);
  },
};

const rest = (words: string) =>
  `<h4>${words}</h4><h5>${words}</h5><p style="text-align:center">${words} <mark>${words}</mark> <u>${words}</u> <s>${words}</s> <small>${words}</small> <code>NAV = 10.0412</code> x<sub>1</sub> m<sup>2</sup> <abbr title="${words}">NAV</abbr></p><pre>units = 10,000 / 100.4127\n      = 99.5890</pre><dl><dt>${words}</dt><dd>${words}</dd></dl><ol type="a" start="3"><li>${words}</li><li>${words}</li></ol><hr /><table><colgroup><col span="2" /></colgroup><tbody><tr><th scope="row">${words}</th><td style="text-align:end">1.20%</td></tr></tbody><tfoot><tr><th scope="row">${words}</th><td style="text-align:end">2.40%</td></tr></tfoot></table><div>${words}</div><div data-callout="note"><p>${words}</p></div><div data-callout="warning"><p>${words}</p></div>`;

export const Rarer: Story = {
  args: { html: rest('Fees and taxes') },
  play: async ({ canvasElement }) => {
    const list = canvasElement.querySelector('ol');
    await expect(getComputedStyle(list ?? canvasElement).listStyleType).toBe('lower-alpha');
    await expect(getComputedStyle(within(canvasElement).getAllByText('1.20%')[0] ?? canvasElement).textAlign).toBe(
      'end',
    );
  },
};

export const RarerUrdu: Story = { globals: { dir: 'rtl' }, args: { html: rest('فیس اور ٹیکس') } };

const blocks = (words: string, link: string) =>
  `<p>${words} <span data-fund-figure="nav"><strong><bdi dir="ltr">100.4127</bdi></strong> <small>(NAV, 20 Nov 2026)</small></span> ${words}</p><ul data-block="documents"><li><a href="#a">${link}</a> <small><bdi dir="ltr">PDF</bdi>, 1.2 MB</small></li><li><a href="#b">${link}</a> <small><bdi dir="ltr">PDF</bdi>, 340 KB</small></li></ul><div data-block="questions"><details><summary>${words}?</summary><p>${words}</p></details></div><div data-embed="youtube:dQw4w9WgXcQ"><a href="#c">${link}</a> <small>YouTube</small></div>`;

export const Blocks: Story = {
  args: { html: blocks('The price today', 'Fund manager report') },
  play: async ({ canvasElement }) => {
    const answer = within(canvasElement).getAllByText('The price today').at(-1) ?? canvasElement;
    await expect(answer).not.toBeVisible();
    within(canvasElement).getByText('The price today?').click();
    await expect(answer).toBeVisible();
  },
};

export const BlocksUrdu: Story = { globals: { dir: 'rtl' }, args: { html: blocks('آج کی قیمت', 'فنڈ رپورٹ') } };

export const Short: Story = {
  args: { html: '<p>Prices are announced on <strong>business days</strong>.</p>' },
  play: async ({ canvasElement }) => {
    const { classList } = within(canvasElement).getByText(/Prices/).parentElement ?? canvasElement;
    await expect(classList).toHaveLength(1);
  },
};

export const Narrow: Story = {
  args: { html: english.replaceAll('<td>', '<td>0000000000000000000000000000000000000000000000000000000000 ') },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('table').getBoundingClientRect().width).toBeLessThanOrEqual(320);
  },
};
