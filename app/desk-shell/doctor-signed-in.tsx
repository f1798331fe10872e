import { benchMe } from '#app/areas/access/doctors/contract.ts'
import { NeedsScripts } from '#app/shell/needs-scripts.tsx'
import { SkeletonList } from '#kit/ui/skeleton.tsx'
import { behindDoctorGate } from '#kit/wire/load.ts'
import { WorkbenchFrame } from './workbench-frame.tsx'

/** The gate of the doctors' pages: finds who is there, once; their pages read it by `useMe`. */
export const clientLoader = behindDoctorGate(({ callApi }) => callApi(benchMe, {}))
export const shouldRevalidate = () => false

/** What the server renders of such a page, the same for everyone. */
export const HydrateFallback = () => (
  <WorkbenchFrame>
    <NeedsScripts />
    <SkeletonList />
  </WorkbenchFrame>
)

export { default } from '#app/shell/signed-in.tsx'
export { WorkbenchFailure as ErrorBoundary } from './workbench-failure.tsx'
