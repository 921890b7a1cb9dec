export interface CaptchaMessages {
  legend: string;
  robot: string;
  working: string;
  done: string;
  expired: string;
  failed: string;
}
