export interface CaptchaMessages {
  legend: string;
  /** What the box says. */
  robot: string;
  working: string;
  done: string;
  expired: string;
  failed: string;
}
