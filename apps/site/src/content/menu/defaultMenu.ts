import type { Locale } from '@fundfront/content-model';
import type { MenuSource } from './buildMenu.ts';

type Titles = readonly [en: string, ur: string];
type Item = readonly [titles: Titles, url: string, below?: readonly Item[]];

/** Product specification, section 2: the entries, as it spells them, that show when the menu cannot be read. */
const items: readonly Item[] = [
  [
    ['About', 'ہمارے بارے میں'],
    '/about-us/',
    [
      [['Mission & vision', 'مشن اور وژن'], '/about-us/mission-and-vission'],
      [['Who we are', 'ہم کون ہیں'], '/about-us/who-we-are'],
      [['Sponsor & company information', 'اسپانسر اور کمپنی کی معلومات'], '/about-us/sponser-and-company-information'],
      [['Board of directors', 'بورڈ آف ڈائریکٹرز'], '/about-us/board-of-directors'],
      [['Management team', 'انتظامی ٹیم'], '/about-us/management-team'],
      [['Partners', 'شراکت دار'], '/about-us/partners'],
      [['Code of conduct', 'ضابطۂ اخلاق'], '/about-us/code-of-conduct'],
    ],
  ],
  [['Investment Solution', 'سرمایہ کاری کے حل'], '/faysal-money-market-fund'],
  [['Customer Service', 'کسٹمر سروس'], '/customer-service'],
  [
    ['Sales', 'سیلز'],
    '/sales',
    [
      [['Branch network', 'برانچ نیٹ ورک'], '/sales/branch-network'],
      [['FBL branches', 'ایف بی ایل برانچیں'], '/sales/fbl-branches'],
      [['Distributors', 'ڈسٹری بیوٹرز'], '/sales/distributors'],
    ],
  ],
  [['Careers', 'ملازمت کے مواقع'], '/careers'],
  [
    ['Downloads', 'ڈاؤن لوڈز'],
    '/downloads',
    [
      [['Application forms', 'درخواست فارم'], '/downloads/application-forms'],
      [['Financial statements', 'مالیاتی گوشوارے'], '/downloads/financial-statements'],
      [['Fund managers report', 'فنڈ منیجر رپورٹ'], '/downloads/fund-managers-report'],
      [['Research reports', 'تحقیقی رپورٹس'], '/downloads/research-reports'],
      [['Tax credit', 'ٹیکس کریڈٹ'], '/downloads/tax-credit'],
      [['Brochures', 'بروشرز'], '/downloads/brochures'],
    ],
  ],
];

export function defaultMenu(locale: Locale): MenuSource[] {
  const build = ([titles, url, below = []]: Item, sort: number): MenuSource => ({
    id: url,
    title: titles[locale === 'ur' ? 1 : 0],
    url: locale === 'ur' ? `/ur${url}` : url,
    sort,
    isFullWidth: false,
    isHeading: false,
    subMenus: below.map(build),
  });
  return items.map(build);
}
