export interface WebhookRequest {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

export interface WebhookResponse {
  status: number;
  /** Its beginning. */
  body: string;
}

/** A receiver may be anybody's: nothing is sent into the network that this product stands in. */
export interface WebhookPort {
  /** @returns why nothing may be sent there, in words for staff; null where it may */
  refusal(url: string): Promise<string | null>;
  /** Follows no redirects. Throws, with a message for staff, where no response came. */
  send(request: WebhookRequest): Promise<WebhookResponse>;
}
