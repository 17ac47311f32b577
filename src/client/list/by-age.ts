interface Made {
  id: string;
  createdAt: string;
  version: number;
}

/**
 * The oldest first. What the server has not answered yet counts as the newest: it is dated by the
 * clock of this browser, which is another than the server's, and would change places with its answer.
 */
export function byAge(one: Made, other: Made): number {
  return (
    Number(isPending(one)) - Number(isPending(other)) ||
    one.createdAt.localeCompare(other.createdAt) ||
    one.id.localeCompare(other.id)
  );
}

const isPending = ({ version }: Made) => version === 0;
