import { Rows3, Tag } from 'lucide-react';

/** The two ways to see what brands pay. */
export const moneyViews = [
  { value: 'brands', label: 'By brand', icon: <Tag aria-hidden="true" /> },
  { value: 'payments', label: 'Payments', icon: <Rows3 aria-hidden="true" /> },
] as const;
