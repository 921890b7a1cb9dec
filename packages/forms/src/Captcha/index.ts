export { Captcha, type CaptchaProps } from './Captcha.tsx';
export type { CaptchaMessages } from './messages.ts';
export type { CaptchaServices, CaptchaState } from './services.ts';
