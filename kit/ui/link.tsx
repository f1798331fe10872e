import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router'

export interface LinkProps extends Omit<RouterLinkProps, 'to'> {
  to: string
}

/** A link inside the product: its page turns with a transition, and nothing is fetched before somebody follows it. */
export const Link = (props: LinkProps) => <RouterLink {...props} prefetch="none" viewTransition />
