/** `{…}` is replaced by a value. */
export const en = {
  dear: 'Dear {name},',
  hello: 'Hello,',
  'received.subject': 'We have received it: {trackingNumber}',
  reference: 'Reference',
  receivedAt: 'Received',
  keep: 'Please keep this number and name it whenever you write to us about it.',
  notYou: 'If you did not send this, somebody may have mistyped their email: you need do nothing.',
  automatic: 'This mail was sent automatically.',
};
