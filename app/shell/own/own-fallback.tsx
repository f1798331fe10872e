import { SkeletonList } from '#kit/ui/skeleton.tsx'
import { Frame } from '../frame.tsx'
import { NeedsScripts } from '../needs-scripts.tsx'

/** What the server renders of a page about what is one's own, the same for everyone. */
export const OwnFallback = () => (
  <Frame bar={{}}>
    <NeedsScripts />
    <div className="p-16">
      <SkeletonList />
    </div>
  </Frame>
)
