import type { Transaction } from '#server/database/transaction.ts';
import type { MemberContext } from '#server/http/context.ts';

type Step<T> = (transaction: Transaction, what: T) => Promise<void>;

/** Something that comes to pass in one domain, and in which later ones have a part of their own. */
export interface Moment<T> {
  /** Adds a part; a domain says it where it is loaded. */
  also: (step: Step<T>) => void;
  /** Does every part, in the transaction that it comes to pass in. */
  come: Step<T>;
}

function moment<T>(): Moment<T> {
  const steps: Step<T>[] = [];
  return {
    also: (step) => void steps.push(step),
    async come(transaction, what) {
      for (const step of steps) await step(transaction, what);
    },
  };
}

/** An account has been made. */
export const signedUp = moment<{ userId: string }>();

/** A person is called otherwise. It comes last in its transaction. */
export const renamed = moment<{ userId: string }>();

/** A membership goes with its person's account; it is locked, and its records are released. */
export const membershipErased = moment<{
  workspaceId: string;
  memberId: string;
  userId: string;
  version: number;
}>();

/** An account goes for good; what others see because of it goes with it. */
export const accountErased = moment<{ userId: string; email: string }>();

/** Somebody is a member of one of their workspaces no longer, and stays a person. */
export const membershipEnded = moment<{ userId: string }>();

/** Somebody's membership is another one: they are to hear of it from whoever did it. */
export const membershipChanged = moment<{
  context: MemberContext;
  userId: string;
  /** What it says, where it leads, and what it comes from. */
  title: string;
  detail: string;
  path: string;
  cause: string;
  /** They are a member no longer. */
  outlivesMembership: boolean;
}>();
