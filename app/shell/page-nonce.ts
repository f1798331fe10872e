import { createContext, useContext } from 'react'

/** Marks the inline scripts that the product itself writes into a page, while the server renders it. */
export const PageNonce = createContext<string | undefined>(undefined)

/** The mark of our own inline scripts; in browsers there is none. */
export const usePageNonce = (): string | undefined => useContext(PageNonce)
