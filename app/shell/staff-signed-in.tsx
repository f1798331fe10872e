import { DeskFrame } from '#app/areas/desk/staff/cards/desk-frame.tsx'
import { deskMe } from '#app/areas/desk/staff/contract.ts'
import { SkeletonList } from '#kit/ui/skeleton.tsx'
import { behindStaffGate } from '#kit/wire/load.ts'

/** The gate of the staff's pages: finds who is there, once; their pages read it by `useMe`. */
export const clientLoader = behindStaffGate(({ callApi }) => callApi(deskMe, {}))
export const shouldRevalidate = () => false

/** What the server renders of such a page, the same for everyone. */
export const HydrateFallback = () => (
  <DeskFrame>
    <SkeletonList />
  </DeskFrame>
)

export { DeskFailure as ErrorBoundary } from '#app/areas/desk/staff/cards/desk-failure.tsx'
export { default } from './signed-in.tsx'
