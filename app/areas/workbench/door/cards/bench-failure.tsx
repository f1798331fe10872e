import { WorkFailure } from '#app/areas/desk/staff/cards/work-failure.tsx'
import { FIRST_PATH } from '../rules.ts'
import { BenchFrame } from './bench-frame.tsx'

/** What stands in the place of a page of the workbench that could not be shown; their gate has it as its `ErrorBoundary`. */
export function BenchFailure() {
  return (
    <BenchFrame>
      <WorkFailure first={FIRST_PATH} />
    </BenchFrame>
  )
}
