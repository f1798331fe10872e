import { WorkFrame, type WorkPageProps } from '#app/areas/desk/staff/cards/work-frame.tsx'
import { useMe } from './me.ts'
import { places } from './menu.ts'

/** What surrounds every page of the doctors' workbench. */
export function BenchFrame(page: WorkPageProps) {
  const me = useMe()
  const work = {
    name: '医生工作台',
    places,
    me: me && { name: me.name, note: me.title_name },
    accountPath: '/workbench/account',
  }
  return <WorkFrame work={work} {...page} />
}
