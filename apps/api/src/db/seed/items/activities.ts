import type { Scene } from '../sceneSvg.ts';
import type { SeedItem } from '../types.ts';

export interface SeedActivity extends SeedItem<'activity', 'title' | 'place' | 'summary' | 'body', 'album' | 'image'> {
  album?: string;
  scene?: Scene;
}

const events: readonly SeedActivity[] = [
  {
    title: 'First steps in saving: the evening in Lahore',
    slug: 'first-steps-in-saving-lahore',
    kind: 'event',
    date: '2026-12-12',
    from: '18:00',
    until: '20:00',
    place: 'Lahore',
    summary: 'Two hours, no forms, no sales: what a fund is, with one household’s budget on one sheet of paper.',
    body: `<p>You will see how a price is made each evening, what the five levels of risk mean in rupees, and what a year costs. Bring your questions; what was asked most appears here afterwards.</p>
<h2>The evening</h2>
<ul>
<li><strong>18:00</strong>: doors open, tea.</li>
<li><strong>18:30</strong>: what happens to 10,000 rupees in a fund.</li>
<li><strong>19:30</strong>: questions, in English and Urdu.</li>
</ul>
<h2>Before you come</h2>
<p>Entry is free and needs no booking. To read on beforehand, begin with <a href="/investor-education">investor education</a>; the evening in Karachi is described under <a href="/downloads/activities-events/first-steps-in-saving-2026">November</a>.</p>`,
    ur: {
      title: 'بچت کا پہلا قدم: لاہور کی شام',
      place: 'لاہور',
      summary: 'دو گھنٹے، نہ کوئی فارم، نہ کوئی فروخت: فنڈ کیا ہے، ایک گھرانے کے بجٹ اور کاغذ کے ایک صفحے کے ساتھ۔',
      body: `<p>آپ دیکھیں گے کہ ہر شام قیمت کیسے بنتی ہے، خطرے کے پانچ درجوں کا روپوں میں کیا مطلب ہے، اور ایک سال کی لاگت کیا ہے۔ اپنے سوال ساتھ لائیں؛ جو سب سے زیادہ پوچھا گیا، وہ بعد میں یہاں درج ہو گا۔</p>
<h2>شام کا پروگرام</h2>
<ul>
<li><strong>شام 6 بجے:</strong> آمد اور چائے۔</li>
<li><strong>شام ساڑھے 6 بجے:</strong> فنڈ میں دس ہزار روپے کے ساتھ کیا ہوتا ہے۔</li>
<li><strong>شام ساڑھے 7 بجے:</strong> سوال جواب، اردو اور انگریزی میں۔</li>
</ul>
<h2>آنے سے پہلے</h2>
<p>داخلہ مفت ہے اور بکنگ کی ضرورت نہیں۔ پہلے سے کچھ پڑھنا چاہیں تو <a href="/ur/investor-education">سرمایہ کاری کی تعلیم</a> سے آغاز کریں؛ کراچی کی شام کا احوال <a href="/ur/downloads/activities-events/first-steps-in-saving-2026">نومبر</a> میں درج ہے۔</p>`,
    },
  },
  {
    title: 'First steps in saving: an evening for people who have never invested',
    slug: 'first-steps-in-saving-2026',
    kind: 'event',
    date: '2026-11-04',
    from: '18:00',
    until: '20:00',
    place: 'Karachi',
    scene: 'audience',
    album: 'first-steps-in-saving',
    summary: 'Sixty people, no sales talk, and an hour for questions. What was asked most, and what we answered.',
    body: `<p>The evening is for people who keep their savings in a bank account because nobody has ever explained the rest to them. Nothing is sold, and no account can be opened on the spot.</p>
<h2>What was asked most</h2>
<ul>
<li><strong>“Can I lose everything?”</strong> In a fund that holds many securities, hardly; a part of it, certainly. How large that part may be is what the risk profile says.</li>
<li><strong>“When can I have my money back?”</strong> On any business day, at the price of that day. That the price may then be lower is the actual question.</li>
<li><strong>“Is it allowed?”</strong> For those who ask it for reasons of faith, there is a fund with a Shariah adviser.</li>
</ul>
<h2>The next evening</h2>
<p>Sessions follow in Lahore and Multan. Dates appear here four weeks ahead.</p>`,
    ur: {
      title: 'بچت کا پہلا قدم: پہلی بار سرمایہ کاری کرنے والوں کے لیے ایک شام',
      place: 'کراچی',
      summary:
        'ساٹھ افراد، فروخت کی کوئی بات نہیں، اور سوالوں کے لیے پورا ایک گھنٹہ۔ سب سے زیادہ کیا پوچھا گیا اور ہم نے کیا بتایا۔',
      body: `<p>یہ شام ان لوگوں کے لیے ہے جو اپنی بچت بینک اکاؤنٹ میں اس لیے رکھتے ہیں کہ باقی راستے انہیں کسی نے سمجھائے ہی نہیں۔ یہاں کچھ بیچا نہیں جاتا، اور موقع پر اکاؤنٹ بھی نہیں کھولا جاتا۔</p>
<h2>سب سے زیادہ کیا پوچھا گیا</h2>
<ul>
<li><strong>”کیا ساری رقم ڈوب سکتی ہے؟“</strong> جس فنڈ میں بہت سی سیکیورٹیز ہوں، اس میں شاید ہی؛ ایک حصہ ضرور گھٹ سکتا ہے۔ وہ حصہ کتنا ہو سکتا ہے، یہ خطرے کی سطح بتاتی ہے۔</li>
<li><strong>”رقم کب واپس مل سکتی ہے؟“</strong> کسی بھی کاروباری دن، اس دن کی قیمت پر۔ اصل سوال یہ ہے کہ اس دن قیمت کم بھی ہو سکتی ہے۔</li>
<li><strong>”کیا یہ جائز ہے؟“</strong> جو دینی اعتبار سے پوچھتے ہیں، ان کے لیے ایسا فنڈ موجود ہے جس کا شریعہ ایڈوائزر ہے۔</li>
</ul>
<h2>اگلی شام</h2>
<p>اگلی نشستیں لاہور اور ملتان میں ہوں گی۔ تاریخیں چار ہفتے پہلے یہاں درج کی جائیں گی۔</p>`,
    },
  },
  {
    title: 'Market breakfast after the third quarter',
    slug: 'market-breakfast-october-2026',
    kind: 'event',
    date: '2026-10-15',
    from: '08:30',
    until: '09:30',
    place: 'Lahore',
    scene: 'questions',
    summary:
      'The chief investment officer on rates, shares and what the team got wrong, with forty minutes of questions.',
    body: `<p>Four times a year the chief investment officer explains what the funds did in the quarter and why. The talk takes twenty minutes; the questions take longer.</p>
<h2>In short</h2>
<ul>
<li>Income funds gained from falling yields, and hold shorter paper now than in July.</li>
<li>The equity funds lagged their benchmark, since the team sold banks too early. The reasoning is in the report.</li>
<li>Nobody knows where the policy rate goes. The portfolios are built so that nobody has to.</li>
</ul>`,
    ur: {
      title: 'تیسری سہ ماہی کے بعد ناشتے پر گفتگو',
      place: 'لاہور',
      summary: 'شرحِ سود، حصص اور ٹیم کی غلطیوں پر چیف انویسٹمنٹ آفیسر کی گفتگو، اور چالیس منٹ کے سوال جواب۔',
      body: `<p>سال میں چار بار چیف انویسٹمنٹ آفیسر بتاتا ہے کہ سہ ماہی میں فنڈز نے کیا کیا اور کیوں۔ گفتگو بیس منٹ کی ہوتی ہے؛ سوال اس سے زیادہ وقت لیتے ہیں۔</p>
<h2>مختصراً</h2>
<ul>
<li>منافع کی شرح گرنے سے انکم فنڈز کو فائدہ ہوا، اور اب ان میں جولائی کے مقابلے میں کم مدت کی سیکیورٹیز ہیں۔</li>
<li>ایکویٹی فنڈز اپنے معیار سے پیچھے رہے، کیونکہ ٹیم نے بینکوں کے حصص جلد بیچ دیے۔ وجہ رپورٹ میں درج ہے۔</li>
<li>پالیسی ریٹ کہاں جائے گا، کوئی نہیں جانتا۔ پورٹ فولیو اس طرح بنائے گئے ہیں کہ جاننا ضروری نہ ہو۔</li>
</ul>`,
    },
  },
  {
    title: 'How funds work: a talk on campus',
    slug: 'campus-talk-faisalabad-2026',
    kind: 'activity',
    date: '2026-09-24',
    place: 'Faisalabad',
    scene: 'speaker',
    summary: 'Two hundred students, one question: what would you do with the first salary?',
    body: `<p>We speak to students of every subject, not to those of finance alone. The talk begins with a first salary and ends with the word “diversification”, which by then nobody needs to have explained.</p>
<p>Universities that would like to have us can <a href="/customer-service/contact-us">write to us</a>. We come without brochures.</p>`,
    ur: {
      title: 'فنڈ کیسے کام کرتے ہیں: یونیورسٹی میں گفتگو',
      place: 'فیصل آباد',
      summary: 'دو سو طلبہ اور ایک سوال: پہلی تنخواہ کا آپ کیا کریں گے؟',
      body: `<p>ہم صرف مالیات کے نہیں، ہر مضمون کے طلبہ سے بات کرتے ہیں۔ گفتگو پہلی تنخواہ سے شروع ہو کر ”تنوع“ کے لفظ پر ختم ہوتی ہے، جسے تب تک سمجھانے کی ضرورت نہیں رہتی۔</p>
<p>جو یونیورسٹیاں ہمیں بلانا چاہیں، وہ <a href="/ur/customer-service/contact-us">ہمیں لکھیں</a>۔ ہم بروشر لے کر نہیں آتے۔</p>`,
    },
  },
  {
    title: 'A hundred trees behind the office',
    slug: 'tree-planting-2026',
    kind: 'activity',
    date: '2026-08-07',
    place: 'Karachi',
    scene: 'trees',
    summary: 'What the staff planted in the rains of August, and who waters it.',
    body: `<p>Planting is the easy part. Each department has taken on a row and waters it until the trees can do without; a list at the gate shows whose turn it is. Last year’s list had gaps, and twelve trees with it. This year it is checked on Mondays.</p>`,
    ur: {
      title: 'دفتر کے پیچھے سو درخت',
      place: 'کراچی',
      summary: 'اگست کی بارشوں میں عملے نے کیا لگایا، اور پانی کون دیتا ہے۔',
      body: `<p>پودا لگانا آسان ہے۔ ہر شعبے نے ایک قطار اپنے ذمے لی ہے اور جب تک درخت خود نہ سنبھل جائیں، اسے پانی دیتا ہے؛ دروازے پر لگی فہرست بتاتی ہے کہ آج کس کی باری ہے۔ پچھلے سال فہرست میں ناغے تھے اور بارہ درخت سوکھ گئے۔ اس سال ہر پیر کو فہرست دیکھی جاتی ہے۔</p>`,
    },
  },
];

