import type { Ref } from 'react'
import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router'
import { canEndTurn } from './page-turns.ts'

export interface LinkProps extends Omit<RouterLinkProps, 'to'> {
  to: string
  ref?: Ref<HTMLAnchorElement> | undefined
}

/** A link inside the product: its page turns with a transition where that loses no tap, and nothing is fetched before somebody follows it. */
export const Link = (props: LinkProps) => <RouterLink {...props} prefetch="none" viewTransition={canEndTurn()} />
