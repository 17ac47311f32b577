import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { asIsbn13, isIsbn13 } from '#domains/leisure/books/isbn/rules.ts';
import { bookDetector } from './scan.ts';
import './scanner.css';

interface ScannerProps {
  onCode: (isbn: string) => void;
  onEnd: () => void;
}

const everyMs = 250;

/** The camera, until it sees the ISBN of a book. */
export function Scanner({ onCode, onEnd }: ScannerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [isRefused, setRefused] = useState(false);
  const seen = useEffectEvent(onCode);
  useEffect(() => {
    const detector = bookDetector();
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    async function look() {
      const element = video.current;
      const codes = element && detector ? await detector.detect(element).catch(() => []) : [];
      const isbn = codes.map(({ rawValue }) => asIsbn13(rawValue)).find(isIsbn13);
      if (isOver) return;
      if (isbn) seen(isbn);
      else timer = setTimeout(() => void look(), everyMs);
    }
    function stop() {
      for (const track of stream?.getTracks() ?? []) track.stop();
    }
    async function begin() {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      if (isOver || !video.current) return stop();
      video.current.srcObject = stream;
      await video.current.play();
      await look();
    }
    begin().catch(() => setRefused(true));
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop();
    };
  }, []);
  return (
    <div className="stack gap-8">
      {isRefused ? (
        <p className="sm muted">
          The camera cannot be used. Allow it for this page, or type the number.
        </p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- What the camera sees says nothing.
        <video
          ref={video}
          className="scanner"
          muted
          playsInline
          aria-label="What the camera sees"
        />
      )}
      <Button size="sm" variant="ghost" onClick={onEnd}>
        Stop scanning
      </Button>
    </div>
  );
}
