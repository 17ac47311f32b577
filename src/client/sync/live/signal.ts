/** A list of listeners: `tell` calls them all, `listen` returns how to stop listening. */
export function signal<Message = void>() {
  const listeners = new Set<(message: Message) => void>();
  return {
    tell(message: Message): void {
      for (const listener of [...listeners]) listener(message);
    },
    listen(listener: (message: Message) => void): () => void {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
