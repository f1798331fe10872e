import type { AnchorHTMLAttributes } from 'react'
import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router'

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: RouterLinkProps['to']
  /** The page takes the place of this one: back does not lead here. */
  replace?: boolean
  /** The page stays where it was scrolled to. */
  preventScrollReset?: boolean
}

/** A link inside the product: a plain anchor without scripts, a prefetched and animated page turn with them. */
export function Link(props: LinkProps) {
  return import.meta.env.SSR && isWhole(props.to) ? (
    <RenderedLink {...props} to={props.to} />
  ) : (
    <RouterLink prefetch="intent" viewTransition {...props} />
  )
}

/** Means the same on whichever page it stands. */
const isWhole = (to: LinkProps['to']): to is string => typeof to === 'string' && /^\/(?!\/)/.test(to)

/** What the router's link comes to in a page's text (docs/decisions/0013). */
function RenderedLink({ to, replace: _, preventScrollReset: __, ...own }: LinkProps & { to: string }) {
  return <a {...own} href={to} data-discover="true" />
}
