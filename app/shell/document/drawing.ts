import { createContext } from 'react'

/** How the server draws a document; in a browser there is none. */
export interface DrawingSettings {
  /** Marks the house's own inline scripts. */
  nonce: string
  /** The end of such documents is kept, and not drawn again. */
  endIsKept: boolean
}

export const Drawing = createContext<DrawingSettings | undefined>(undefined)
