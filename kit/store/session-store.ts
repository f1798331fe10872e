/** What a visit keeps by name, as long as its tab is open. */
export type SessionStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The visit's own storage; undefined where the host refuses it. One that is full keeps nothing more, and says nothing of it. */
export const sessionStore = (): SessionStore | undefined => {
  try {
    const store = sessionStorage
    return {
      getItem: (name) => store.getItem(name),
      removeItem: (name) => store.removeItem(name),
      setItem: (name, value) => {
        try {
          store.setItem(name, value)
        } catch {
          // What goes with the visit is a convenience: without it one goes on.
        }
      },
    }
  } catch {
    return undefined
  }
}
