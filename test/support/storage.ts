/** A browser's store that lives in memory, for tests that run without a browser. */
export const aStorage = (): Storage => {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    key: (at) => [...items.keys()][at] ?? null,
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, text) => void items.set(name, String(text)),
    removeItem: (name) => void items.delete(name),
    clear: () => items.clear(),
  }
}
