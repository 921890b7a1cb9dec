import type { SectionKey } from '@fundfront/content-model';
import type { SeedSection } from './types.ts';

const email = 'help@sample.example';
/** Zeros alone: no exchange has it, so it is nobody’s. */
export const samplePhone = '0000-0000000';
const same = (section: SeedSection['en']): SeedSection => ({ en: section, ur: section });
const empty: SeedSection = { en: {}, ur: {} };

/** Reserved domain: nobody can be mistaken for the company's account. */
const social = ['facebook', 'twitter', 'linkedin', 'youtube'].map((key) => ({
  key,
  value: `https://social.sample.example/${key}`,
}));

export const sectionContent: Record<SectionKey, SeedSection> = {
  'main-header-email': same({ seo: [{ key: 'email', value: email }] }),
  'main-header-phone': same({ seo: [{ key: 'phone', value: '' }] }),
  'main-header-logo': empty,
  'main-footer-logo': empty,
  'main-footer-registered-address-detail': {
    en: { body: '<p>Sample address: the registered office is entered here before launch.</p>' },
    ur: { body: '<p>نمونے کا پتا: رجسٹرڈ دفتر کا پتا اجرا سے پہلے یہاں درج ہوگا۔</p>' },
  },
  'main-footer-contact-detail': {
    en: { body: '<p>We answer in English and Urdu on business days.</p>' },
    ur: { body: '<p>ہم کاروباری دنوں میں اردو اور انگریزی میں جواب دیتے ہیں۔</p>' },
  },
  'main-footer-contact-phone-list': same({ children: [{ title: samplePhone, url: 'tel:00000000000' }] }),
  'main-footer-contact-email-list': same({ children: [{ title: email, url: `mailto:${email}` }] }),
  'main-footer-quick-link-detail': {
    en: { body: '<p>What investors look for most.</p>' },
    ur: { body: '<p>جو صفحات سب سے زیادہ دیکھے جاتے ہیں۔</p>' },
  },
  'main-footer-quick-link-list': {
    en: {
      children: [
        { title: 'How to invest', url: '/customer-service/how-to-invest' },
        { title: 'NAV history', url: '/daily-funds-nav-history' },
        { title: 'Complaint & feedback', url: '/customer-service/complaint-and-feedback' },
        { title: 'FAQ', url: '/customer-service/faq' },
        { title: 'Is a document genuine?', url: '/downloads/document-check' },
        { title: 'Disclaimer', url: '/disclaimer' },
        { title: 'Privacy policy', url: '/privacy-policy' },
        { title: 'Site map', url: '/sitemap' },
      ],
    },
    ur: {
      children: [
        { title: 'سرمایہ کاری کیسے کریں', url: '/ur/customer-service/how-to-invest' },
        { title: 'این اے وی کا ریکارڈ', url: '/ur/daily-funds-nav-history' },
        { title: 'شکایات اور آرا', url: '/ur/customer-service/complaint-and-feedback' },
        { title: 'عمومی سوالات', url: '/ur/customer-service/faq' },
        { title: 'کیا دستاویز اصلی ہے؟', url: '/ur/downloads/document-check' },
        { title: 'دستبرداری (ڈسکلیمر)', url: '/ur/disclaimer' },
        { title: 'رازداری کی پالیسی', url: '/privacy-policy-ur' },
        { title: 'سائٹ کا نقشہ', url: '/ur/sitemap' },
      ],
    },
  },
  'main-footer-cut-off-timmings-detail': {
    en: {
      body: '<ul><li>Money market: 15:00</li><li>Income: 15:00</li><li>Equity and asset allocation: 14:30</li><li>Fund of funds: 14:00</li><li>Fridays and seasons: <a href="/home#home-cutoffs">the times of today</a></li></ul>',
    },
    ur: {
      body: '<ul><li>منی مارکیٹ: <bdi dir="ltr">15:00</bdi></li><li>انکم: <bdi dir="ltr">15:00</bdi></li><li>ایکویٹی اور ایسیٹ ایلوکیشن: <bdi dir="ltr">14:30</bdi></li><li>فنڈ آف فنڈز: <bdi dir="ltr">14:00</bdi></li><li>جمعہ اور خاص ایام: <a href="/ur#home-cutoffs">آج کے اوقات</a></li></ul>',
    },
  },
  'main-footer-image-1': {
    en: { title: 'Jama Punji', seo: [{ key: 'url', value: 'https://jamapunji.pk/' }] },
    ur: { title: 'جمع پونجی', seo: [{ key: 'url', value: 'https://jamapunji.pk/' }] },
  },
  'main-footer-image-2': {
    en: { title: 'SECP Service Desk', seo: [{ key: 'url', value: 'https://sdms.secp.gov.pk/' }] },
    ur: { title: 'ایس ای سی پی سروس ڈیسک', seo: [{ key: 'url', value: 'https://sdms.secp.gov.pk/' }] },
  },
  'main-footer-site-detail': {
    en: { body: '<p>Mutual funds and pension funds, with price, risk and cost in the open.</p>' },
    ur: { body: '<p>میوچل فنڈز اور پنشن فنڈز، جن کی قیمت، خطرہ اور اخراجات سب کے سامنے ہیں۔</p>' },
  },
  'main-footer-social-detail': same({ seo: social }),
};