const awards: readonly SeedActivity[] = [
  {
    title: 'Service award 2026',
    slug: 'service-award-2026',
    kind: 'award',
    date: '2026-09-11',
    place: 'Karachi',
    scene: 'trophy',
    album: 'service-award-2026',
    summary:
      'For the team whose investors stayed, whose papers were complete, and whose complaints were settled in time.',
    body: `<p>The award is deliberately not for volume. A sale that an investor regrets counts against it, and so does a form that had to be sent back.</p>
<h2>The result</h2>
<ul>
<li><strong>First</strong>: the investor centre in Multan, with no complaint older than five days.</li>
<li><strong>Second</strong>: the main investor centre in Karachi, for complete papers.</li>
<li><strong>Third</strong>: the team that answers on the phone, for what callers said afterwards.</li>
</ul>`,
    ur: {
      title: 'سروس ایوارڈ 2026',
      place: 'کراچی',
      summary: 'اس ٹیم کے لیے جس کے سرمایہ کار ساتھ رہے، جس کے کاغذات مکمل تھے، اور جس نے شکایات بروقت نمٹائیں۔',
      body: `<p>یہ ایوارڈ فروخت کی مقدار پر نہیں دیا جاتا۔ جس فروخت پر سرمایہ کار پچھتائے، وہ نمبر کم کرتی ہے، اور وہ فارم بھی جو واپس بھیجنا پڑے۔</p>
<h2>نتیجہ</h2>
<ul>
<li><strong>پہلا انعام:</strong> انویسٹر سینٹر ملتان، جہاں کوئی شکایت پانچ دن سے پرانی نہیں۔</li>
<li><strong>دوسرا انعام:</strong> مرکزی انویسٹر سینٹر کراچی، مکمل کاغذات پر۔</li>
<li><strong>تیسرا انعام:</strong> فون پر جواب دینے والی ٹیم، کال کرنے والوں کی رائے پر۔</li>
</ul>`,
    },
  },
  {
    title: 'Distributor of the year 2025',
    slug: 'distributor-of-the-year-2025',
    kind: 'award',
    date: '2025-12-12',
    place: 'Lahore',
    scene: 'steps',
    summary: 'Sample Savings Bank, for asking about goal and horizon in every conversation that we listened to.',
    body: `<p>Test callers asked twelve distributors the same question: “I have some money for two years, what shall I buy?” Only those who asked back could win.</p>`,
    ur: {
      title: 'سال کا بہترین ڈسٹری بیوٹر 2025',
      place: 'لاہور',
      summary: 'سیمپل سیونگز بینک، کیونکہ ہماری سنی ہوئی ہر گفتگو میں اس نے پہلے مقصد اور مدت پوچھی۔',
      body: `<p>جانچ کے لیے بارہ ڈسٹری بیوٹرز سے ایک ہی سوال پوچھا گیا: ”میرے پاس دو سال کے لیے کچھ رقم ہے، کیا خریدوں؟“ جیت صرف اس کی ہو سکتی تھی جس نے جواب سے پہلے خود سوال کیا۔</p>`,
    },
  },
  {
    title: 'Trainee of the year 2025',
    slug: 'trainee-of-the-year-2025',
    kind: 'award',
    date: '2025-09-05',
    place: 'Karachi',
    scene: 'team',
    summary: 'For a letter about redemptions that everybody understood at the first reading.',
    body: `<p>Each trainee rewrites one letter that investors find hard to understand. The best is used from the next month on. This year’s brought the calls about redemptions down by a third.</p>`,
    ur: {
      title: 'سال کا بہترین زیرِ تربیت رکن 2025',
      place: 'کراچی',
      summary: 'رقم کی واپسی کے بارے میں ایسے خط پر جو ہر ایک نے پہلی بار میں سمجھ لیا۔',
      body: `<p>ہر زیرِ تربیت رکن ایک ایسا خط دوبارہ لکھتا ہے جو سرمایہ کاروں کو مشکل لگتا ہو۔ سب سے اچھا خط اگلے مہینے سے استعمال ہوتا ہے۔ اس سال کے خط سے رقم کی واپسی کے بارے میں آنے والی کالیں ایک تہائی کم ہو گئیں۔</p>`,
    },
  },
];

export const activities: readonly SeedActivity[] = [...events, ...awards];
