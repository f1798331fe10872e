import { type ComponentType, lazy } from 'react'

/**
 * A component that is fetched when it is first shown, for what a page does well without: where it cannot be fetched
 * nothing stands in its place. Belongs into a `Suspense`. The server waits for it: pages are sent whole.
 */
export const later = <P extends object>(fetchIt: () => Promise<ComponentType<P>>): ComponentType<P> =>
  lazy<ComponentType<P>>(async () => ({
    default: await fetchIt().catch((): ComponentType<P> => () => null),
  })) as ComponentType<P>
