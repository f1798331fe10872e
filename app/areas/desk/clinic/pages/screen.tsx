import { useLive } from '#app/desk-shell/use-live.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { behindStaffGate, type Loading, readId } from '#kit/wire/load.ts'
import { deskScreen } from '../contract.ts'
import { POLL_MS } from '../parts/poll.ts'
import { Wall } from '../parts/wall.tsx'
import type { Route } from './+types/screen'

export { handle } from 'virtual:rows/desk-screen'

const load = async ({ callApi, query }: Loading) => {
  const dep_id = readId(query, 'dep_id')
  return { dep_id, first: await callApi(deskScreen, { dep_id }) }
}
export const clientLoader = behindStaffGate(load)
export default function ScreenPage({ loaderData: { dep_id, first } }: Route.ComponentProps) {
  return (
    <Wall live={useLive(deskScreen, { dep_id }, first, POLL_MS)}>
      <ButtonLink kind="text" size="small" to="/desk/screens">
        返回
      </ButtonLink>
    </Wall>
  )
}
