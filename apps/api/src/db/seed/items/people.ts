import type { SeedItem } from '../types.ts';

type SeedPerson = SeedItem<'person', 'title' | 'role' | 'committees' | 'bio'>;

/** Roles in place of the names of real people. */
const board: readonly Omit<SeedPerson, 'group' | 'order'>[] = [
  {
    title: 'Chair of the board',
    slug: 'chair-of-the-board',
    role: 'Non-executive director',
    since: '2022-10-26',
    committees: 'Human resource and remuneration committee',
    bio: `<p>The chair leads the meetings of the board, sets their agenda together with the company secretary, and sees to it that every director is heard before a decision is taken. Chair and chief executive are never the same person.</p>
<p>Once a year the chair has the board’s own work evaluated and reports on it to the shareholders.</p>`,
    ur: {
      title: 'چیئر، بورڈ آف ڈائریکٹرز',
      role: 'غیر انتظامی ڈائریکٹر',
      committees: 'ہیومن ریسورس اور معاوضہ کمیٹی',
      bio: `<p>چیئر بورڈ کے اجلاسوں کی صدارت کرتے ہیں، کمپنی سیکریٹری کے ساتھ مل کر ایجنڈا طے کرتے ہیں، اور یقینی بناتے ہیں کہ فیصلے سے پہلے ہر ڈائریکٹر کی بات سنی جائے۔ چیئر اور چیف ایگزیکٹو کبھی ایک ہی شخص نہیں ہوتے۔</p>
<p>چیئر سال میں ایک بار بورڈ کی اپنی کارکردگی کی جانچ کراتے ہیں اور حصص یافتگان کو اس سے آگاہ کرتے ہیں۔</p>`,
    },
  },
  {
    title: 'Chief executive officer',
    slug: 'chief-executive-officer-director',
    role: 'Executive director',
    since: '2021-02-01',
    committees: 'Risk management committee',
    bio: `<p>The only executive on the board. Carries its decisions into daily business, reports on results, risks and complaints at every meeting, and leaves the room when the board discusses the pay or the performance of management.</p>`,
    ur: {
      title: 'چیف ایگزیکٹو آفیسر',
      role: 'انتظامی ڈائریکٹر',
      committees: 'رسک مینجمنٹ کمیٹی',
      bio: `<p>بورڈ کے واحد انتظامی رکن۔ بورڈ کے فیصلوں پر عمل کراتے ہیں، ہر اجلاس میں نتائج، خطرات اور شکایات کی رپورٹ پیش کرتے ہیں، اور جب انتظامیہ کے معاوضے یا کارکردگی پر بات ہو تو اجلاس سے اٹھ جاتے ہیں۔</p>`,
    },
  },
  {
    title: 'Chair of the audit committee',
    slug: 'chair-of-the-audit-committee',
    role: 'Independent director',
    since: '2023-04-20',
    committees: 'Audit committee',
    bio: `<p>Free of any tie to the sponsor and to management. Meets the auditors without management present, receives the reports of internal audit directly, and is the person to whom a breach of the <a href="/about-us/code-of-conduct">code of conduct</a> can be reported in confidence.</p>`,
    ur: {
      title: 'چیئر، آڈٹ کمیٹی',
      role: 'آزاد ڈائریکٹر',
      committees: 'آڈٹ کمیٹی',
      bio: `<p>اسپانسر اور انتظامیہ دونوں سے غیر وابستہ۔ آڈیٹروں سے انتظامیہ کی غیر موجودگی میں ملتے ہیں، داخلی آڈٹ کی رپورٹیں براہِ راست وصول کرتے ہیں، اور <a href="/ur/about-us/code-of-conduct">ضابطۂ اخلاق</a> کی خلاف ورزی کی اطلاع انہی کو اعتماد کے ساتھ دی جا سکتی ہے۔</p>`,
    },
  },
  {
    title: 'Chair of the risk management committee',
    slug: 'chair-of-the-risk-management-committee',
    role: 'Independent director',
    since: '2024-10-24',
    committees: 'Risk management committee, audit committee',
    bio: `<p>Leads the committee that sets the limits for market, credit and liquidity risk across all funds. Decides with it what happens when a limit is breached, and asks twice a year how the funds would stand a crisis.</p>`,
    ur: {
      title: 'چیئر، رسک مینجمنٹ کمیٹی',
      role: 'آزاد ڈائریکٹر',
      committees: 'رسک مینجمنٹ کمیٹی، آڈٹ کمیٹی',
      bio: `<p>اس کمیٹی کی سربراہی جو تمام فنڈز میں مارکیٹ، قرض اور لیکویڈیٹی کے خطرے کی حدیں طے کرتی ہے۔ حد ٹوٹنے پر کمیٹی کے ساتھ اگلا قدم طے کرتے ہیں، اور سال میں دو بار پوچھتے ہیں کہ بحران میں فنڈز کا کیا حال ہوگا۔</p>`,
    },
  },
  {
    title: 'Director nominated by the sponsor',
    slug: 'director-nominated-by-the-sponsor',
    role: 'Nominee director',
    since: '2020-05-14',
    committees: 'Human resource and remuneration committee',
    bio: `<p>Named by the sponsor, which holds the majority of the company’s shares. Brings its experience in banking and insurance, and abstains wherever a fund would deal with a company of the sponsor’s group.</p>`,
    ur: {
      title: 'اسپانسر کا نامزد ڈائریکٹر',
      role: 'نامزد ڈائریکٹر',
      committees: 'ہیومن ریسورس اور معاوضہ کمیٹی',
      bio: `<p>اسپانسر کے مقرر کردہ، جس کے پاس کمپنی کے حصص کی اکثریت ہے۔ بینکاری اور بیمے کا تجربہ ساتھ لاتے ہیں، اور جہاں کسی فنڈ کا معاملہ اسپانسر کے گروپ کی کمپنی سے ہو، وہاں رائے شماری میں حصہ نہیں لیتے۔</p>`,
    },
  },
  {
    title: 'Director for investor interests',
    slug: 'director-for-investor-interests',
    role: 'Non-executive director',
    since: '2025-03-13',
    bio: `<p>Looks at every proposal with the eyes of somebody who holds units: what it costs, how it is explained, and what happens to those who do nothing. Receives a summary of all complaints each quarter.</p>`,
    ur: {
      title: 'ڈائریکٹر برائے مفاداتِ سرمایہ کار',
      role: 'غیر انتظامی ڈائریکٹر',
      bio: `<p>ہر تجویز کو یونٹ ہولڈر کی نظر سے دیکھتے ہیں: اس پر خرچ کیا آئے گا، اسے سمجھایا کیسے جائے گا، اور جو کچھ نہ کرے اس پر کیا اثر ہوگا۔ ہر سہ ماہی میں تمام شکایات کا خلاصہ وصول کرتے ہیں۔</p>`,
    },
  },
];

