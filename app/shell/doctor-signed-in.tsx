import { BenchFrame } from '#app/areas/workbench/door/cards/bench-frame.tsx'
import { benchMe } from '#app/areas/workbench/door/contract.ts'
import { SkeletonList } from '#kit/ui/skeleton.tsx'
import { behindDoctorGate } from '#kit/wire/load.ts'

/** The gate of the doctors' pages: finds who is there, once; their pages read it by `useMe`. */
export const clientLoader = behindDoctorGate(({ callApi }) => callApi(benchMe, {}))
export const shouldRevalidate = () => false

/** What the server renders of such a page, the same for everyone. */
export const HydrateFallback = () => (
  <BenchFrame>
    <SkeletonList />
  </BenchFrame>
)

export { BenchFailure as ErrorBoundary } from '#app/areas/workbench/door/cards/bench-failure.tsx'
export { default } from './signed-in.tsx'
