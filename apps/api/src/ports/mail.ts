/** Every value may come from a visitor, so ports take them as values and never as source text. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
}

/** Refused for good: trying again changes nothing. */
export class MailRefused extends Error {
  override name = 'MailRefused';
}

export interface MailPort {
  readonly label: string;
  /** False where mails go to a folder because no server is named. */
  readonly delivers: boolean;
  /**
   * Throws {@link MailRefused} where the mail is refused for good, anything else where it may work later.
   * @param id the same at every try of one mail, so that the receiving side sees one mail
   */
  send(mail: Mail, id: string): Promise<void>;
  /** Throws if no mail could be handed over now. */
  check(): Promise<void>;
}
