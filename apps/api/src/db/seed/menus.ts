import { adminNavigation, type MenuName } from '@fundfront/content-model';
import type { SeedMenuItem } from './types.ts';

const main: readonly SeedMenuItem[] = [
  {
    title: 'About us',
    url: '/about-us',
    children: [
      { title: 'Mission & vision', url: '/about-us/mission-and-vission' },
      { title: 'Who we are', url: '/about-us/who-we-are' },
      { title: 'Sponsor & company information', url: '/about-us/sponser-and-company-information' },
      { title: 'Board of directors', url: '/about-us/board-of-directors' },
      { title: 'Management team', url: '/about-us/management-team' },
      { title: 'Partners', url: '/about-us/partners' },
      { title: 'Code of conduct', url: '/about-us/code-of-conduct' },
      { title: 'Shareholding pattern', url: '/shareholding-pattern' },
    ],
  },
  {
    title: 'Investment solutions',
    url: '/funds',
    isFullWidth: true,
    children: [
      { title: 'Money market', url: '/funds/money-market', isHeading: true },
      { title: 'Income', url: '/funds/income', isHeading: true },
      { title: 'Equity', url: '/funds/equity', isHeading: true },
      { title: 'Asset allocation', url: '/funds/asset-allocation', isHeading: true },
      { title: 'Fund of funds', url: '/funds/fund-of-funds', isHeading: true },
      { title: 'Pension (VPS)', url: '/funds/pension', isHeading: true },
      {
        title: 'More solutions',
        url: '#',
        children: [
          { title: 'Compare funds', url: '/funds/compare' },
          { title: 'Managed accounts', url: '/managed-accounts' },
          { title: 'Wealth management', url: '/wealth-management' },
          { title: 'Conventional offerings', url: '/conventional-offerings' },
          { title: 'Investment strategy', url: '/investment-strategy' },
        ],
      },
    ],
  },
  {
    title: 'Customer service',
    url: '/customer-service',
    children: [
      { title: 'How to invest', url: '/customer-service/how-to-invest' },
      { title: 'Daily NAV', url: '/daily-funds-nav-history' },
      { title: 'NAV history', url: '/customer-service/funds-nav-history' },
      { title: 'FAQ', url: '/customer-service/faq' },
      { title: 'Value added services', url: '/customer-service/value-added-services' },
      { title: 'Subscribe for alerts', url: '/customer-service/subscribe' },
      {
        title: 'Calculators',
        url: '#',
        children: [
          { title: 'Tax saving calculator', url: '/customer-service/tax-saving-calculator' },
          { title: 'Growth calculator', url: '/customer-service/growth-calculator' },
          { title: 'Goal calculator', url: '/customer-service/goal-calculator' },
        ],
      },
      {
        title: 'Get in touch',
        url: '#',
        children: [
          { title: 'Contact us', url: '/customer-service/contact-us' },
          { title: 'Request a call', url: '/customer-service/request-a-call' },
          { title: 'Complaint & feedback', url: '/customer-service/complaint-and-feedback' },
        ],
      },
    ],
  },
  {
    title: 'Sales',
    url: '/sales',
    children: [
      { title: 'Branch network', url: '/sales/branch-network' },
      { title: 'FBL branches', url: '/sales/fbl-branches' },
      { title: 'Distributors', url: '/sales/distributors' },
    ],
  },
  {
    title: 'Downloads',
    url: '/downloads',
    children: [
      { title: 'Application forms', url: '/downloads/application-forms' },
      { title: 'Financial statements', url: '/downloads/financial-statements' },
      { title: 'Fund managers report', url: '/downloads/fund-managers-report' },
      { title: 'Research reports', url: '/downloads/research-reports' },
      { title: 'Tax credit', url: '/downloads/tax-credit' },
      { title: 'Brochures', url: '/downloads/brochures' },
      {
        title: 'Fund documents',
        url: '#',
        children: [
          { title: 'Offering documents', url: '/downloads/offering-document' },
          { title: 'Trust deeds', url: '/downloads/trust-deed' },
          { title: 'Expense ratios', url: '/downloads/expense-ratio' },
        ],
      },
      {
        title: 'Company documents',
        url: '#',
        children: [
          { title: 'Directors’ report', url: '/downloads/director-report' },
          { title: 'Policies', url: '/downloads/policies' },
          { title: 'Publications', url: '/publication' },
        ],
      },
      {
        title: 'News',
        url: '#',
        children: [
          { title: 'Announcements & articles', url: '/downloads/articles' },
          { title: 'Newsletters', url: '/newsletters' },
          { title: 'Activities & events', url: '/downloads/activities-events' },
          { title: 'Sales performance award', url: '/downloads/sales-performance-award' },
        ],
      },
    ],
  },
  { title: 'Careers', url: '/careers' },
];

