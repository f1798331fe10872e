import { createContext, useContext } from 'react'

/** How the server draws a document. */
interface DrawingSettings {
  /** Marks the house's own inline scripts. */
  nonce: string
  /** The end of such documents is kept, and not drawn again. */
  endIsKept: boolean
}

export const Drawing = /* @__PURE__ */ createContext<DrawingSettings | undefined>(undefined)

/** How the server draws this document; in browsers nothing is said, and nothing of it is in their scripts. */
export const useDrawing = (): DrawingSettings | undefined => {
  // biome-ignore lint/correctness/useHookAtTopLevel: the build decides, not the moment
  return import.meta.env.SSR ? useContext(Drawing) : undefined
}
