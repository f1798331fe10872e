import { useMe } from '#app/areas/access/staff/cards/me.ts'
import { DeskFrame } from './desk-frame.tsx'
import { firstPlace } from './desk-menu.ts'
import { WorkFailure } from './work-failure.tsx'

/** What stands in the place of a page of the desk that could not be shown; their gate has it as its `ErrorBoundary`. */
export function DeskFailure() {
  const first = firstPlace(useMe())
  return (
    <DeskFrame>
      <WorkFailure first={first} />
    </DeskFrame>
  )
}
