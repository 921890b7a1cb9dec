import { island } from '../../islands/island.tsx';
import { FollowEditor } from './FollowEditor.tsx';

export const EditorFollower = island('followEditor', FollowEditor, 'load');
