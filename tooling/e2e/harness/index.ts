export { apiAs } from './apiAs.ts';
export { mails, type SentMail } from './mails.ts';
export { firstAdmin, type Person } from './people.ts';
export { type Origins, startProduct, type TestProduct } from './product.ts';
export { testEnvironment, testSettings } from './settings.ts';
export { addPerson } from './staff.ts';
export { makeTemplate, preparingEnvironment, removeFolder } from './template.ts';
