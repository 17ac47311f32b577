import { useState } from 'react';
import type { Pillar } from '#domains/making/pillars/schema.ts';
import { findIdeaParts, type IdeaPart, titleOfSource, withoutIdeaParts } from './idea-entry.ts';

interface Entry {
  text: string;
  parts: readonly IdeaPart[];
  /** What was turned back into words. */
  ignored: readonly string[];
}

const blank: Entry = { text: '', parts: [], ignored: [] };

/** The line of an idea, with what was understood of it as chips beside it. */
export function useIdeaEntry(pillars: readonly Pillar[]) {
  const [entry, setEntry] = useState(blank);

  function understand(from: Entry, isComplete: boolean): Entry {
    const found = findIdeaParts(from.text, {
      pillars,
      taken: from.parts.map(({ kind }) => kind),
      ignored: from.ignored,
      isComplete,
    });
    if (found.length === 0) return from;
    return { ...from, text: withoutIdeaParts(from.text, found), parts: [...from.parts, ...found] };
  }

  /** Turns a chip back into words that stay words. */
  function giveBack(part: IdeaPart) {
    const text = entry.text.trim() === '' ? part.text : `${entry.text.trimEnd()} ${part.text}`;
    setEntry({
      text,
      parts: entry.parts.filter((one) => one !== part),
      ignored: [...entry.ignored, part.text.toLowerCase()],
    });
  }

  /** What the line says in all, with what its end still says; undefined while it says nothing. */
  function finish() {
    const { text, parts } = understand(entry, true);
    const pillar = parts.find((part) => part.kind === 'pillar');
    const source = parts.find((part) => part.kind === 'source');
    const title = text.trim().replace(/\s+/g, ' ');
    if (title === '' && !source) return undefined;
    return {
      title: title || titleOfSource(source?.sourceUrl ?? ''),
      pillarId: pillar?.pillarId,
      sourceUrl: source?.sourceUrl ?? null,
    };
  }

  return {
    text: entry.text,
    parts: entry.parts,
    type: (text: string) => setEntry(understand({ ...entry, text }, false)),
    /** A pasted address is complete at once. */
    paste: (text: string) => setEntry(understand({ ...entry, text: `${text} ` }, false)),
    giveBack,
    drop: (kind: IdeaPart['kind']) =>
      setEntry({ ...entry, parts: entry.parts.filter((part) => part.kind !== kind) }),
    finish,
    clear: () => setEntry(blank),
  };
}
