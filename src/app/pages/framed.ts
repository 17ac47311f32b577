import { aroundPages } from './around.tsx';
import { businessPages } from './business.tsx';
import { daysPages } from './days.tsx';
import { makingPages } from './making.tsx';

/** The pages in the frame; those that have a place in the sidebar stand there in this order. */
export const pages = [...daysPages, ...makingPages, ...businessPages, ...aroundPages] as const;
