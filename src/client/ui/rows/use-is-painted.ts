import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from '#client/ui/base/after-paint.ts';

/** Whether what answers this has been on screen: what only those need who go on in it comes after. */
export function useIsPainted(question: string): boolean {
  const [painted, setPainted] = useState<string>();
  useEffect(() => afterPaint(() => startTransition(() => setPainted(question))), [question]);
  return painted === question;
}
