import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useMe } from '#app/areas/access/staff/cards/me.ts'
import { ResetNotice } from '#app/areas/access/staff/cards/reset-notice.tsx'
import { deskMe, deskTouched, deskUnlock } from '#app/areas/access/staff/contract.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { staffSession } from '#kit/wire/browser/session.ts'
import { groupsOf } from './desk-menu.ts'
import { ScreenLock } from './screen-lock.tsx'
import { WorkFrame, type WorkPageProps } from './work-frame.tsx'

/** Where one searches all that one may see. */
export const SEARCH_PATH = '/desk/search'

/** What surrounds every page of the desk. */
export function DeskFrame(page: WorkPageProps) {
  const me = useMe()
  useSlash()
  useSameDesk(me?.unit_id)
  const work = {
    name: me?.unit_name ?? '医路工作台',
    groups: groupsOf(me),
    me: me && { name: me.name, note: me.role_name },
    accountPath: '/desk/account',
    ...(me && { searchPath: SEARCH_PATH }),
    switchPath: me?.may_switch === 1 ? '/desk/units' : undefined,
  }
  return (
    <WorkFrame work={work} {...page}>
      <ScreenLock
        door="staff"
        me={me}
        tell={() => callApi(deskTouched, {})}
        look={() => callApi(deskMe, {})}
        unlock={(staff_key, password, send) => send(deskUnlock, { staff_key, password })}
      />
      <ResetNotice />
      {page.children}
    </WorkFrame>
  )
}

/** The key `/` leads to the search, unless somebody is typing. */
const useSlash = () => {
  const navigate = useNavigate()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      event.preventDefault()
      navigate(SEARCH_PATH)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [navigate])
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, dialog, [contenteditable]') !== null

/** Who went on at another desk in another tab is there in this one, too: nothing is done at the wrong one. */
const useSameDesk = (unitId: number | undefined) => {
  useEffect(() => {
    if (unitId === undefined) return
    const key = staffSession.read()
    const look = () => {
      const now = staffSession.read()
      if (now !== null && now !== key) location.reload()
    }
    addEventListener('focus', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      removeEventListener('focus', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [unitId])
}
