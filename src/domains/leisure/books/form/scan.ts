/** What browsers on phones have, and the compiler does not know. */
interface Detector {
  detect: (source: HTMLVideoElement) => Promise<readonly { rawValue: string }[]>;
}
type DetectorClass = new (options: { formats: readonly string[] }) => Detector;

/** Whether this browser reads barcodes, and may use a camera. */
export function canScan(): boolean {
  // A page that did not come safely has no camera at all.
  return 'BarcodeDetector' in window && 'mediaDevices' in navigator;
}

/** Reads the barcodes that books have; undefined where the browser cannot. */
export function bookDetector(): Detector | undefined {
  const known: unknown = Reflect.get(window, 'BarcodeDetector');
  // The class of the Barcode Detection API.
  return known ? new (known as DetectorClass)({ formats: ['ean_13'] }) : undefined;
}
