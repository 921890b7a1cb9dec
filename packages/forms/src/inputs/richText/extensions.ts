import { isSafeLink } from '@fundfront/content-model';
import { headingLevels } from '@fundfront/content-model/richText';
import StarterKit from '@tiptap/starter-kit';

/** What the editor can write: nothing that the allow-list of the content model would take out again. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [...headingLevels] },
    link: {
      openOnClick: false,
      isAllowedUri: (url) => isSafeLink(url),
      // The API adds both as the target needs them.
      HTMLAttributes: { target: null, rel: null },
    },
  }),
];
