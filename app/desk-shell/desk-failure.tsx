import { useLocation } from 'react-router'
import { useMe } from '#app/areas/access/staff/cards/me.ts'
import { DeskFrame } from './desk-frame.tsx'
import { firstPlace, placesOf } from './desk-menu.ts'
import { WorkFailure } from './work-failure.tsx'

/** What stands in the place of a page of the desk that could not be shown; their gate has it as its `ErrorBoundary`. */
export function DeskFailure() {
  const me = useMe()
  const { pathname } = useLocation()
  // One thing that is gone leads back to the list of those that are there.
  const list = placesOf(me).find(({ also }) => also?.includes(pathname))
  const on = list ? { to: list.to, text: `回到“${list.text}”` } : { to: firstPlace(me), text: '回到工作台' }
  return (
    <DeskFrame>
      <WorkFailure on={on} />
    </DeskFrame>
  )
}
