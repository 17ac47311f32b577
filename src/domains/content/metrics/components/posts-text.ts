/** '1 post', '12 posts' */
export function postsText(count: number): string {
  return count === 1 ? '1 post' : `${count.toLocaleString('en')} posts`;
}
