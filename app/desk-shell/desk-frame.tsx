import { useMe } from '#app/areas/access/staff/cards/me.ts'
import { ResetNotice } from '#app/areas/access/staff/cards/reset-notice.tsx'
import { placesOf } from './desk-menu.ts'
import { WorkFrame, type WorkPageProps } from './work-frame.tsx'

/** What surrounds every page of the desk. */
export function DeskFrame(page: WorkPageProps) {
  const me = useMe()
  const work = {
    name: me?.unit_name ?? '医路工作台',
    places: placesOf(me),
    me: me && { name: me.name, note: me.role_name },
    accountPath: '/desk/account',
  }
  return (
    <WorkFrame work={work} {...page}>
      <ResetNotice />
      {page.children}
    </WorkFrame>
  )
}
