import { Repeat } from 'lucide-react';
import { useState } from 'react';
import { formatShortDate } from '#client/words/format-dates.ts';
import { Later } from '#client/later/later.tsx';
import { Button } from '#client/ui/button.tsx';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import type { DayFormats } from '#domains/people/auth/data.ts';
import type { ContentItem } from '#domains/making/content/schema.ts';
import { openContentPanel } from '#views/content/panel/content-panel-host.tsx';
import './hub-log.css';

interface HubRepostsProps {
  candidates: readonly { item: ContentItem; lastOn: string }[];
  formats: DayFormats;
  canEdit: boolean;
}

const shownCandidates = 6;
const loadDialog = () => import('./repost-dialog.tsx').then((part) => part.RepostDialog);

/** Evergreen content that has rested for half a year. */
export function HubReposts({ candidates, formats, canEdit }: HubRepostsProps) {
  const [asked, setAsked] = useState<{ item: ContentItem; isOpen: boolean }>();
  return (
    <>
      {candidates.length > 0 ? (
        <section className="hub-section" aria-labelledby="hub-reposts">
          <SectionHead id="hub-reposts" title="Repost candidates" note={candidates.length} />
          <ul>
            {candidates.slice(0, shownCandidates).map(({ item, lastOn }) => (
              <li key={item.id} className="hub-log hub-again row gap-12 tall-44 ruled">
                <button
                  type="button"
                  className="hub-title trunc start grow inner-ring"
                  dir="auto"
                  onClick={() => openContentPanel({ contentItemId: item.id })}
                >
                  {item.title}
                  <span className="hub-where sm faint">{`last posted ${formatShortDate(lastOn, formats)}`}</span>
                </button>
                {canEdit ? (
                  <Button
                    size="sm"
                    icon={<Repeat />}
                    aria-label={`Post ${item.title} again`}
                    onClick={() => setAsked({ item, isOpen: true })}
                  >
                    Post again
                  </Button>
                ) : null}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {asked ? (
        <Later
          key={asked.item.id}
          load={loadDialog}
          isAsked
          props={{
            item: asked.item,
            open: asked.isOpen,
            onClose: () => setAsked({ ...asked, isOpen: false }),
          }}
        />
      ) : null}
    </>
  );
}
