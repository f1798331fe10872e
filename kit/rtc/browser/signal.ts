/** What one browser says to another so that they find each other, and what it shows of itself. */
export type Signal =
  /** An offer, or the answer to the offer of the same number. */
  | { type: 'description'; n: number; description: RTCSessionDescriptionInit }
  | { type: 'candidates'; candidates: RTCIceCandidateInit[] }
  /** Who only answers asks for a new offer: the way was lost. */
  | { type: 'again' }

/** Reads what came; undefined where it is nothing of ours. */
export const readSignal = (text: string): Signal | undefined => {
  try {
    const said = JSON.parse(text) as Signal
    return ['description', 'candidates', 'again'].includes(said.type) ? said : undefined
  } catch {
    return undefined
  }
}
