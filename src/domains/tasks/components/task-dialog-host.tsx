import { lazy, Suspense, useSyncExternalStore } from 'react';
import { signal } from '#client/signal.ts';

/** Which task to edit, or what a new one starts with. */
export interface TaskDialogRequest {
  taskId?: string;
  /** Null is someday. */
  plannedOn?: string | null;
  title?: string;
  /** Asks only how much of its series is to be deleted. */
  isDeletion?: boolean;
}

interface Shown {
  request: TaskDialogRequest;
  isOpen: boolean;
  /** Another dialog each time: nothing typed before shows up again. */
  turn: number;
}

const changed = signal();
let shown: Shown | undefined;

/** Opens 'Edit Task' or 'Add New Task', from anywhere. */
export function openTaskDialog(request: TaskDialogRequest = {}): void {
  show({ request, isOpen: true, turn: (shown?.turn ?? 0) + 1 });
}

function show(next: Shown): void {
  shown = next;
  changed.tell();
}

const TaskDialog = lazy(() =>
  import('./task-dialog.tsx').then((module) => ({ default: module.TaskDialog })),
);

/** The place where the task dialog appears; once per app. */
export function TaskDialogHost() {
  const current = useSyncExternalStore(changed.listen, () => shown);
  if (!current) return null;
  return (
    <Suspense>
      <TaskDialog
        key={current.turn}
        request={current.request}
        open={current.isOpen}
        // It stays until it has faded out.
        onClose={() => show({ ...current, isOpen: false })}
      />
    </Suspense>
  );
}
