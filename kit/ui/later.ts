import { type ComponentType, createElement, lazy } from 'react'

/**
 * A component that is fetched when it is first shown, for what a page does well without: where it cannot be fetched
 * nothing stands in its place. Belongs into a `Suspense`. The server has it from its start: pages are rendered at once.
 */
export const later = <P extends object>(fetchIt: () => Promise<ComponentType<P>>): ComponentType<P> => {
  const fetchOrNothing = () => fetchIt().catch((): ComponentType<P> => () => null)
  if (import.meta.env.SSR) return fetchedBefore(fetchOrNothing())
  return lazy<ComponentType<P>>(async () => ({ default: await fetchOrNothing() })) as ComponentType<P>
}

const fetchedBefore = <P extends object>(fetching: Promise<ComponentType<P>>): ComponentType<P> => {
  let Fetched: ComponentType<P> | undefined
  fetching.then((component) => {
    Fetched = component
  })
  return (props) => (Fetched ? createElement(Fetched, props) : null)
}
