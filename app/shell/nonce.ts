import { createContext } from 'react'

/** Marks the house's own inline scripts while the server renders; the browser has none. */
export const Nonce = createContext<string | undefined>(undefined)
