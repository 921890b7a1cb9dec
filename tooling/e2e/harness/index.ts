export { firstAdmin, type Person } from './people.ts';
export { type Origins, startProduct, type TestProduct } from './product.ts';
export { Staff } from './staff.ts';
export { makeTemplate, removeFolder } from './template.ts';
