import { useMe } from '#app/areas/access/doctors/cards/me.ts'
import { benchMe, benchTouched, benchUnlock } from '#app/areas/access/doctors/contract.ts'
import { LicenceEnds } from '#app/areas/consult/doctors/cards/licence-ends.tsx'
import { WorkFrame, type WorkPageProps } from '#app/desk-shell/work-frame.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'
import { ScreenLock } from './screen-lock.tsx'
import { places } from './workbench-menu.ts'

/** What surrounds every page of the doctors' workbench. */
export function WorkbenchFrame(page: WorkPageProps) {
  const me = useMe()
  const work = {
    name: '医生工作台',
    groups: [{ words: '', places }],
    me: me && { name: me.name, note: me.title_name },
    accountPath: '/workbench/account',
  }
  return (
    <WorkFrame work={work} {...page}>
      <ScreenLock
        door="doctor"
        me={me}
        tell={() => callApi(benchTouched, {})}
        look={() => callApi(benchMe, {})}
        unlock={(doctor_key, password, send) => send(benchUnlock, { doctor_key, password })}
      />
      {me?.licence_ends_on && <LicenceEnds on={me.licence_ends_on} />}
      {page.children}
    </WorkFrame>
  )
}
