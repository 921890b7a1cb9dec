export { apiAs } from './apiAs.ts';
export { firstAdmin, type Person } from './people.ts';
export { type Origins, startProduct, type TestProduct } from './product.ts';
export { addPerson } from './staff.ts';
export { makeTemplate, removeFolder } from './template.ts';
