export { Captcha, type CaptchaProps } from './Captcha.tsx';
export type { CaptchaServices } from './services.ts';
export type { CaptchaWords } from './words.ts';
