import { type ComponentType, lazy } from 'react'

/**
 * A component that is fetched when it is first shown, for what a page does well without: where it cannot be fetched
 * nothing stands in its place. Belongs into a `Suspense`.
 */
export const later = <P extends object>(fetchIt: () => Promise<ComponentType<P>>) =>
  lazy<ComponentType<P>>(() =>
    fetchIt().then(
      (Fetched) => ({ default: Fetched }),
      () => ({ default: () => null }),
    ),
  )
