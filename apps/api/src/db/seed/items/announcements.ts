import type { SeedArticle } from './article.ts';

export const announcements: readonly SeedArticle[] = [
  {
    title: 'Supplement to the offering document of Sample Income Growth Fund, effective 1st Dec 2026',
    slug: 'supplement-income-growth-fund-december-2026',
    kind: 'announcement',
    date: '2026-11-18',
    summary:
      'Standing instructions pay half the front-end load from December. Investments made before stay as they are.',
    body: `<p>With effect from 1st Dec 2026, units of <a href="/sample-income-growth-fund">Sample Income Growth Fund</a> that are bought through a standing instruction carry half the front-end load that other purchases carry.</p>
<h2>What changes</h2>
<ul>
<li>The load on standing instructions falls from 2 % to 1 % of the offer price.</li>
<li>A standing instruction that exists already gets the lower load from its next date on.</li>
<li>Everything else in the offering document stays.</li>
</ul>
<h2>What you need to do</h2>
<p>Nothing. Whoever does not agree with the supplement may redeem until 30th Nov 2026 without a back-end load. The text is under <a href="/downloads/offering-document">offering documents</a>.</p>`,
    ur: {
      title: 'سیمپل انکم گروتھ فنڈ کے آفرنگ ڈاکیومنٹ کا ضمیمہ، 1 دسمبر 2026 سے مؤثر',
      summary: 'دسمبر سے مستقل ہدایات پر فرنٹ اینڈ لوڈ آدھا ہوگا۔ پہلے سے کی گئی سرمایہ کاری پر کوئی اثر نہیں۔',
      body: `<p>1 دسمبر 2026 سے <a href="/ur/sample-income-growth-fund">سیمپل انکم گروتھ فنڈ</a> کے جو یونٹ مستقل ہدایات کے ذریعے خریدے جائیں گے، ان پر عام خریداری کے مقابلے میں آدھا فرنٹ اینڈ لوڈ لگے گا۔</p>
<h2>کیا بدلے گا</h2>
<ul>
<li>مستقل ہدایات پر لوڈ قیمتِ خرید کے <bdi dir="ltr">2%</bdi> سے گھٹ کر <bdi dir="ltr">1%</bdi> ہو جائے گا۔</li>
<li>جو مستقل ہدایت پہلے سے موجود ہے، اس پر اگلی تاریخ سے کم لوڈ لگے گا۔</li>
<li>آفرنگ ڈاکیومنٹ میں اس کے سوا کچھ نہیں بدلے گا۔</li>
</ul>
<h2>آپ کو کیا کرنا ہے</h2>
<p>کچھ نہیں۔ جسے ضمیمے سے اتفاق نہ ہو، وہ 30 نومبر 2026 تک بیک اینڈ لوڈ کے بغیر یونٹ واپس کر سکتا ہے۔ متن <a href="/ur/downloads/offering-document">آفرنگ دستاویزات</a> میں ہے۔</p>`,
    },
  },
  {
    title: 'Sample Cash Management Fund: daily dividends of October credited as units',
    slug: 'cash-management-fund-dividends-october-2026',
    kind: 'announcement',
    date: '2026-11-13',
    summary:
      'The income of every day of October stands in investors’ accounts as units. The price of a unit stays at 100.',
    body: `<p><a href="/sample-cash-management-fund">Sample Cash Management Fund</a> pays its income out every day and reinvests it for you. The units for October were credited on 13th Nov 2026, after deduction of the tax that the law asks for.</p>
<p>Your account statement shows the units, the tax and the price of 100.0000 at which they were issued. Whoever prefers cash can say so on the <a href="/downloads/application-forms">service request form</a>.</p>`,
    ur: {
      title: 'سیمپل کیش مینجمنٹ فنڈ: اکتوبر کا یومیہ منافع یونٹوں کی صورت میں درج کر دیا گیا',
      summary:
        'اکتوبر کے ہر دن کی آمدنی سرمایہ کاروں کے اکاؤنٹ میں یونٹوں کی صورت میں آ گئی۔ یونٹ کی قیمت 100 پر برقرار ہے۔',
      body: `<p><a href="/ur/sample-cash-management-fund">سیمپل کیش مینجمنٹ فنڈ</a> اپنی آمدنی ہر روز تقسیم کرتا اور آپ کے لیے دوبارہ لگا دیتا ہے۔ اکتوبر کے یونٹ قانونی ٹیکس کی کٹوتی کے بعد 13 نومبر 2026 کو درج کیے گئے۔</p>
<p>آپ کی اکاؤنٹ اسٹیٹمنٹ میں یونٹ، ٹیکس اور وہ قیمت، یعنی 100.0000، درج ہے جس پر یونٹ جاری ہوئے۔ جو نقد رقم لینا چاہے، وہ <a href="/ur/downloads/application-forms">خدمت کی درخواست کے فارم</a> پر لکھ دے۔</p>`,
    },
  },
  {
    title: 'The fund manager’s report for October is out',
    slug: 'fund-managers-report-october-2026',
    kind: 'announcement',
    date: '2026-11-09',
    summary: 'Rates, duration and what changed in each portfolio; with the total expense ratio of every fund.',
    body: `<p>The report for October covers all twelve funds, one page each. Three things stand out:</p>
<ul>
<li>The income funds shortened the time to maturity of their holdings.</li>
<li>The equity funds bought into two sectors that they had avoided for a year, and say why.</li>
<li>Every fund’s total expense ratio stands beside its management fee, with and without levies.</li>
</ul>
<p>It is under <a href="/downloads/fund-managers-report">fund managers report</a>. Subscribers to the <a href="/customer-service/subscribe">monthly alert</a> have received it by e-mail.</p>`,
    ur: {
      title: 'اکتوبر کی فنڈ منیجر رپورٹ شائع ہو گئی',
      summary: 'شرحِ سود، مدت اور ہر پورٹ فولیو کی تبدیلیاں؛ ہر فنڈ کے اخراجات کے تناسب کے ساتھ۔',
      body: `<p>اکتوبر کی رپورٹ میں دسوں فنڈز شامل ہیں، ہر ایک کا ایک صفحہ۔ تین باتیں نمایاں ہیں:</p>
<ul>
<li>انکم فنڈز نے اپنی سیکیورٹیز کی مدت کم کر دی ہے۔</li>
<li>ایکویٹی فنڈز نے دو ایسے شعبوں میں خریداری کی جن سے وہ سال بھر دور رہے، اور وجہ بھی لکھی ہے۔</li>
<li>ہر فنڈ کے اخراجات کا مجموعی تناسب اس کی مینجمنٹ فیس کے ساتھ درج ہے، محصولات سمیت اور ان کے بغیر۔</li>
</ul>
<p>رپورٹ <a href="/ur/downloads/fund-managers-report">فنڈ منیجر رپورٹ</a> کے صفحے پر ہے۔ <a href="/ur/customer-service/subscribe">ماہانہ الرٹ</a> پانے والوں کو ای میل بھیج دی گئی ہے۔</p>`,
    },
  },
  {
    title: 'No prices on 25th December: public holiday',
    slug: 'holiday-25-december-2026',
    kind: 'announcement',
    date: '2026-11-16',
    summary: 'Requests that arrive on the holiday get the price of the next business day.',
    body: `<p>Banks and markets are closed on 25th December, so no price is calculated for that day. Requests that reach us after the cut-off of the business day before, or on the holiday itself, get the price of the next business day.</p>
<p>All days without a price in this year are listed under <a href="/publication">publications</a>.</p>`,
    ur: {
      title: '25 دسمبر کو قیمتیں شائع نہیں ہوں گی: عام تعطیل',
      summary: 'تعطیل کے دن ملنے والی درخواستوں پر اگلے کاروباری دن کی قیمت لاگو ہوگی۔',
      body: `<p>25 دسمبر کو بینک اور مارکیٹیں بند رہیں گی، اس لیے اس دن کی قیمت کا حساب نہیں ہوگا۔ جو درخواست اس سے پہلے کے کاروباری دن مقررہ وقت کے بعد، یا خود تعطیل کے دن پہنچے، اس پر اگلے کاروباری دن کی قیمت لاگو ہوگی۔</p>
<p>اس سال کے وہ تمام دن جن کی قیمت نہیں ہوتی، <a href="/ur/publication">مطبوعات</a> میں درج ہیں۔</p>`,
    },
  },
  {
    title: 'Quarterly accounts to 30th Sep 2026 for all open-end funds',
    slug: 'quarterly-accounts-september-2026',
    kind: 'announcement',
    date: '2026-10-30',
    summary: 'The accounts of the first quarter of the fiscal year, for every open-end fund.',
    body: `<p>The accounts for the quarter to 30th Sep 2026 were approved by the board and sent to the regulator. They are not audited; those of the half year will be reviewed by the auditor.</p>
<p>You find them under <a href="/downloads/financial-statements">financial statements</a>. A printed copy is sent to any unit holder who asks for it, free of charge.</p>`,
    ur: {
      title: 'تمام اوپن اینڈ فنڈز کے سہ ماہی گوشوارے، 30 ستمبر 2026 تک',
      summary: 'مالی سال کی پہلی سہ ماہی کے گوشوارے، ہر اوپن اینڈ فنڈ کے۔',
      body: `<p>30 ستمبر 2026 تک کی سہ ماہی کے گوشوارے بورڈ نے منظور کر لیے ہیں اور ریگولیٹر کو بھیج دیے گئے ہیں۔ یہ آڈٹ شدہ نہیں؛ ششماہی گوشواروں کا جائزہ آڈیٹر لے گا۔</p>
<p>یہ <a href="/ur/downloads/financial-statements">مالیاتی گوشواروں</a> کے صفحے پر موجود ہیں۔ جو یونٹ ہولڈر چاہے، اسے چھپی ہوئی نقل بلا معاوضہ بھیجی جاتی ہے۔</p>`,
    },
  },
];
