import { formatRowDate } from '#client/words/format-dates.ts';
import { rowsById } from '#client/sync/reading/selectors.ts';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import { Tape } from '#client/ui/marks/tape.tsx';
import type { DayFormats } from '#domains/people/auth/data.ts';
import { openRecord } from '#client/record/openers.ts';
import { useStageNames } from '#domains/people/workspaces/settings/use-stage-names.ts';
import { contentItems } from '#domains/making/content/data.ts';
import { posts } from '#domains/making/content/posts/data.ts';
import { dayOfPost } from '#domains/making/content/posts/rules.ts';
import type { Post } from '#domains/making/content/posts/schema.ts';
import { useIsOn } from '#domains/people/workspaces/data.ts';
import type { ShownDeal } from '#domains/business/campaigns/moves/use-deal.ts';
import '#client/ui/rows/short-rows.css';

const postsOfItems = (rows: readonly Post[]) =>
  Map.groupBy(rows, ({ contentItemId }) => contentItemId);

/** The content that is made for a deal, and how far it is. */
export function LinkedContent({ deal, formats }: { deal: ShownDeal; formats: DayFormats }) {
  const names = useStageNames();
  const isOn = useIsOn();
  const items = contentItems.useRows(rowsById);
  const planned = posts.useRows(postsOfItems);
  const ids = new Set(deal.deliverables.flatMap(({ contentItemId }) => contentItemId ?? []));
  const linked = [...ids].flatMap((id) => items.get(id) ?? []);
  if (linked.length === 0 || !isOn('content')) return null;
  return (
    <section aria-labelledby="deal-content">
      <SectionHead id="deal-content" title="Content" note={linked.length} />
      <ul className="short-rows">
        {linked.map((item) => {
          const [first] = (planned.get(item.id) ?? [])
            .flatMap((post) => dayOfPost(post, formats.timeZone) ?? [])
            .toSorted();
          return (
            <li key={item.id}>
              <button
                type="button"
                className="opens grow trunc"
                dir="auto"
                aria-haspopup="dialog"
                onClick={() => openRecord({ collection: 'content-items', id: item.id })}
              >
                {item.title}
              </button>
              {first ? <span className="num faint">{formatRowDate(first, formats)}</span> : null}
              <Tape tone={item.stage === 'published' ? 'wrap' : 'plain'}>{names[item.stage]}</Tape>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
