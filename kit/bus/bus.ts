/** What is published to somebody reaches each of their devices that is connected now; who is not asks for it when they come back. */
export interface Bus {
  /** Tells all devices of a user. Nothing waits for it: what counts is stored before it is told. */
  publish: (userId: number, message: object) => void
  /** Ends the connections of a session that has ended. */
  cutOff: (session: string) => void
  /** Tells the other processes, where they are known, that what pages show has changed: they forget what they cached. */
  changePages: () => void
  /** Hears that from them. */
  onPagesChanged: (heard: () => void) => void
}

/** The one topic that a user may listen to. */
export const topicOf = (userId: number): string => `u/${userId}`
