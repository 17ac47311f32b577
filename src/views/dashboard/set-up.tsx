import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Button, buttonClass } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/base/class-names.ts';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import type { Segment } from '#client/ui/progress/segments.ts';
import { campaigns } from '#domains/business/campaigns/data.ts';
import { posts } from '#domains/making/content/posts/data.ts';
import { updatePreferences } from '#domains/people/auth/data.ts';
import { useCurrentWorkspace, useIsOn } from '#domains/people/workspaces/data.ts';
import type { Profile } from '#domains/people/auth/schema.ts';
import { tasks } from '#domains/tasks/data.ts';
import './set-up.css';

interface Step {
  title: string;
  hint: string;
  isDone: boolean;
  label?: string;
  /** Without it the step is done where one is: in the line that adds a task. */
  to?: '/content-calendar' | '/brand-campaigns';
}

const isSome = (rows: readonly unknown[]) => rows.length > 0;

function useSteps(): readonly Step[] {
  const workspace = useCurrentWorkspace();
  const isOn = useIsOn();
  const hasTask = tasks.useRows(isSome);
  const hasPost = posts.useRows(isSome);
  const hasDeal = campaigns.useRows(isSome);
  const steps: Step[] = [
    { title: 'Name the studio', hint: workspace?.name ?? '', isDone: true },
    {
      ...{ title: 'Put one thing on today', hint: 'Type it, press Enter' },
      ...{ isDone: hasTask, label: 'Add a task' },
    },
  ];
  if (isOn('content'))
    steps.push({
      ...{ title: 'Plan one post', hint: 'A line and a day' },
      ...{ isDone: hasPost, label: 'Plan', to: '/content-calendar' },
    });
  if (isOn('deals'))
    steps.push({
      ...{ title: 'Add a brand deal', hint: 'Fee, due date, what they ask for' },
      ...{ isDone: hasDeal, label: 'Add', to: '/brand-campaigns' },
    });
  return steps;
}

interface SetUpProps {
  user: Profile;
  /** Told how far the steps are, for the clap of the slate; none when they are over. */
  onClap: (clap: readonly Segment[] | undefined) => void;
}

/** 'Set the stage': what a newcomer does first, counted, until it is done or hidden for good. */
export function SetUp({ user, onClap }: SetUpProps) {
  const steps = useSteps();
  const next = steps.find(({ isDone }) => !isDone);
  const done = steps.filter(({ isDone }) => isDone).length;
  const total = steps.length;
  const { dashboardHidden } = user;
  const isHidden = dashboardHidden.includes('set-up');
  useEffect(() => {
    // What is deleted later does not make anybody new again.
    if (done === total && !isHidden) hide(dashboardHidden);
    const kinds = Array.from({ length: total }, (_, at): Segment =>
      at < done ? 'on' : at === done ? 'now' : 'rest',
    );
    onClap(done === total || isHidden ? undefined : kinds);
    return () => onClap(undefined);
  }, [done, total, isHidden, dashboardHidden, onClap]);
  if (isHidden || !next) return null;
  return (
    <section className="set-up" aria-labelledby="set-up">
      <SectionHead id="set-up" title="Set the stage" note={`${done} of ${steps.length}`}>
        <button type="button" className="section-link" onClick={() => hide(dashboardHidden)}>
          Hide
        </button>
      </SectionHead>
      <ol>
        {steps.map((step) => (
          <li
            key={step.title}
            className={classNames(
              'set-up-step row gap-12 may-shrink ruled',
              step.isDone && 'is-done',
              step === next && 'is-next',
            )}
          >
            <i aria-hidden="true" />
            <span className="grow cols">
              <b className={classNames('strong', step.isDone && 'struck faint')}>{step.title}</b>
              <small className="trunc sm muted">{step.hint}</small>
            </span>
            {step.isDone ? (
              <span className="sr">Done</span>
            ) : (
              <Act step={step} isNext={step === next} />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Act({ step: { label, to }, isNext }: { step: Step; isNext: boolean }) {
  const variant = isNext ? 'primary' : 'secondary';
  if (to)
    return (
      <Link to={to} className={buttonClass({ variant, size: 'sm' })}>
        {label}
      </Link>
    );
  return (
    <Button
      size="sm"
      variant={variant}
      onClick={() => document.querySelector<HTMLElement>('.dashboard-add input')?.focus()}
    >
      {label}
    </Button>
  );
}

function hide(hidden: Profile['dashboardHidden']): void {
  void updatePreferences({ dashboardHidden: [...hidden, 'set-up'] });
}
