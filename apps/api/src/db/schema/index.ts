export * from './content.ts';
export * from './forms.ts';
export * from './journal.ts';
export * from './media.ts';
export * from './nav.ts';
export * from './session.ts';
export * from './totp.ts';
