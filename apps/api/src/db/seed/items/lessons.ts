import type { SeedArticle } from './article.ts';

export const lessons: readonly SeedArticle[] = [
  {
    title: 'What a unit is, and why its price says nothing about value',
    slug: 'what-a-unit-is',
    kind: 'lesson',
    date: '2026-10-12',
    scene: 'tea',
    summary: 'A unit at 60 is not cheaper than one at 110. What counts is what happens to it from today on.',
    body: `<p>Ask ten people which of two funds is cheaper, the one at 60 or the one at 110, and eight will name the first. All eight are wrong, since the question has no answer.</p>
<h2>A slice of the same cake</h2>
<p>A fund is a cake, and the manager decides at the start into how many slices it is cut. Cut it into ten and each slice weighs a tenth; cut it into a hundred and each weighs a hundredth. Whoever pays in the same amount holds the same amount of cake.</p>
<h2>What the price does tell you</h2>
<p>The change. If a unit goes from 60 to 66, you have gained a tenth, exactly as with one that goes from 110 to 121. That is why this site shows changes in per cent beside the price, and the basis of every return.</p>
<h2>What it does not</h2>
<ul>
<li>Whether the fund is dear: a fund’s holdings are valued at the market every day.</li>
<li>Whether it has done well: a fund that pays out all its income stays at 100 for years.</li>
<li>Whether it will do well: nothing tells you that.</li>
</ul>
<p><strong>The question to ask before you invest:</strong> what does the fund hold, what does it cost, and how far may it fall?</p>`,
    ur: {
      title: 'یونٹ کیا ہے، اور اس کی قیمت سے سستا یا مہنگا ہونا کیوں معلوم نہیں ہوتا',
      summary: '60 کا یونٹ 110 کے یونٹ سے سستا نہیں۔ دیکھنا یہ ہے کہ آج کے بعد اس میں کیا تبدیلی آتی ہے۔',
      body: `<p>دس لوگوں سے پوچھیں کہ 60 والا فنڈ سستا ہے یا 110 والا، تو آٹھ پہلے کا نام لیں گے۔ آٹھوں غلط ہوں گے، کیونکہ اس سوال کا کوئی جواب ہی نہیں۔</p>
<h2>ایک ہی کیک کے ٹکڑے</h2>
<p>فنڈ کو کیک سمجھیے؛ منیجر آغاز میں طے کرتا ہے کہ اس کے کتنے ٹکڑے ہوں گے۔ دس کریں تو ہر ٹکڑا دسواں حصہ ہے، سو کریں تو سوواں۔ جس نے برابر رقم دی، اس کے پاس برابر کیک ہے۔</p>
<h2>قیمت سے کیا معلوم ہوتا ہے</h2>
<p>تبدیلی۔ اگر یونٹ 60 سے 66 ہو جائے تو آپ کو دسویں حصے کا فائدہ ہوا، بالکل اسی طرح جیسے 110 سے 121 ہونے پر۔ اسی لیے یہ سائٹ قیمت کے ساتھ فی صد تبدیلی اور ہر منافع کی بنیاد دکھاتی ہے۔</p>
<h2>کیا معلوم نہیں ہوتا</h2>
<ul>
<li>فنڈ مہنگا ہے یا نہیں: اس کے اثاثوں کی قیمت ہر روز مارکیٹ سے لگتی ہے۔</li>
<li>کارکردگی اچھی رہی یا نہیں: جو فنڈ اپنی ساری آمدنی تقسیم کر دے، وہ برسوں 100 پر رہتا ہے۔</li>
<li>کارکردگی اچھی رہے گی یا نہیں: یہ کسی چیز سے معلوم نہیں ہوتا۔</li>
</ul>
<p><strong>سرمایہ کاری سے پہلے یہ پوچھیں:</strong> فنڈ میں کیا ہے، اس پر خرچ کتنا آتا ہے، اور وہ کتنا گر سکتا ہے؟</p>`,
    },
  },
  {
    title: 'A fixed sum each month: what it does when prices fall',
    slug: 'a-fixed-sum-each-month',
    kind: 'lesson',
    date: '2026-08-24',
    scene: 'trees',
    summary: 'Whoever buys for the same sum each month buys more units when they are cheap. An example with figures.',
    body: `<p>Nobody knows the best day to buy. A fixed sum each month is the plainest way of not having to know.</p>
<h2>An example</h2>
<p>You invest Rs. 1,000 a month for four months. The price falls, and recovers only in part:</p>
<table>
<thead><tr><th>Month</th><th>Price</th><th>Units bought</th></tr></thead>
<tbody>
<tr><td>First</td><td>100.00</td><td>10.00</td></tr>
<tr><td>Second</td><td>80.00</td><td>12.50</td></tr>
<tr><td>Third</td><td>80.00</td><td>12.50</td></tr>
<tr><td>Fourth</td><td>100.00</td><td>10.00</td></tr>
</tbody>
</table>
<p>You have paid Rs. 4,000 for 45 units, on average 88.89 each, though the price stood at 90 on average. At the last price they are worth Rs. 4,500. Loads and taxes are left out of the example.</p>
<h2>Where it stops</h2>
<p>The method softens the choice of the day. It does not protect you from a fall that lasts, and in a market that only rises, a single purchase at the beginning would have earned more.</p>
<p><strong>The question to ask before you invest:</strong> could I keep the instruction running through a bad year?</p>`,
    ur: {
      title: 'ہر ماہ مقررہ رقم: قیمت گرے تو کیا ہوتا ہے',
      summary: 'جو ہر ماہ برابر رقم سے خریدتا ہے، وہ سستے دنوں میں زیادہ یونٹ پاتا ہے۔ اعداد کے ساتھ ایک مثال۔',
      body: `<p>خریداری کا بہترین دن کوئی نہیں جانتا۔ ہر ماہ مقررہ رقم لگانے کا فائدہ یہ ہے کہ جاننا ضروری ہی نہیں رہتا۔</p>
<h2>ایک مثال</h2>
<p>آپ چار ماہ تک ہر ماہ 1,000 روپے لگاتے ہیں۔ قیمت گرتی ہے اور پھر سنبھل جاتی ہے:</p>
<table>
<thead><tr><th>مہینہ</th><th>قیمت</th><th>خریدے گئے یونٹ</th></tr></thead>
<tbody>
<tr><td>پہلا</td><td>100.00</td><td>10.00</td></tr>
<tr><td>دوسرا</td><td>80.00</td><td>12.50</td></tr>
<tr><td>تیسرا</td><td>80.00</td><td>12.50</td></tr>
<tr><td>چوتھا</td><td>100.00</td><td>10.00</td></tr>
</tbody>
</table>
<p>آپ نے 4,000 روپے میں 45 یونٹ لیے، یعنی اوسطاً 88.89 روپے فی یونٹ، حالانکہ اوسط قیمت 90 تھی۔ آخری قیمت پر ان کی مالیت 4,500 روپے ہے۔ مثال میں لوڈ اور ٹیکس شامل نہیں۔</p>
<h2>یہ طریقہ کہاں کام نہیں آتا</h2>
<p>یہ صرف دن چننے کی مشکل آسان کرتا ہے۔ طویل مندی سے نہیں بچاتا، اور جو مارکیٹ مسلسل بڑھتی رہے، اس میں شروع کی ایک ہی خریداری زیادہ فائدہ دیتی۔</p>
<p><strong>سرمایہ کاری سے پہلے یہ پوچھیں:</strong> کیا میں ایک برے سال میں بھی یہ ہدایت جاری رکھ سکوں گا؟</p>`,
    },
  },
  {
    title: 'Annualised or absolute: how to read a return',
    slug: 'annualised-or-absolute',
    kind: 'lesson',
    date: '2026-06-29',
    summary: 'Two figures can be right and still not be comparable. What the basis says, and where it misleads.',
    body: `<p>“12 % annualised” and “3 % absolute” can describe the same three months of the same fund.</p>
<h2>The difference</h2>
<p>An absolute return says what was earned in the period. An annualised one says what that would come to if the same pace went on for a year. Money market and income funds are shown annualised by custom, because they earn steadily; equity funds are not, because they do not.</p>
<h2>Where it misleads</h2>
<p>A fund that gained 1 % in a single week shows an annualised return of more than 50 %. The arithmetic is right, the expectation is not. The shorter the period, the less an annualised figure tells you. A return of 12 % over 12 months is 12 % either way. Past performance is not necessarily indicative of future results.</p>
<h2>What to do</h2>
<ul>
<li>Compare figures with the same basis, the same period and the same date.</li>
<li>Look at the benchmark beside them.</li>
<li>Distrust any figure without its basis.</li>
</ul>
<p><strong>The question to ask before you invest:</strong> what would I have earned in rupees, in which time?</p>`,
    ur: {
      title: 'سالانہ شرح یا مطلق: منافع کیسے پڑھیں',
      summary:
        'دو عدد درست ہو کر بھی ایک دوسرے سے موازنے کے قابل نہیں ہوتے۔ حساب کی بنیاد کیا بتاتی ہے اور کہاں دھوکا دیتی ہے۔',
      body: `<p>”سالانہ شرح <bdi dir="ltr">12%</bdi>“ اور ”مطلق منافع <bdi dir="ltr">3%</bdi>“ ایک ہی فنڈ کے انہی تین مہینوں کے بارے میں ہو سکتے ہیں۔</p>
<h2>فرق کیا ہے</h2>
<p>مطلق منافع بتاتا ہے کہ اس مدت میں کیا ملا۔ سالانہ شرح بتاتی ہے کہ اگر یہی رفتار سال بھر رہتی تو کتنا بنتا۔ منی مارکیٹ اور انکم فنڈز کا منافع رواج کے مطابق سالانہ شرح سے دکھایا جاتا ہے، کیونکہ وہ ہموار چلتے ہیں؛ ایکویٹی فنڈز کا نہیں، کیونکہ وہ ہموار نہیں چلتے۔</p>
<h2>دھوکا کہاں ہوتا ہے</h2>
<p>جس فنڈ نے ایک ہفتے میں <bdi dir="ltr">1%</bdi> کمایا، اس کی سالانہ شرح <bdi dir="ltr">50%</bdi> سے اوپر بنتی ہے۔ حساب درست ہے، امید درست نہیں۔ مدت جتنی کم ہو، سالانہ شرح اتنا ہی کم بتاتی ہے۔ <bdi dir="ltr">12</bdi> ماہ میں <bdi dir="ltr">12%</bdi> منافع دونوں طرح <bdi dir="ltr">12%</bdi> ہی رہتا ہے۔ ماضی کی کارکردگی لازمی طور پر مستقبل کے نتائج کی ضمانت نہیں۔</p>
<h2>کیا کریں</h2>
<ul>
<li>ایک ہی بنیاد، ایک ہی مدت اور ایک ہی تاریخ کے اعداد کا موازنہ کریں۔</li>
<li>ساتھ درج معیار (بینچ مارک) بھی دیکھیں۔</li>
<li>جس عدد کے ساتھ اس کی بنیاد نہ لکھی ہو، اس پر بھروسا نہ کریں۔</li>
</ul>
<p><strong>سرمایہ کاری سے پہلے یہ پوچھیں:</strong> مجھے کتنے عرصے میں کتنے روپے ملتے؟</p>`,
    },
  },
  {
    title: 'Five signs of an investment fraud',
    slug: 'five-signs-of-fraud',
    kind: 'lesson',
    date: '2026-04-20',
    scene: 'questions',
    summary: 'A promise, a hurry, a stranger’s account: what fraud looks like before it has a name.',
    body: `<p>Frauds change their dress. What stays is how they work.</p>
<ol>
<li><strong>A fixed return is promised.</strong> No fund may do that. Whoever does has either not read the rules or does not mean to keep them.</li>
<li><strong>It must be today.</strong> An honest offer is still there tomorrow.</li>
<li><strong>The money goes to a person.</strong> Payments to a fund go to its trustee, by cheque or transfer, never to the account of an adviser.</li>
<li><strong>The name is nearly right.</strong> Look up the company in the regulator’s list and type its address yourself.</li>
<li><strong>You are asked for a code.</strong> A one-time code is a signature. Nobody who works here will ever ask for yours.</li>
</ol>
<h2>If it has happened</h2>
<p>Tell your bank at once, then <a href="/customer-service/complaint-and-feedback">tell us</a>, even if our name was merely used. The sooner others are warned, the fewer pay.</p>
<p><strong>The question to ask before you invest:</strong> to whose account am I paying?</p>`,
    ur: {
      title: 'سرمایہ کاری کے فراڈ کی پانچ نشانیاں',
      summary: 'وعدہ، جلدی، کسی اجنبی کا اکاؤنٹ: فراڈ پہچانے جانے سے پہلے کیسا دکھائی دیتا ہے۔',
      body: `<p>فراڈ بھیس بدلتا رہتا ہے، طریقہ نہیں بدلتا۔</p>
<ol>
<li><strong>طے شدہ منافع کا وعدہ۔</strong> کوئی فنڈ یہ وعدہ نہیں کر سکتا۔ جو کرے، اس نے یا تو قواعد پڑھے نہیں یا انہیں ماننے کا ارادہ نہیں۔</li>
<li><strong>آج ہی کرنا ہوگا۔</strong> سچی پیشکش کل بھی موجود ہوتی ہے۔</li>
<li><strong>رقم کسی فرد کے اکاؤنٹ میں۔</strong> فنڈ کی رقم چیک یا ٹرانسفر سے ٹرسٹی کو جاتی ہے، کسی مشیر کے اکاؤنٹ میں کبھی نہیں۔</li>
<li><strong>نام تقریباً درست۔</strong> کمپنی کا نام ریگولیٹر کی فہرست میں دیکھیں اور ویب سائٹ کا پتا خود لکھیں۔</li>
<li><strong>آپ سے کوڈ مانگا جائے۔</strong> ایک بار کا کوڈ آپ کا دستخط ہے۔ یہاں کام کرنے والا کوئی شخص آپ سے کوڈ نہیں مانگے گا۔</li>
</ol>
<h2>اگر ایسا ہو چکا ہو</h2>
<p>فوراً اپنے بینک کو بتائیں، پھر <a href="/ur/customer-service/complaint-and-feedback">ہمیں بتائیں</a>، چاہے صرف ہمارا نام ہی استعمال ہوا ہو۔ دوسروں کو جتنی جلد خبر ہو، نقصان اتنا ہی کم ہوتا ہے۔</p>
<p><strong>سرمایہ کاری سے پہلے یہ پوچھیں:</strong> میں رقم کس کے اکاؤنٹ میں دے رہا ہوں؟</p>`,
    },
  },
];
