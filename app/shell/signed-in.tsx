import { SkeletonList } from '#kit/ui/skeleton.tsx'
import { behindGate } from '#kit/wire/load.ts'
import { Frame } from './frame.tsx'
import { NeedsScripts } from './needs-scripts.tsx'

/** The gate of the patients' pages: who is not signed in does that first, and comes back. */
export const clientLoader = behindGate(async () => null)

/** What the server renders of such a page, the same for everyone. */
export const HydrateFallback = () => (
  <Frame bar={{}}>
    <NeedsScripts />
    <div className="p-16">
      <SkeletonList />
    </div>
  </Frame>
)

export { Outlet as default } from 'react-router'
export { PageFailure as ErrorBoundary } from './page-failure.tsx'
