import { createContext, useContext } from 'react'

/** Scheme and host of the product as the world knows it, while the server renders a page. */
export const PageOrigin = createContext<string | undefined>(undefined)

/** The page that the server sent says it; behind it the browser's own is as good. */
const inBrowser = (): string => {
  const said = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href
  return new URL(said ?? location.href).origin
}

/** Once: what the server wrote into the head must be what is written anew. */
const known = import.meta.env.SSR ? '' : inBrowser()

/** Scheme and host under which the product is found, for whole addresses. */
export const usePageOrigin = (): string => useContext(PageOrigin) ?? known
