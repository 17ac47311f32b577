import { ScanBarcode, Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Later } from '#client/later/later.tsx';
import { sentenceOf } from '#client/sync/api.ts';
import { useOnline } from '#client/sync/live/online.ts';
import { Button } from '#client/ui/button.tsx';
import { findBooks } from '#domains/leisure/books/data.ts';
import { asIsbn13, isIsbn13 } from '#domains/leisure/books/isbn/rules.ts';
import type { FoundBook } from '#domains/leisure/books/lookup/schema.ts';
import { canScan } from './scan.ts';
import './lookup.css';

interface LookupProps {
  title: string;
  isbn: string;
  onIsbn: (isbn: string) => void;
  /** What is known of a book is to be filled in. */
  onTake: (found: FoundBook) => void;
}

type Asked =
  | { state: 'nothing' }
  | { state: 'asking' }
  | { state: 'failed'; sentence: string }
  | { state: 'found'; books: readonly FoundBook[] };

const loadScanner = () => import('./scanner.tsx').then((part) => part.Scanner);

/** Asks a public library for a book, and offers what it knows; pressing one fills in what is empty. */
export function Lookup({ title, isbn, onIsbn, onTake }: LookupProps) {
  const isOnline = useOnline();
  const [asked, setAsked] = useState<Asked>({ state: 'nothing' });
  const [isScanning, setScanning] = useState(false);
  const asking = useRef<AbortController>(null);
  useEffect(() => () => asking.current?.abort(), []);
  const words = title.trim();
  const number = [isbn, words].map(asIsbn13).find(isIsbn13);
  const query = number ? { isbn: number } : { title: words };

  async function ask(what: { isbn: string } | { title: string }) {
    asking.current?.abort();
    const own = new AbortController();
    asking.current = own;
    const tell = (next: Asked) => (own.signal.aborted ? undefined : setAsked(next));
    tell({ state: 'asking' });
    try {
      tell({ state: 'found', books: await findBooks(what, own.signal) });
    } catch (error) {
      tell({ state: 'failed', sentence: sentenceOf(error) });
    }
  }
  function scanned(code: string) {
    setScanning(false);
    onIsbn(code);
    void ask({ isbn: code });
  }
  return (
    <div className="stack gap-8">
      <div className="row gap-8">
        <Button
          size="sm"
          icon={<Search />}
          busy={asked.state === 'asking'}
          busyLabel="Looking…"
          disabled={!isOnline || (!number && words.length < 2)}
          onClick={() => void ask(query)}
        >
          Look it up
        </Button>
        {canScan() ? (
          <Button
            size="sm"
            variant="ghost"
            icon={<ScanBarcode />}
            onClick={() => setScanning(!isScanning)}
          >
            Scan
          </Button>
        ) : null}
        <span className="xs faint">
          {isOnline ? 'In Open Library; what you typed stays' : 'Needs a connection'}
        </span>
      </div>
      {isScanning ? (
        <Later
          load={loadScanner}
          isAsked
          props={{ onCode: scanned, onEnd: () => setScanning(false) }}
        />
      ) : null}
      <output className="stack gap-4">
        {asked.state === 'failed' ? <p className="sm muted">{asked.sentence}</p> : null}
        {asked.state === 'found' && asked.books.length === 0 ? (
          <p className="sm muted">Nothing found. Write down what you know.</p>
        ) : null}
        {asked.state === 'found'
          ? asked.books.map((book, at) => (
              <button
                // The same book may be there twice.
                key={at}
                type="button"
                className="lookup-found row gap-8 sm start"
                onClick={() => {
                  onTake(book);
                  setAsked({ state: 'nothing' });
                }}
              >
                <span className="trunc grow" dir="auto">
                  <b className="strong">{book.title}</b>{' '}
                  <span className="muted">{book.authors.join(', ')}</span>
                </span>
                <span className="num faint fixed-size">{book.publishedYear}</span>
              </button>
            ))
          : null}
      </output>
    </div>
  );
}
