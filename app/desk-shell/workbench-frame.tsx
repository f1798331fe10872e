import { useMe } from '#app/areas/access/doctors/cards/me.ts'
import { WorkFrame, type WorkPageProps } from '#app/desk-shell/work-frame.tsx'
import { places } from './workbench-menu.ts'

/** What surrounds every page of the doctors' workbench. */
export function WorkbenchFrame(page: WorkPageProps) {
  const me = useMe()
  const work = {
    name: '医生工作台',
    places,
    me: me && { name: me.name, note: me.title_name },
    accountPath: '/workbench/account',
  }
  return <WorkFrame work={work} {...page} />
}
