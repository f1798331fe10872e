import { createContext, useContext } from 'react'

/** Marks of the channel, while the server renders a page. */
export const PageFlags = createContext<string | undefined>(undefined)

/** The page that the server sent says them: who came by another channel gets another page. Read once, as they were written. */
const known = import.meta.env.SSR ? '' : (document.documentElement.dataset.flags ?? '')

/** What the channel by which one came does to every page: the names stand on `<html data-flags>`, for styles too. */
export const usePageFlags = (): string => useContext(PageFlags) ?? known

/** Whether the channel does this to every page; in browsers alone, where no component asks. */
export const hasPageFlag = (flag: string): boolean => known.split(' ').includes(flag)
