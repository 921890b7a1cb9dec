import { sitemapPart } from '../../_site/sitemapXml.ts';

interface Context {
  params: Promise<{ part: string }>;
}

export const dynamic = 'force-dynamic';

export async function GET(_: Request, { params }: Context): Promise<Response> {
  return sitemapPart((await params).part);
}
