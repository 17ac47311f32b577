import { useState } from 'react';
import { rowsById } from '#client/sync/reading/selectors.ts';
import { RecordPanel } from '#client/record/record-panel.tsx';
import { useIsPhone } from '#client/ui/base/use-media.ts';
import { ReadOnlyNote } from '#client/ui/rows/read-only-note.tsx';
import { SkeletonRows } from '#client/ui/base/states.tsx';
import { Activity } from '#domains/around/activities/activity.tsx';
import { Attachments } from '#domains/around/attachments/attachments.tsx';
import { channels } from '#domains/making/channels/data.ts';
import { Comments } from '#domains/around/comments/comments.tsx';
import { contentItems } from '#domains/making/content/data.ts';
import { posts } from '#domains/making/content/posts/data.ts';
import { isToPost } from '#domains/making/content/posts/rules.ts';
import { TripsFor } from '#domains/shoots/trips/links/trips-for.tsx';
import { LinkedTasks } from '#domains/tasks/linking/linked-tasks.tsx';
import { SwitchedOff } from '#domains/people/workspaces/switcher/switched-off.tsx';
import { useCan, useIsOn } from '#domains/people/workspaces/data.ts';
import { PanelApproval } from './panel-approval.tsx';
import { PanelDetails } from './panel-details.tsx';
import { PanelFooter } from './panel-footer.tsx';
import { PanelHead } from './panel-head.tsx';
import { PanelLinks } from './panel-links.tsx';
import { PanelPosts } from './panel-posts.tsx';
import { PanelRequirements } from './panel-requirements.tsx';
import { PanelScript } from './panel-script.tsx';
import { PanelDeeds, PanelStages } from './panel-stage.tsx';
import { PanelSteps } from './panel-steps.tsx';
import { byItem } from '#views/content/pipeline/pieces.ts';
import { PostNow } from '#views/content/posts/post-now.tsx';
import { nameOf } from '#views/content/moves/publish-dialog.tsx';
import './content-panel.css';

interface ContentPanelProps {
  contentItemId: string;
  /** Whose 'Post now' is shown first, if there is still something to post. */
  askedPostId?: string | undefined;
  /** Opens at what is said of it. */
  isTalkAsked?: boolean | undefined;
  open: boolean;
  onClose: () => void;
  onWalk: (id: string) => void;
}

/** All about one piece of content: what one came for first; every change is saved as it is made. */
export function ContentPanel({
  contentItemId,
  askedPostId,
  isTalkAsked,
  open,
  onClose,
  onWalk,
}: ContentPanelProps) {
  const item = contentItems.useRows(rowsById).get(contentItemId);
  const status = contentItems.useStatus();
  const own = posts.useRows(byItem).get(contentItemId) ?? [];
  const channelOf = channels.useRows(rowsById);
  const canEdit = useCan('edit');
  const [postId, setPostId] = useState(askedPostId);
  const post = canEdit ? own.find((one) => one.id === postId && isToPost(one)) : undefined;
  const isOn = useIsOn()('content');
  const isPhone = useIsPhone();
  const title = post ? `Post now: ${nameOf(post, channelOf)}` : (item?.title ?? 'Content');
  const subject = { contentItemId };
  const isWhole = isOn && item && !post;
  return (
    <RecordPanel
      open={open}
      onClose={onClose}
      onWalk={onWalk}
      id={contentItemId}
      title={title}
      deeds={isWhole && canEdit ? <PanelDeeds item={item} onClose={onClose} /> : null}
      footer={isWhole && canEdit ? <PanelFooter item={item} onClose={onClose} /> : null}
    >
      {!isOn ? (
        <SwitchedOff modules={['content']} />
      ) : item && post ? (
        <>
          <h2>{title}</h2>
          <PostNow
            post={post}
            item={item}
            channel={channelOf.get(post.channelId ?? '')}
            onBack={() => setPostId(undefined)}
          />
        </>
      ) : item ? (
        <>
          {canEdit ? null : <ReadOnlyNote />}
          <PanelHead item={item} canEdit={canEdit} />
          <PanelStages item={item} canEdit={canEdit} onClose={onClose} />
          <PanelApproval item={item} canEdit={canEdit} />
          <PanelScript item={item} canEdit={canEdit} />
          <PanelPosts
            item={item}
            canEdit={canEdit}
            onPostNow={({ id }) => setPostId(id)}
            onLeave={onClose}
          />
          <PanelDetails item={item} canEdit={canEdit} />
          <PanelRequirements item={item} canEdit={canEdit} />
          <PanelSteps item={item} canEdit={canEdit} />
          <LinkedTasks field="contentItemId" id={item.id} onLeave={onClose} />
          <TripsFor of={subject} canEdit={canEdit} onLeave={onClose} />
          <PanelLinks item={item} canEdit={canEdit} onLeave={onClose} />
          <Attachments
            subject={subject}
            kinds={['cover']}
            emptyText="No files yet. Drop them here; a picture shows on the card from filming on."
          />
          <Comments subject={subject} isAsked={isTalkAsked} hasLine={isPhone} />
          <Activity subject={subject} />
        </>
      ) : status === 'loading' ? (
        <SkeletonRows rows={6} />
      ) : (
        <p className="muted">This content is not there any more.</p>
      )}
    </RecordPanel>
  );
}
