export { revalidate as POST } from '../../../content/revalidate.ts';