const urdu: readonly SeedMenuItem[] = [
  {
    title: 'ہمارے بارے میں',
    url: '/ur/about-us',
    children: [
      { title: 'مشن اور وژن', url: '/ur/about-us/mission-and-vission' },
      { title: 'ہم کون ہیں', url: '/ur/about-us/who-we-are' },
      { title: 'اسپانسر اور کمپنی کی معلومات', url: '/ur/about-us/sponser-and-company-information' },
      { title: 'بورڈ آف ڈائریکٹرز', url: '/ur/about-us/board-of-directors' },
      { title: 'انتظامی ٹیم', url: '/ur/about-us/management-team' },
      { title: 'شراکت دار', url: '/ur/about-us/partners' },
      { title: 'ضابطۂ اخلاق', url: '/ur/about-us/code-of-conduct' },
      { title: 'حصص داری کا خاکہ', url: '/ur/shareholding-pattern' },
    ],
  },
  {
    title: 'سرمایہ کاری کے حل',
    url: '/ur/funds',
    isFullWidth: true,
    children: [
      { title: 'منی مارکیٹ', url: '/ur/funds/money-market', isHeading: true },
      { title: 'انکم', url: '/ur/funds/income', isHeading: true },
      { title: 'ایکویٹی', url: '/ur/funds/equity', isHeading: true },
      { title: 'ایسیٹ ایلوکیشن', url: '/ur/funds/asset-allocation', isHeading: true },
      { title: 'فنڈ آف فنڈز', url: '/ur/funds/fund-of-funds', isHeading: true },
      { title: 'پنشن (وی پی ایس)', url: '/ur/funds/pension', isHeading: true },
      {
        title: 'مزید حل',
        url: '#',
        children: [
          { title: 'فنڈز کا موازنہ', url: '/ur/funds/compare' },
          { title: 'الگ زیرِ انتظام اکاؤنٹ', url: '/ur/managed-accounts' },
          { title: 'ویلتھ مینجمنٹ', url: '/ur/wealth-management' },
          { title: 'روایتی فنڈز', url: '/ur/conventional-offerings' },
          { title: 'سرمایہ کاری کی حکمتِ عملی', url: '/ur/investment-strategy' },
        ],
      },
    ],
  },
  {
    title: 'کسٹمر سروس',
    url: '/ur/customer-service',
    children: [
      { title: 'سرمایہ کاری کیسے کریں', url: '/ur/customer-service/how-to-invest' },
      { title: 'یومیہ این اے وی', url: '/ur/daily-funds-nav-history' },
      { title: 'این اے وی کا ریکارڈ', url: '/ur/customer-service/funds-nav-history' },
      { title: 'عمومی سوالات', url: '/ur/customer-service/faq' },
      { title: 'اضافی سہولیات', url: '/ur/customer-service/value-added-services' },
      { title: 'الرٹس کے لیے سبسکرائب کریں', url: '/ur/customer-service/subscribe' },
      {
        title: 'کیلکولیٹر',
        url: '#',
        children: [
          { title: 'ٹیکس بچت کیلکولیٹر', url: '/ur/customer-service/tax-saving-calculator' },
          { title: 'بچت بڑھنے کا کیلکولیٹر', url: '/ur/customer-service/growth-calculator' },
          { title: 'مقصد کا کیلکولیٹر', url: '/ur/customer-service/goal-calculator' },
        ],
      },
      {
        title: 'رابطہ',
        url: '#',
        children: [
          { title: 'ہم سے رابطہ کریں', url: '/ur/customer-service/contact-us' },
          { title: 'کال بیک کی درخواست', url: '/ur/customer-service/request-a-call' },
          { title: 'شکایات اور آرا', url: '/ur/customer-service/complaint-and-feedback' },
        ],
      },
    ],
  },
  {
    title: 'سیلز',
    url: '/ur/sales',
    children: [
      { title: 'برانچ نیٹ ورک', url: '/ur/sales/branch-network' },
      { title: 'ایف بی ایل برانچیں', url: '/ur/sales/fbl-branches' },
      { title: 'ڈسٹری بیوٹرز', url: '/ur/sales/distributors' },
    ],
  },
  {
    title: 'ڈاؤن لوڈز',
    url: '/ur/downloads',
    children: [
      { title: 'درخواست فارم', url: '/ur/downloads/application-forms' },
      { title: 'مالیاتی گوشوارے', url: '/ur/downloads/financial-statements' },
      { title: 'فنڈ منیجر رپورٹ', url: '/ur/downloads/fund-managers-report' },
      { title: 'تحقیقی رپورٹس', url: '/ur/downloads/research-reports' },
      { title: 'ٹیکس کریڈٹ', url: '/ur/downloads/tax-credit' },
      { title: 'بروشرز', url: '/ur/downloads/brochures' },
      {
        title: 'فنڈز کی دستاویزات',
        url: '#',
        children: [
          { title: 'آفرنگ دستاویزات', url: '/ur/downloads/offering-document' },
          { title: 'ٹرسٹ کی دستاویزات', url: '/ur/downloads/trust-deed' },
          { title: 'اخراجات کا تناسب', url: '/ur/downloads/expense-ratio' },
        ],
      },
      {
        title: 'کمپنی کی دستاویزات',
        url: '#',
        children: [
          { title: 'ڈائریکٹرز کی رپورٹ', url: '/ur/downloads/director-report' },
          { title: 'پالیسیاں', url: '/ur/downloads/policies' },
          { title: 'مطبوعات', url: '/ur/publication' },
        ],
      },
      {
        title: 'خبریں',
        url: '#',
        children: [
          { title: 'اعلانات اور مضامین', url: '/ur/downloads/articles' },
          { title: 'نیوز لیٹر', url: '/ur/newsletters' },
          { title: 'سرگرمیاں اور تقریبات', url: '/ur/downloads/activities-events' },
          { title: 'سیلز پرفارمنس ایوارڈ', url: '/ur/downloads/sales-performance-award' },
        ],
      },
    ],
  },
  { title: 'ملازمت کے مواقع', url: '/ur/careers' },
];

const admin: readonly SeedMenuItem[] = adminNavigation;

export const menuItems: Record<MenuName, readonly SeedMenuItem[]> = { main, urdu, admin };
