import { deskMe } from '#app/areas/access/staff/contract.ts'
import { NeedsScripts } from '#app/shell/needs-scripts.tsx'
import { SkeletonList } from '#kit/ui/skeleton.tsx'
import { behindStaffGate } from '#kit/wire/load.ts'
import { DeskFrame } from './desk-frame.tsx'

/** The gate of the staff's pages: finds who is there, once; their pages read it by `useMe`. */
export const clientLoader = behindStaffGate(({ callApi }) => callApi(deskMe, {}))
export const shouldRevalidate = () => false

/** What the server renders of such a page, the same for everyone. */
export const HydrateFallback = () => (
  <DeskFrame>
    <NeedsScripts />
    <SkeletonList />
  </DeskFrame>
)

export { default } from '#app/shell/signed-in.tsx'
export { DeskFailure as ErrorBoundary } from './desk-failure.tsx'
