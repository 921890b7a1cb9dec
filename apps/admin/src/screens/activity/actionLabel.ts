const labels: Record<string, string> = {
  'content.create': 'created',
  'content.save': 'saved',
  'content.publish': 'published',
  'content.unpublish': 'took off the site',
  'content.move': 'moved',
  'content.restore': 'restored an older version of',
  'content.trash': 'put in the bin',
  'media.upload': 'added a file',
  'import.submit': 'sent funds and prices to be approved',
  'import.funds': 'imported funds and prices',
  'import.reject': 'rejected funds and prices',
  'session.login': 'signed in',
  'session.logout': 'signed out',
  'session.reuse': 'had a session ended: an old sign-in was used again',
  'session.slowed': 'was slowed down after failed sign-ins',
  'totp.confirm': 'turned two-step sign-in on',
  'totp.stop': 'turned two-step sign-in off',
  'user.create': 'made an account',
  'user.register': 'asked for an account',
  'user.update': 'changed an account',
};

export function actionLabel(action: string): string {
  return labels[action] ?? action.replace('.', ' ');
}
