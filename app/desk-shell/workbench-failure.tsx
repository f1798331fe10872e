import { WorkFailure } from './work-failure.tsx'
import { WorkbenchFrame } from './workbench-frame.tsx'
import { firstPath } from './workbench-menu.ts'

/** What stands in the place of a page of the workbench that could not be shown; their gate has it as its `ErrorBoundary`. */
export function WorkbenchFailure() {
  return (
    <WorkbenchFrame>
      <WorkFailure on={{ to: firstPath, text: '回到工作台' }} />
    </WorkbenchFrame>
  )
}
