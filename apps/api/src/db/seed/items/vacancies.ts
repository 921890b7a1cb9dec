import type { SeedItem } from '../types.ts';

export interface SeedVacancy
  extends SeedItem<'vacancy', 'title' | 'department' | 'city' | 'summary' | 'body', 'date' | 'closingDate'> {
  /** Days before the day of seeding. */
  postedBefore: number;
  /** Days after it; negative for a position that is closed already, none for one that stays open. */
  closesIn?: number;
}

export const vacancies: readonly SeedVacancy[] = [
  {
    title: 'Investment analyst, fixed income',
    slug: 'investment-analyst-fixed-income',
    department: 'Investments and research',
    city: 'Karachi',
    employment: 'full-time',
    openings: 1,
    postedBefore: 5,
    closesIn: 26,
    summary:
      'You examine issuers and maturities for our money market and income funds, and write what you found so that others can act on it.',
    body: `<h2>What you will do</h2>
<ul>
<li>Analyse treasury, bank and corporate paper, and write an opinion before anything is bought.</li>
<li>Follow the issuers whose paper the funds hold, quarter by quarter.</li>
<li>Contribute the fixed income pages of the monthly fund manager’s report.</li>
</ul>
<h2>What you bring</h2>
<ul>
<li>A degree in finance, economics, mathematics or a field in which you learned to argue with numbers.</li>
<li>One to three years of work with bonds or credit, or the first level of a professional charter.</li>
<li>English that a reader enjoys; Urdu to explain the same to an investor.</li>
</ul>
<h2>What we offer</h2>
<p>A mentor in the first year, time and fees for examinations, and the pay band of grade 3, which we tell you in the first conversation.</p>`,
    ur: {
      title: 'انویسٹمنٹ اینالسٹ، فکسڈ انکم',
      department: 'سرمایہ کاری اور تحقیق',
      city: 'کراچی',
      summary:
        'آپ ہمارے منی مارکیٹ اور انکم فنڈز کے لیے جاری کنندگان اور مدتوں کا جائزہ لیں گے، اور نتیجہ ایسے لکھیں گے کہ دوسرے اس پر عمل کر سکیں۔',
      body: `<h2>آپ کا کام</h2>
<ul>
<li>سرکاری، بینکی اور کارپوریٹ سیکیورٹیز کا تجزیہ، اور ہر خریداری سے پہلے تحریری رائے۔</li>
<li>جن اداروں کی سیکیورٹیز فنڈز میں ہیں، ان پر ہر سہ ماہی نظر رکھنا۔</li>
<li>ماہانہ فنڈ منیجر رپورٹ کے فکسڈ انکم کے صفحات تیار کرنا۔</li>
</ul>
<h2>آپ میں کیا ہونا چاہیے</h2>
<ul>
<li>مالیات، معاشیات، ریاضی یا کسی ایسے مضمون کی ڈگری جس نے اعداد سے دلیل دینا سکھایا ہو۔</li>
<li>بانڈ یا قرض کے شعبے میں ایک سے تین سال کا تجربہ، یا کسی پیشہ ورانہ سند کا پہلا درجہ۔</li>
<li>رواں انگریزی تحریر، اور اردو میں سرمایہ کار کو وہی بات سمجھانے کی صلاحیت۔</li>
</ul>
<h2>ہم کیا دیتے ہیں</h2>
<p>پہلے سال میں ایک رہنما، امتحانات کے لیے وقت اور فیس، اور گریڈ 3 کی تنخواہ، جو ہم پہلی ہی ملاقات میں بتا دیتے ہیں۔</p>`,
    },
  },
  {
    title: 'Investor service officer',
    slug: 'investor-service-officer',
    department: 'Advice and service',
    city: 'Lahore',
    employment: 'full-time',
    openings: 2,
    postedBefore: 11,
    closesIn: 20,
    summary:
      'You are the person whom investors meet: at the counter, on the phone and in writing, in Urdu and English.',
    body: `<h2>What you will do</h2>
<ul>
<li>Open accounts, check papers and explain risk, cost and cut-off times before anybody signs.</li>
<li>Answer enquiries the same day, and take complaints seriously enough to write them down.</li>
<li>Tell us which of our forms and letters nobody understands.</li>
</ul>
<h2>What you bring</h2>
<ul>
<li>Patience, a clear hand, and joy in explaining.</li>
<li>A degree, and the distributor’s certification, or the will to pass it within six months.</li>
</ul>
<h2>What we offer</h2>
<p>Two weeks of training before the first day at the counter, and a working week that ends on Friday with one Saturday a month.</p>`,
    ur: {
      title: 'انویسٹر سروس آفیسر',
      department: 'مشورہ اور خدمت',
      city: 'لاہور',
      summary: 'سرمایہ کار جس سے ملتے ہیں، وہ آپ ہوں گے: کاؤنٹر پر، فون پر اور تحریر میں، اردو اور انگریزی دونوں میں۔',
      body: `<h2>آپ کا کام</h2>
<ul>
<li>اکاؤنٹ کھولنا، کاغذات جانچنا، اور دستخط سے پہلے خطرہ، اخراجات اور مقررہ اوقات سمجھانا۔</li>
<li>سوالوں کا جواب اسی دن دینا، اور ہر شکایت کو اتنی سنجیدگی سے لینا کہ وہ تحریر میں آئے۔</li>
<li>ہمیں بتانا کہ ہمارا کون سا فارم یا خط کسی کی سمجھ میں نہیں آتا۔</li>
</ul>
<h2>آپ میں کیا ہونا چاہیے</h2>
<ul>
<li>تحمل، صاف گوئی، اور سمجھانے کا شوق۔</li>
<li>کوئی ڈگری، اور ڈسٹری بیوٹر کی سند، یا اسے چھ ماہ میں حاصل کرنے کا ارادہ۔</li>
</ul>
<h2>ہم کیا دیتے ہیں</h2>
<p>کاؤنٹر پر پہلے دن سے قبل دو ہفتے کی تربیت؛ پیر سے جمعہ کام، اور مہینے میں صرف ایک بار ہفتے کو۔</p>`,
    },
  },
  {
    title: 'Internship in operations',
    slug: 'internship-in-operations',
    department: 'Operations',
    city: 'Karachi',
    employment: 'internship',
    openings: 3,
    postedBefore: 2,
    closesIn: 40,
    summary:
      'Three months in which you learn how a price is made: from the trades of the day to the number on the first page.',
    body: `<h2>What you will learn</h2>
<ul>
<li>How holdings are valued, fees accrued and units counted before a NAV is announced.</li>
<li>How requests are checked, and why the stamp on a form decides the price.</li>
<li>How two people check one another, and what they do when they differ.</li>
</ul>
<h2>Who can apply</h2>
<p>Students of any subject in their last two years. The internship is paid. You finish with a short talk about one thing that we should do differently.</p>`,
    ur: {
      title: 'آپریشنز میں انٹرن شپ',
      department: 'آپریشنز',
      city: 'کراچی',
      summary: 'تین مہینے جن میں آپ سیکھیں گے کہ قیمت کیسے بنتی ہے: دن بھر کے سودوں سے لے کر پہلے صفحے پر درج عدد تک۔',
      body: `<h2>آپ کیا سیکھیں گے</h2>
<ul>
<li>این اے وی کے اعلان سے پہلے اثاثوں کی مالیت، فیس کا حساب اور یونٹوں کی گنتی کیسے ہوتی ہے۔</li>
<li>درخواستیں کیسے جانچی جاتی ہیں، اور فارم پر لگی مہر قیمت کا فیصلہ کیوں کرتی ہے۔</li>
<li>دو افراد ایک دوسرے کے کام کی جانچ کیسے کرتے ہیں، اور اختلاف ہو تو کیا کرتے ہیں۔</li>
</ul>
<h2>کون درخواست دے سکتا ہے</h2>
<p>کسی بھی مضمون کے آخری دو سال کے طلبہ۔ انٹرن شپ کا معاوضہ دیا جاتا ہے۔ آخر میں آپ ایک مختصر گفتگو میں بتاتے ہیں کہ ہمیں کون سا ایک کام مختلف طریقے سے کرنا چاہیے۔</p>`,
    },
  },
  {
    title: 'Compliance officer',
    slug: 'compliance-officer',
    department: 'Risk, compliance and audit',
    city: 'Karachi',
    employment: 'full-time',
    openings: 1,
    postedBefore: 60,
    closesIn: -9,
    summary: 'You read new rules before they are due and see to it that the company follows them in time.',
    body: `<h2>What you will do</h2>
<ul>
<li>Follow circulars and directives, and turn each into a list of what changes for whom.</li>
<li>Keep the registers of conflicts, gifts and complaints.</li>
<li>Examine advertising before it is published.</li>
</ul>
<h2>What you bring</h2>
<p>A degree in law, accounting or finance, and three years in a regulated company.</p>`,
    ur: {
      title: 'کمپلائنس آفیسر',
      department: 'رسک، کمپلائنس اور آڈٹ',
      city: 'کراچی',
      summary: 'آپ نئے قواعد ان کے نفاذ سے پہلے پڑھیں گے اور دیکھیں گے کہ کمپنی ان پر بروقت عمل کرے۔',
      body: `<h2>آپ کا کام</h2>
<ul>
<li>سرکلر اور ہدایات پر نظر رکھنا، اور لکھنا کہ کس کے لیے کیا بدلا ہے۔</li>
<li>مفادات کے ٹکراؤ، تحائف اور شکایات کے رجسٹر رکھنا۔</li>
<li>تشہیری مواد شائع ہونے سے پہلے اس کی جانچ کرنا۔</li>
</ul>
<h2>آپ میں کیا ہونا چاہیے</h2>
<p>قانون، اکاؤنٹنگ یا مالیات کی ڈگری، اور کسی زیرِ نگرانی کمپنی میں تین سال کا تجربہ۔</p>`,
    },
  },
];
