import { LoaderCircle } from 'lucide-react';
import './spinner.css';

/** The turning loader; it says nothing by itself, so name what is awaited beside it. */
export function Spinner({ size = 16 }: { size?: number }) {
  return <LoaderCircle className="spinner" size={size} aria-hidden="true" />;
}
