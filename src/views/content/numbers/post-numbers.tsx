import { Link } from '@tanstack/react-router';
import { ChartNoAxesColumn } from 'lucide-react';
import { Field } from '#client/ui/fields/field.tsx';
import { postMetrics } from '#domains/making/content/metrics/data.ts';
import {
  ageNames,
  byPostAndAge,
  engagementRate,
  hasNumbers,
  metricKey,
  rateText,
} from '#domains/making/content/metrics/rules.ts';
import { ageLabels, type PostMetric } from '#domains/making/content/metrics/schema.ts';
import type { Post } from '#domains/making/content/posts/schema.ts';
import { numberText } from '#shared/words/number-text.ts';
import '#client/ui/marks/section-head.css';

interface PostNumbersProps {
  post: Post;
  canEdit: boolean;
  onLeave: () => void;
}

/** What a post had reached at each age, in a line each, and the way to all of its numbers. */
export function PostNumbers({ post, canEdit, onLeave }: PostNumbersProps) {
  const known = postMetrics.useRows(byPostAndAge);
  const entered = ageLabels.flatMap((ageLabel) => {
    const metric = known.get(metricKey({ postId: post.id, ageLabel }));
    return metric && hasNumbers(metric) ? [metric] : [];
  });
  if (post.status !== 'posted' || (entered.length === 0 && !canEdit)) return null;
  return (
    <Field label="Numbers" group className="wide">
      {entered.length > 0 ? (
        <ul className="panel-links">
          {entered.map((metric) => (
            <li key={metric.ageLabel}>
              <span className="faint">{ageNames[metric.ageLabel]}</span>
              <span className="num">{numbersText(metric)}</span>
            </li>
          ))}
        </ul>
      ) : null}
      <Link
        to="/analytics/numbers"
        search={{ post: post.id }}
        className="section-link"
        onClick={onLeave}
      >
        <ChartNoAxesColumn aria-hidden="true" />
        {canEdit ? 'Enter numbers' : 'See all numbers'}
      </Link>
    </Field>
  );
}

function numbersText(metric: PostMetric): string {
  const rate = engagementRate(metric);
  const { views, reach } = metric;
  const parts = [
    views !== null && `${numberText(views)} views`,
    reach !== null && `${numberText(reach)} reached`,
    rate && rateText(rate),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' · ') : 'Other numbers';
}
