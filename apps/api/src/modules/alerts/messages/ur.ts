import type { en, enTerms } from './en.ts';

export const ur: Record<keyof typeof en, string> = {
  sample: 'نمونے کا مواد: فنڈ اور قیمتیں فرضی ہیں۔',
  'kind.daily-nav': 'یومیہ این اے وی',
  'kind.fmr': 'ماہانہ فنڈ منیجر رپورٹ',
  'kind.correction': 'تصحیح',
  'prices.subject': '{day} کی قیمتیں',
  'prices.heading': 'ہمارے فنڈز کی قیمتیں،',
  'prices.day': '{day}',
  published: 'اشاعت {time}۔',
  allRose: 'تمام {count} کی قیمت بڑھی۔',
  allFell: 'تمام {count} کی قیمت گھٹی۔',
  moved: '{up} کی قیمت بڑھی، {down} کی گھٹی، {flat} کی وہی رہی۔',
  missing: 'بھیجتے وقت تک اعلان نہیں ہوا تھا: {funds}۔',
  fund: 'فنڈ',
  nav: 'این اے وی، روپے',
  ytd: 'رواں مالی سال',
  none: 'دستیاب نہیں',
  notYet: 'ابھی اعلان نہیں ہوا',
  latest: 'تازہ ترین: {nav}، بتاریخ {day}',
  basis: '{basis}، {day} تک',
  risk: '{risk} خطرہ · اصل رقم پر {lower} خطرہ',
  allPrices: 'اس دن کی تمام قیمتیں دیکھیں',
  'correction.subject': 'تصحیح: {day} کی قیمتیں',
  'correction.heading': 'ہم نے ایک قیمت درست کی ہے',
  'correction.lead': '{day} کی قیمتوں والی ہماری ای میل میں ایک عدد تھا جو بعد میں درست کیا گیا۔',
  'correction.former': 'ہم نے بھیجا تھا: {nav}',
  'correction.none': 'اس دن این اے وی نہیں',
  'correction.reason': 'وجہ: {reason}',
  'fmr.heading': 'فنڈ منیجر کی نئی رپورٹ',
  'fmr.date': 'بتاریخ {day}',
  'fmr.open': 'رپورٹ کھولیں',
  'fmr.all': 'تمام رپورٹیں: {url}',
  disclaimer:
    'میوچل فنڈز میں ہر قسم کی سرمایہ کاری مارکیٹ کے خطرات سے مشروط ہے۔ ماضی کی کارکردگی لازمی طور پر مستقبل کے نتائج کی ضمانت نہیں۔ سرمایہ کاری کی پالیسیوں اور متعلقہ خطرات کو سمجھنے کے لیے براہِ کرم آفرنگ ڈاکیومنٹ کا مطالعہ کریں۔ کارکردگی کے اعداد میں سیلز لوڈ وغیرہ کی صورت میں سرمایہ کار کے اخراجات شامل نہیں۔',
  since: 'یہ ای میل آپ کی {day} کی درخواست پر بھیجی گئی ہے۔',
  asked: 'یہ ای میل آپ کی درخواست پر بھیجی گئی ہے۔',
  manage: 'ای میلز کا انتخاب بدلیں',
  stop: 'یہ ای میل بند کریں',
  other: 'Read in English',
};

const same = (word: string) => ({ first: word, within: word });

export const urTerms: typeof enTerms = {
  basis: { annualised: 'سالانہ بنیاد پر', absolute: 'مطلق', cagr: 'مرکب سالانہ' },
  risk: {
    'very-low': same('بہت کم'),
    low: same('کم'),
    moderate: same('درمیانہ'),
    medium: same('درمیانے سے زیادہ'),
    high: same('زیادہ'),
  },
};
