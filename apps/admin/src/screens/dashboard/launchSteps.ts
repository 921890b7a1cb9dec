import type { calls, ResponseOf } from '@fundfront/content-model/wire';

type Overview = Pick<ResponseOf<typeof calls.dashboardOverview>, 'sampleFunds' | 'warnings'>;

export interface LaunchStep {
  title: string;
  note: string;
  href: string;
  done: boolean;
}

/** @param marked whether every page says that it is sample content */
export function launchSteps({ sampleFunds, warnings }: Overview, marked: boolean): LaunchStep[] {
  return [
    {
      title: 'Keys of reCAPTCHA or hCaptcha',
      note: 'The forms are guarded by the built-in check alone.',
      href: '/admin/test-page',
      done: !warnings.includes('captcha-self-hosted'),
    },
    {
      title: 'A mail server',
      note: 'Mails are kept in a folder and reach nobody.',
      href: '/admin/test-page',
      done: !warnings.includes('mail-to-folder'),
    },
    {
      title: 'Own funds and prices',
      note: `The site shows ${sampleFunds === 1 ? '1 sample fund' : `${sampleFunds} sample funds`}.`,
      href: '/admin/funds/import',
      done: sampleFunds === 0,
    },
    {
      title: 'The sample mark taken off',
      note: 'Every page says that it is sample content.',
      href: '/admin/settings',
      done: !marked,
    },
  ];
}
