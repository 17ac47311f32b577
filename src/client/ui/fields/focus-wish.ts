/** Which part is to have the focus as soon as it is on the page; asked for once. */
export interface FocusWish {
  wish: (id: string) => void;
  /** Whether it is this one, which then is settled. */
  take: (id: string) => boolean;
  drop: () => void;
}

export function focusWish(): FocusWish {
  let wanted: string | undefined;
  return {
    wish: (id) => (wanted = id),
    take(id) {
      if (wanted !== id) return false;
      wanted = undefined;
      return true;
    },
    drop: () => (wanted = undefined),
  };
}
