import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { chnStaticsAdd } from '#app/areas/analytics/contract.ts'
import { systemClock } from '#kit/time/clock.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { currentVisitor } from '#kit/wire/browser/visitor.ts'
import { visitorId } from '#kit/wire/browser/visitor-id.ts'
import { maybeId } from '#kit/wire/load.ts'
import { addMark, guideInfo, pagePlans } from '../contract.ts'
import { isShownTo, pathOfPage, visitTypeOf } from '../rules.ts'
import { downloadAddress } from './download-address.ts'
import { DownloadBanner } from './download-banner.tsx'
import { findPlan, isClosed, keepClosed, mayStandAt, type Plan, reportMark } from './visit-store.ts'

/** Around every patient's page, once it is there: tells what mark brought them, and shows the way to the native app. */
export function Visit() {
  const { pathname, search, key } = useLocation()
  const step = useNavigationType()
  const last = useRef(key)
  const [shown, setShown] = useState<{ key: string; plan: Plan }>()
  const visitType = visitTypeOf(new URLSearchParams(search))

  useEffect(() => {
    reportMark(stores.session, (ex) => callApi(addMark, { ex, visitor_id: visitorId() }))
  }, [])

  const isShared = visitType === 1
  useEffect(() => {
    // Nobody waits for it, and nobody is told where it fails.
    if (isShared) callApi(chnStaticsAdd, { event: 'from_share', page_url: pathname }).catch(() => undefined)
  }, [isShared, pathname])

  useEffect(() => {
    let isHere = true
    // The first page of a visit counts as a step back too.
    const isBack = step === 'POP' && last.current !== key
    last.current = key
    const path = pathOfPage(pathname)
    if (/^\/desk(\/|$)/.test(path)) return
    if (isClosed(visitType, stores.local, systemClock.now())) return
    const { channel } = currentVisitor()
    const fetchPlan = (page_url: string) => callApi(guideInfo, { page_url })
    const find = async () => {
      const plan = await findPlan({ channel, path, visitType, isBack, kept: stores.session, callApi: fetchPlan })
      if (!isHere || !plan || !isShownTo(plan, visitType)) return
      const unitId = maybeId(new URLSearchParams(search), 'unit_id')
      const mayStand = await mayStandAt(
        unitId,
        visitType,
        async (unit_id) => (await callApi(pagePlans, { page_url: path, unit_id })).list,
      )
      if (isHere && mayStand) setShown({ key, plan })
    }
    find()
    return () => {
      isHere = false
    }
  }, [pathname, search, visitType, key, step])

  if (shown?.key !== key) return null
  const { plan } = shown
  const close = () => {
    keepClosed(visitType, stores.local, systemClock.now())
    setShown(undefined)
  }
  const to = plan.download_url || downloadAddress(new URLSearchParams(search))
  return <DownloadBanner plan={plan} to={to} onClose={close} />
}

const storage = (name: 'sessionStorage' | 'localStorage'): Storage | undefined => {
  try {
    return window[name]
  } catch {
    return undefined
  }
}

const stores = { session: storage('sessionStorage'), local: storage('localStorage') }
