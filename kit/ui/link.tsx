import type { AnchorHTMLAttributes } from 'react'
import { useNavigate } from 'react-router'

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string
  /** The page takes the place of this one: back does not lead here. */
  replace?: boolean | undefined
  /** The page stays where it was scrolled to. */
  preventScrollReset?: boolean | undefined
  /** Links before it lead to the same page, with something else to show: the router need not learn from each of a long list. */
  isKnown?: boolean | undefined
}

/**
 * A link inside the product: an anchor and no more, so that a list of a hundred costs no page its scripts. Where scripts
 * run, one listener of the shell turns the page (`useTurn`, docs/decisions/0029).
 */
export const Link = ({ to, replace, preventScrollReset, isKnown, ...own }: LinkProps) => (
  <a
    {...own}
    href={to}
    // The router learns from it which pages may come next: it asks all that say so whenever something comes to the page.
    data-discover={isKnown ? undefined : 'true'}
    data-known={isKnown || undefined}
    data-replace={replace || undefined}
    data-keep-scroll={preventScrollReset || undefined}
  />
)

/** Where a link of the product leads, and how its page is to turn. */
export interface Followed {
  to: string
  replace: boolean
  preventScrollReset: boolean
}

/** The link of the product at or around an element; undefined where none is, or one that leads elsewhere. */
export const linkAt = (target: EventTarget | null): Followed | undefined => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-discover], a[data-known]') : null
  if (!link || link.origin !== location.origin) return undefined
  const { pathname, search, hash, dataset } = link
  return {
    to: pathname + search + hash,
    // Who asks for the page he is on need not go back twice.
    replace: dataset.replace !== undefined || link.href === location.href,
    preventScrollReset: dataset.keepScroll !== undefined,
  }
}

/** The link of the product that a click follows in this window; undefined where the click is the page's or the browser's. */
export const linkOf = (event: MouseEvent): Followed | undefined =>
  event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    ? undefined
    : linkAt(event.target)

/** Turns to the page of a link, with a transition. */
export const useTurn = () => {
  const navigate = useNavigate()
  return (link: Followed) => navigate(link.to, { ...link, viewTransition: true })
}
