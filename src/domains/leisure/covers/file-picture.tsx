import { useEffect, useRef } from 'react';

/**
 * A picture that is on this device alone. It is painted: a page of ours loads pictures from its server
 * and from nowhere else, an address made by the browser itself included.
 */
export function FilePicture({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isOver = false;
    createImageBitmap(file)
      .then((picture) => {
        const place = canvas.current;
        if (place && !isOver) paint(place, picture);
        picture.close();
      })
      // What is no picture is refused by the server, in a sentence.
      .catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [file]);
  return <canvas ref={canvas} className="cover-tile-picture" width={2} height={3} />;
}

function paint(canvas: HTMLCanvasElement, picture: ImageBitmap): void {
  const scale = Math.min(1, 480 / Math.max(picture.width, picture.height));
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
}
