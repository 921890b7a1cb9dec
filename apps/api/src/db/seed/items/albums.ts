import type { Scene } from '../sceneSvg.ts';
import type { SeedItem } from '../types.ts';

export interface SeedAlbum extends SeedItem<'album', 'title', 'pictures'> {
  pictures: readonly { scene: Scene; alt: string; caption: string; captionUr: string }[];
}

export const albums: readonly SeedAlbum[] = [
  {
    title: 'First steps in saving',
    slug: 'first-steps-in-saving',
    kind: 'events',
    date: '2026-11-04',
    ur: { title: 'بچت کا پہلا قدم' },
    pictures: [
      {
        scene: 'hall',
        alt: 'Drawing of a hall with lit arches under a full moon',
        caption: 'Doors opened at half past six',
        captionUr: 'دروازے ساڑھے چھ بجے کھلے',
      },
      {
        scene: 'audience',
        alt: 'Drawing of three rows of listeners before a screen with a rising line',
        caption: 'What a fund does when prices fall, and when they rise',
        captionUr: 'قیمتیں گریں یا بڑھیں، فنڈ میں کیا ہوتا ہے',
      },
      {
        scene: 'speaker',
        alt: 'Drawing of a speaker at a lectern beside three coins, each larger than the one before',
        caption: 'A fixed sum each month: an example at the lectern',
        captionUr: 'ہر ماہ مقررہ رقم: ایک مثال',
      },
      {
        scene: 'questions',
        alt: 'Drawing of three speech bubbles with dots, a tick and a bar chart',
        caption: 'An hour for questions',
        captionUr: 'ایک گھنٹہ سوالوں کے لیے',
      },
      {
        scene: 'tea',
        alt: 'Drawing of six cups on a round table, seen from above',
        caption: 'Tea, and the questions that nobody asks aloud',
        captionUr: 'چائے، اور وہ سوال جو سب کے سامنے نہیں پوچھے جاتے',
      },
    ],
  },
  {
    title: 'Pictures for the press: the investor evening',
    slug: 'press-investor-evening',
    kind: 'media',
    date: '2026-11-05',
    ur: { title: 'میڈیا کے لیے تصاویر: سرمایہ کاروں کی شام' },
    pictures: [
      {
        scene: 'hall',
        alt: 'Drawing of a hall with lit arches under a full moon',
        caption: 'The hall before the evening, free to print with the name of the company',
        captionUr: 'تقریب سے پہلے ہال؛ کمپنی کے نام کے ساتھ شائع کی جا سکتی ہے',
      },
      {
        scene: 'audience',
        alt: 'Drawing of three rows of listeners before a screen with a rising line',
        caption: 'The audience, free to print with the name of the company',
        captionUr: 'حاضرین؛ کمپنی کے نام کے ساتھ شائع کی جا سکتی ہے',
      },
    ],
  },
  {
    title: 'Service award 2026',
    slug: 'service-award-2026',
    kind: 'events',
    date: '2026-09-11',
    ur: { title: 'سروس ایوارڈ 2026' },
    pictures: [
      {
        scene: 'stage',
        alt: 'Drawing of five people on a stage in the light of two lamps',
        caption: 'The five teams that were shortlisted',
        captionUr: 'آخری مرحلے میں پہنچنے والی پانچ ٹیمیں',
      },
      {
        scene: 'trophy',
        alt: 'Drawing of a golden cup with an eight-pointed star',
        caption: 'The cup goes to another team each year',
        captionUr: 'کپ ہر سال کسی اور ٹیم کو ملتا ہے',
      },
      {
        scene: 'steps',
        alt: 'Drawing of three people on steps of different height',
        caption: 'First, second and third by what investors said',
        captionUr: 'سرمایہ کاروں کی رائے سے پہلی، دوسری اور تیسری ٹیم',
      },
      {
        scene: 'team',
        alt: 'Drawing of two rows of people before a tiled wall',
        caption: 'Everyone who answered an enquiry in the year',
        captionUr: 'وہ سب جنہوں نے سال بھر سوالوں کے جواب دیے',
      },
    ],
  },
];