const management: readonly Omit<SeedPerson, 'group' | 'order'>[] = [
  {
    title: 'Chief executive officer',
    slug: 'chief-executive-officer',
    role: 'Leadership',
    since: '2021-02-01',
    bio: `<p>Carries out the strategy that the board has set and answers to it for results, conduct and people. Signs the accounts, and reads ten complaints in full each month.</p>`,
    ur: {
      title: 'چیف ایگزیکٹو آفیسر',
      role: 'قیادت',
      bio: `<p>بورڈ کی طے کردہ حکمتِ عملی پر عمل کراتے ہیں اور نتائج، طرزِ عمل اور عملے کے لیے بورڈ ہی کو جواب دہ ہیں۔ گوشواروں پر دستخط کرتے ہیں، اور ہر ماہ دس شکایات پوری پڑھتے ہیں۔</p>`,
    },
  },
  {
    title: 'Chief investment officer',
    slug: 'chief-investment-officer',
    role: 'Investments',
    since: '2019-07-15',
    committees: 'Investment committee (chair)',
    bio: `<p>Chairs the investment committee and is responsible for the performance of all portfolios. Names a manager and a deputy for each fund, so that no fund depends on one person.</p>`,
    ur: {
      title: 'چیف انویسٹمنٹ آفیسر',
      role: 'سرمایہ کاری',
      committees: 'انویسٹمنٹ کمیٹی (چیئر)',
      bio: `<p>انویسٹمنٹ کمیٹی کی صدارت کرتے ہیں اور تمام پورٹ فولیو کی کارکردگی کے ذمہ دار ہیں۔ ہر فنڈ کے لیے ایک منیجر اور ایک نائب مقرر کرتے ہیں، تاکہ کوئی فنڈ کسی ایک فرد کا محتاج نہ ہو۔</p>`,
    },
  },
  {
    title: 'Chief financial officer and company secretary',
    slug: 'chief-financial-officer',
    role: 'Finance',
    since: '2018-01-08',
    bio: `<p>Keeps the books of the company, prepares the accounts of every fund, and serves the board: notices, minutes and the register of interests.</p>`,
    ur: {
      title: 'چیف فنانشل آفیسر اور کمپنی سیکریٹری',
      role: 'مالیات',
      bio: `<p>کمپنی کے کھاتے رکھتے ہیں، ہر فنڈ کے گوشوارے تیار کرتے ہیں اور بورڈ کی معاونت کرتے ہیں: اجلاس کے نوٹس، کارروائی کا ریکارڈ اور مفادات کا رجسٹر۔</p>`,
    },
  },
  {
    title: 'Head of fixed income',
    slug: 'head-of-fixed-income',
    role: 'Investments',
    since: '2020-09-01',
    committees: 'Investment committee',
    bio: `<p>Manages the money market and income funds with a team of three. Decides on maturity and issuer within the limits of each offering document, and explains every change in the monthly report.</p>`,
    ur: {
      title: 'سربراہ فکسڈ انکم',
      role: 'سرمایہ کاری',
      committees: 'انویسٹمنٹ کمیٹی',
      bio: `<p>تین افراد کی ٹیم کے ساتھ منی مارکیٹ اور انکم فنڈز سنبھالتے ہیں۔ ہر آفرنگ ڈاکیومنٹ کی حدود کے اندر مدت اور جاری کنندہ کا فیصلہ کرتے ہیں، اور ہر تبدیلی کی وجہ ماہانہ رپورٹ میں لکھتے ہیں۔</p>`,
    },
  },
  {
    title: 'Head of equities and research',
    slug: 'head-of-equities-and-research',
    role: 'Investments',
    since: '2022-03-21',
    committees: 'Investment committee',
    bio: `<p>Leads five analysts and manages the equity funds. No share enters a portfolio without a written opinion; opinions that turned out wrong are read again each January.</p>`,
    ur: {
      title: 'سربراہ ایکویٹی اور تحقیق',
      role: 'سرمایہ کاری',
      committees: 'انویسٹمنٹ کمیٹی',
      bio: `<p>پانچ تجزیہ کاروں کی رہنمائی کرتے اور ایکویٹی فنڈز سنبھالتے ہیں۔ تحریری رائے کے بغیر کوئی حصص پورٹ فولیو میں شامل نہیں ہوتا؛ جو رائے غلط نکلی، اسے ہر جنوری میں دوبارہ پڑھا جاتا ہے۔</p>`,
    },
  },
  {
    title: 'Head of risk management',
    slug: 'head-of-risk-management',
    role: 'Control',
    since: '2023-01-16',
    bio: `<p>Checks every limit before an order and again each evening. Reports to the risk management committee of the board, can stop a trade, and cannot be overruled by a portfolio manager.</p>`,
    ur: {
      title: 'سربراہ رسک مینجمنٹ',
      role: 'نگرانی',
      bio: `<p>ہر سودے سے پہلے اور پھر ہر شام تمام حدیں جانچتے ہیں۔ بورڈ کی رسک مینجمنٹ کمیٹی کو رپورٹ کرتے ہیں، سودا روک سکتے ہیں، اور کوئی پورٹ فولیو منیجر ان کا فیصلہ رد نہیں کر سکتا۔</p>`,
    },
  },
  {
    title: 'Head of compliance',
    slug: 'head-of-compliance',
    role: 'Control',
    since: '2020-11-02',
    bio: `<p>Sees to it that laws, circulars and the company’s own rules are followed, keeps the register of conflicts of interest, and takes a second look at every complaint that could not be settled.</p>`,
    ur: {
      title: 'سربراہ کمپلائنس',
      role: 'نگرانی',
      bio: `<p>قوانین، سرکلر اور کمپنی کے اپنے قواعد کی پابندی یقینی بناتے ہیں، مفادات کے ٹکراؤ کا رجسٹر رکھتے ہیں، اور ہر اس شکایت کو دوبارہ دیکھتے ہیں جس کا ازالہ نہ ہو سکا ہو۔</p>`,
    },
  },
  {
    title: 'Head of operations and customer service',
    slug: 'head-of-operations-and-customer-service',
    role: 'Service',
    since: '2024-06-03',
    bio: `<p>Responsible for pricing, units and settlements, and for everyone whom investors meet. Answers for the hour at which prices are out and for the number of days that a complaint takes.</p>`,
    ur: {
      title: 'سربراہ آپریشنز اور کسٹمر سروس',
      role: 'خدمت',
      bio: `<p>قیمتوں، یونٹوں اور ادائیگیوں کے ذمہ دار، اور ہر اس فرد کے بھی جس سے سرمایہ کار ملتے ہیں۔ قیمتیں کس وقت شائع ہوئیں اور شکایت کتنے دن میں نمٹی، دونوں کا جواب انہی سے لیا جاتا ہے۔</p>`,
    },
  },
];

const inOrder = (group: SeedPerson['group'], seats: typeof board): SeedPerson[] =>
  seats.map((seat, index) => ({ ...seat, group, order: index + 1 }));

export const people: readonly SeedPerson[] = [...inOrder('board', board), ...inOrder('management', management)];
