/** '1 post', '1,200 posts' */
export function countText(count: number, one: string): string {
  return count === 1 ? `1 ${one}` : `${count.toLocaleString('en')} ${one}s`;
}
