import { ArrowRight, Check, MessageCircle } from 'lucide-react';
import { Button, IconButton } from '#client/ui/button.tsx';
import { useIsPhone } from '#client/ui/base/use-media.ts';
import { NewComment } from '#domains/around/comments/comments.tsx';
import type { ContentItem } from '#domains/making/content/schema.ts';
import { useStageNames } from '#domains/people/workspaces/settings/use-stage-names.ts';
import { useMove, useRoad } from './panel-stage.tsx';

/** What one has to say of a piece, and the one thing that brings it on. */
export function PanelFooter({ item, onClose }: { item: ContentItem; onClose: () => void }) {
  const isPhone = useIsPhone();
  const names = useStageNames();
  const move = useMove({ item, onClose });
  const road = useRoad(item);
  const { stage } = item;
  const next = stage === 'archived' ? undefined : road[road.indexOf(stage) + 1];
  const isWork = stage !== 'idea' && stage !== 'scheduled';
  return (
    <div className="panel-foot grow row gap-10">
      {isPhone ? (
        <IconButton
          boxed
          label="Comments"
          icon={<MessageCircle />}
          onClick={({ currentTarget }) =>
            currentTarget.closest('.dialog')?.querySelector('.comments')?.scrollIntoView()
          }
        />
      ) : (
        <NewComment subject={{ contentItemId: item.id }} />
      )}
      {next ? (
        <Button
          variant="primary"
          icon={isWork ? <Check /> : <ArrowRight />}
          onClick={() => move(next)}
        >
          {isWork ? `${names[stage]} is done` : `Move to ${names[next]}`}
        </Button>
      ) : null}
    </div>
  );
}
