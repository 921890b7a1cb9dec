import type { SeedItem } from '../types.ts';

const cities: Readonly<Record<string, string>> = {
  Karachi: 'کراچی, khi',
  Lahore: 'لاہور, lhr, lahor',
  Islamabad: 'اسلام آباد, اسلامآباد, isb',
  Rawalpindi: 'راولپنڈی, پنڈی, pindi',
  Faisalabad: 'فیصل آباد, فیصلآباد',
  Multan: 'ملتان',
  Peshawar: 'پشاور, peshawer',
  Quetta: 'کوئٹہ, کوئٹا',
  Hyderabad: 'حیدرآباد, حیدر آباد',
};

const synonymsOf: Readonly<Record<string, string>> = {
  Careers:
    'job, careers, vacancy, employment, hiring, work with us, recruitment, open positions, naukri, nokri, mulazmat, نوکری, نوکریاں, ملازمت, ملازمتیں, ملازمت کے مواقع, آسامی, خالی آسامیاں',
  Internships: 'internship, intern, trainee, internee, انٹرن شپ',
  'Chief executive':
    'ceo, chief executive, chief executive officer, head of company, سی ای او, چیف ایگزیکٹو, چیف ایگزیکٹو آفیسر',
  'Board of directors':
    'board, board of directors, directors, chairman, bod, بورڈ, بورڈ آف ڈائریکٹرز, ڈائریکٹرز, چیئرمین',
  'Management team': 'management, management team, team, executives, leadership, انتظامیہ, انتظامی ٹیم',
  'The company':
    'about us, company profile, who we are, company history, company information, ہمارے بارے میں, ہم کون ہیں, تعارف, taaruf',
  Sponsor:
    'sponsor, owner, parent company, who owns, shareholders, shareholding, shareholding pattern, حصص داری, حصص داری کا خاکہ, اسپانسر, مالک',
  Contact:
    'contact, contact us, whatsapp, whats app, phone number, telephone, helpline, call centre, call center, customer care, email address, head office, rabta, raabta, rabita, رابطہ, ہم سے رابطہ کریں, فون نمبر, ہیلپ لائن, واٹس ایپ, وٹس ایپ',
  'Call back': 'call back, callback, call me, phone call, request a call, کال بیک, کال بیک کی درخواست, کال کریں',
  Complaints:
    'complaint, complain, feedback, complaint feedback, grievance, shikayat, shikayaat, shikaayat, shikayat darj, شکایت, شکایات, شکایات اور آرا',
  'Customer service': 'customer service, customer support, support, help, madad, مدد, کسٹمر سروس',
  Questions: 'faq, frequently asked questions, questions, sawal, sawalat, سوال, سوالات, عمومی سوالات',
  Branches:
    'branch, branch network, office, investor centre, investor center, nearest branch, location, daftar, برانچ, برانچیں, برانچ نیٹ ورک, شاخ, شاخیں, دفتر, انویسٹر سینٹر',
  Distributors: 'distributor, agent, sales agent, broker, ڈسٹری بیوٹر, ڈسٹری بیوٹرز, ایجنٹ',
  Portal:
    'login, log in, sign in, signin, register, online account, my account, portal, investor portal, value added services, لاگ ان, رجسٹر, پورٹل, سرمایہ کار پورٹل, اضافی سہولیات',
  'Account statement':
    'statement, account statement, statement of account, balance, confirmations and statements, اسٹیٹمنٹ, تصدیق اور اسٹیٹمنٹ',
  'Identity papers':
    'kyc, know your customer, cnic, identity card, required documents, documents required, which papers, which papers do i need, account opening form, کے وائی سی, شناختی کارڈ, کاغذات, کون سے کاغذات, kaghzat, shanakhti card',
  'Opening an account':
    'open account, open an account, account opening, new account, account opening form, account kholna, account kholne, khata kholna, اکاؤنٹ کھولنا, اکاؤنٹ کھولنے, اکاؤنٹ کھولیں, اکاؤنٹ کون کھول, کھاتہ کھولنا',
  'How to invest':
    'how to invest, invest, start investing, begin investing, buy units, purchase units, invest online, sarmaya kari, sarmayakari, sarmaya kari kaise, paise lagana, سرمایہ کاری, سرمایہ کاری کیسے کریں, یونٹ خریدنا',
  'Smallest investment':
    'minimum investment, minimum amount, minimum balance, smallest investment, least amount, how much do i need, how much do i need to start, smallest first investment, kam se kam, kam az kam, کم از کم رقم, کم از کم سرمایہ کاری, کم از کم کتنی رقم, کم سے کم رقم',
  Paying:
    'pay, payment, deposit money, add money, bank transfer, cheque, how can i pay, paise jama, raqam jama, ادائیگی, رقم جمع, رقم کیسے جمع کرائیں, پیسے جمع, چیک',
  Redemption:
    'redeem, redemption, withdraw, withdraw money, withdrawal, encash, encashment, cash out, sell units, money back, my money back, get my money back, paise nikalna, paise nikalwana, paise wapas, paisay wapas, raqam wapas, رقم واپس, رقم کی واپسی, رقم کب واپس, رقم نکالنا, پیسے نکالنا, پیسے واپس, یونٹ واپس, یونٹ بیچنا',
  Conversion:
    'conversion, convert, switch, switch fund, transfer between funds, move from one fund, تبدیلی کا فارم, ایک فنڈ سے دوسرے, فنڈ تبدیل',
  'Changes of particulars':
    'change address, change my address, change of address, update address, change bank account, update details, change mobile number, service request, service request form, how do i change, پتا تبدیل, پتا بدلنا, خدمت کی درخواست, پتا بینک اکاؤنٹ یا نامزد فرد',
  'After a death':
    'death, nominee, nomination, inheritance, heirs, succession, if i die, میرے بعد, نامزد فرد, نامزدگی, وارث, ورثا, وفات, وراثت, virasat',
  'Pakistanis abroad':
    'overseas, overseas pakistani, non resident, nrp, abroad, pakistanis abroad, foreigner, بیرون ملک, اوورسیز',
  Minors:
    'minor, child account, children account, guardian, kids, guardians for minors, نابالغ, سرپرست, بچوں کا اکاؤنٹ',
  NAV: 'nav, net asset value, unit price, price of units, fund price, daily price, daily nav, todays price, qeemat, qimat, این اے وی, یومیہ این اے وی, یونٹ کی قیمت, فنڈ کی قیمت, آج کی قیمت',
  'NAV history':
    'nav history, old prices, past prices, price history, historical nav, پرانی قیمتیں, این اے وی کا ریکارڈ',
  Returns:
    'return, performance, yield, profit rate, annualised, absolute return, کارکردگی, منافع کی شرح, شرح منافع, سالانہ شرح',
  Dividends: 'dividend, payout, profit, munafa, munafah, منافع, ڈیویڈنڈ, منافع منقسمہ',
  'Cut-off':
    'cut off, cutoff, cut off time, cut off timings, timings, deadline, which price do i get, کٹ آف, مقررہ وقت, اوقات, کس دن کی قیمت',
  Holidays: 'holiday, public holiday, closed, chutti, تعطیل, تعطیلات, چھٹی, چھٹیاں',
  'Money market': 'money market, cash fund, cash management, liquid fund, short term, منی مارکیٹ, کیش مینجمنٹ, کیش فنڈ',
  'Low risk':
    'low risk, lowest risk, safe, safe investment, secure, mehfooz, mahfooz, kam khatra, محفوظ, کم خطرہ, money market, منی مارکیٹ',
  Income:
    'income, fixed income, income fund, monthly income, bond, tfc, mahana amdani, انکم, انکم فنڈ, ماہانہ آمدنی, بانڈ',
  'Government securities':
    'government securities, treasury bills, t bills, tbills, pib, government bonds, سرکاری سیکیورٹیز, گورنمنٹ سیکیورٹیز, ٹریژری بل',
  Shares:
    'stock, equity, equities, shares, share market, stock market, stock exchange, psx, hisas, حصص, اسٹاک, ایکویٹی, شیئر, شیئرز, شیئر بازار',
  'Asset allocation': 'asset allocation, balanced, balanced fund, mixed fund, ایسٹ ایلوکیشن, ایسیٹ ایلوکیشن, متوازن',
  Pension:
    'pension, vps, voluntary pension scheme, retirement, retire, old age, pention, budhapa, پنشن, پینشن, وی پی ایس, ریٹائرمنٹ, بڑھاپا',
  Islamic:
    'islamic, islami, shariah, sharia, shariah compliant, halal, riba free, interest free, sukuk, sukook, اسلامک, اسلامی, شریعت, شرعی, شریعہ, حلال, سود سے پاک, بلا سود, صکوک',
  'All funds': 'fund, all funds, list of funds, fund list, schemes, فنڈ, فنڈز, تمام فنڈز',
  'Mutual funds': 'mutual fund, میوچل فنڈ, میوچل فنڈز',
  'Comparing funds':
    'compare, compare funds, comparison, best fund, which fund, muqabla, behtareen fund, موازنہ, فنڈز کا موازنہ, بہترین فنڈ',
  Costs:
    'fee, charges, cost, load, front end load, commission, what does a fund cost, expense ratio, kharcha, فیس, خرچ, اخراجات, فرنٹ اینڈ لوڈ',
  'Expense ratio':
    'ter, expense ratio, expense ratios, total expense ratio, ٹی ای آر, اخراجات کا تناسب, اخراجات کا مجموعی تناسب',
  Risk: 'risk, risk level, risk profile, loss, lose money, nuqsan, khatra, خطرہ, خطرے کی سطح, خطرے کی پانچ سطحوں, نقصان',
  Zakat: 'zakat, zakaat, zakath, zakat exemption, cz 50, زکوٰۃ, زکات, زکاۃ, زکوات, ذکوۃ',
  'Tax credit':
    'tax credit, tax rebate, tax benefit, tax saving, save tax, tax bachat, tax chhoot, ٹیکس کریڈٹ, ٹیکس بچت, ٹیکس چھوٹ, ٹیکس میں چھوٹ',
  'Tax on gains':
    'capital gains tax, cgt, withholding tax, tax on profit, tax on dividend, tax on gains, is tax taken, munafa par tax, منافع پر ٹیکس',
  'Tax certificate':
    'tax certificate, withholding certificate, contribution certificate, ٹیکس سرٹیفکیٹ, سرٹیفکیٹ کی درخواست',
  'Monthly report':
    'fmr, fund managers report, fund manager report, fund manager s report, monthly report, fact sheet, factsheet, ایف ایم آر, ماہانہ رپورٹ, فنڈ منیجر رپورٹ, mahana report',
  'Financial statements':
    'annual report, annual accounts, yearly report, financial statements, financial reports, audited accounts, balance sheet, financials, salana report, سالانہ رپورٹ, سالانہ گوشوارے, مالیاتی گوشوارے, گوشوارے',
  'Offering document':
    'offering document, offering documents, prospectus, constitutive documents, آفرنگ ڈاکیومنٹ, آفرنگ ڈاکیومنٹس, آفرنگ دستاویز, پراسپیکٹس',
  'Trust deed': 'trust deed, trust deeds, deed, ٹرسٹ ڈیڈ, ٹرسٹ ڈیڈز',
  Forms: 'form, application forms, application form, faram, فارم, درخواست فارم',
  Brochures: 'brochure, leaflet, بروشر, بروشرز, کتابچہ',
  Research: 'research, research reports, market outlook, economy, تحقیق, تحقیقی رپورٹس, معیشت',
  Announcements:
    'news, announcement, announcements articles, notice, khabar, khabrain, اعلان, اعلانات, اعلانات اور مضامین, خبریں',
  Events: 'event, events, activities events, seminar, session, تقریب, تقریبات, سرگرمیاں اور تقریبات, سیمینار',
  Education:
    'learn, learning, investor education, basics, beginner, lessons, seekhna, تعلیم, سرمایہ کاری کی تعلیم, سیکھنا',
  Alerts:
    'subscribe, alerts, email alerts, sms alert, subscribe for alerts, الرٹ, الرٹس, سبسکرائب, الرٹس کے لیے سبسکرائب کریں',
  'Monthly saving':
    'sip, systematic investment, systematic investment plan, monthly plan, monthly saving, fixed sum each month, mahana bachat, باقاعدہ سرمایہ کاری, ماہانہ بچت, ہر ماہ مقررہ رقم',
  Saving: 'saving, bachat, بچت',
  Calculators: 'calculator, growth calculator, investment calculator, sip calculator, hisab, کیلکولیٹر, حساب',
  Goals:
    'goal, goal calculator, saving for a goal, hajj, child education, children education, marriage, house, مقصد, مقصد کا کیلکولیٹر, مقصد کے لیے بچت, حج, شادی, بچوں کی تعلیم',
  Fraud: 'scam, fraud, fake, cheat, phishing, genuine, dhoka, dhokha, fraad, دھوکا, دھوکہ, فراڈ, جعلی, جعل سازی, اصلی',
  Privacy: 'privacy, privacy policy, data protection, رازداری, رازداری کی پالیسی',
  Disclaimer: 'disclaimer, risk disclaimer, دستبرداری, ڈسکلیمر',
  Rating: 'rating, credit rating, pacra, ریٹنگ',
  'Managed accounts': 'managed accounts, sma, portfolio management, separately managed account, discretionary mandate',
  Awards: 'award, trophy, ایوارڈ, ایوارڈز',
  'Site map': 'site map, sitemap, all pages, سائٹ کا نقشہ',
};

const slugOf = (title: string) => title.toLowerCase().replace(/\W+/g, '-');

const named = ([title, synonyms]: [string, string]) => ({ title, slug: slugOf(title), words: synonyms });

export const searchSynonyms: readonly Omit<SeedItem<'searchSynonym', never>, 'ur'>[] = [
  ...Object.entries(synonymsOf).map(named),
  ...Object.entries(cities).map(([title, others]) => named([title, `${title}, ${others}`])),
];
