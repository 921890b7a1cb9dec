/** What is one form's own is beside its definition in the content model. */
export const enForms = {
  optional: '(optional)',
  choose: 'Choose one',
  counter: '{count} of {max}',
  sending: 'Sending…',
  toasts: 'Messages',
  waiting: 'Your form goes out as soon as the check is done.',
  summary: { one: 'Please correct 1 answer', many: 'Please correct {count} answers' },
  wait: { one: 'Try again in 1 minute.', many: 'Try again in {count} minutes.' },
  restored: 'What you typed before is back.',
  clear: 'Clear the form',
  noScript: 'This form needs JavaScript. Without it, reach us directly:',
  noScriptFoot: 'This form needs JavaScript. Without it, write to the email address at the foot of this page.',
  captcha: {
    legend: 'One last check',
    robot: 'I am not a robot',
    working: 'Checking…',
    done: 'Checked. You can send the form now.',
    expired: 'The check has expired. Tick the box again.',
    failed:
      'The check cannot be reached just now. What you typed is kept: try again in a moment, or reach us directly.',
  },
  upload: {
    choose: 'Choose a file',
    drop: 'or drop it here',
    uploading: 'Uploading {name}',
    done: 'Uploaded: {name}',
    cancel: 'Cancel the upload',
    remove: 'Remove the file',
    waiting: 'Wait until the file is uploaded, then send the form.',
  },
  sent: {
    trackingNumber: 'Your reference',
    keepHint: 'Keep it: with it we find your request at once.',
    home: 'Back to the home page',
    copy: 'Copy the reference',
    copied: 'Copied',
  },
};

export const enFormNotSent = {
  title: 'The form was not sent',
  lead: 'The page was not ready yet, or your browser does not run its JavaScript. What you typed still stands in the form: close this tab, wait a moment and send it again.',
};

export const enTracking = {
  trackingNumber: 'Tracking number',
  trackingNumberHelp: 'For example CF-2611-0042',
  email: 'Email',
  emailHelp: 'The one that you gave with the complaint',
  submit: 'Look it up',
  looking: 'Looking it up…',
  states: { new: 'Received', 'in-progress': 'In progress', done: 'Closed' },
  received: 'Received',
  changed: 'Last change',
};

export const enCallDialog = {
  title: 'Request a call',
  lead: 'Leave your details and an adviser calls you back.',
  close: 'Close',
};

export const enSubscription = {
  again: 'Subscribe again',
  confirm: {
    title: 'Confirm your subscription',
    lead: 'One press, and the alerts that you asked for begin.',
    button: 'Confirm my subscription',
    done: 'Your subscription is confirmed.',
    doneMore: 'The next alert comes to you by email. Each carries a link that ends the subscription.',
  },
  unsubscribe: {
    title: 'End your subscription',
    lead: 'You will get no more alerts at this address.',
    button: 'Unsubscribe',
    done: 'You are unsubscribed.',
    doneMore: 'No further alert is sent to you. You may subscribe again at any time.',
  },
};
