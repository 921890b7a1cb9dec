/** A mail as it is sent; every value may come from a visitor, so ports take them as values and never as source text. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Beyond the usual ones, such as `List-Unsubscribe`. */
  headers?: Record<string, string>;
}

/** The receiving side will never take this mail: trying again changes nothing. */
export class MailRefused extends Error {
  override name = 'MailRefused';
}

/** Where mails go. */
export interface MailPort {
  /** What it is, as administrators are told. */
  readonly label: string;
  /** Whether mails reach people, or lie in a folder until a server is named. */
  readonly delivers: boolean;
  /**
   * Hands one mail over. Throws {@link MailRefused} where it is refused for good, anything else where it may work later.
   * @param id the same at every try of one mail, so that the receiving side sees one mail
   */
  send(mail: Mail, id: string): Promise<void>;
  /** Throws if no mail could be handed over now. */
  check(): Promise<void>;
}
