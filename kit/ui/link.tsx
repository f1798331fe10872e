import { type LinkProps, Link as RouterLink } from 'react-router'

/** A link inside the product: a plain anchor without scripts, a prefetched and animated page turn with them. */
export function Link(props: LinkProps) {
  return <RouterLink prefetch="intent" viewTransition {...props} />
}
