/** The visit's own storage; undefined where the host refuses it. */
export const sessionStore = (): Storage | undefined => {
  try {
    return sessionStorage
  } catch {
    return undefined
  }
}
