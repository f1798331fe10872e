import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { systemClock } from '#kit/time/clock.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { currentVisitor } from '#kit/wire/browser/visitor.ts'
import { visitorId } from '#kit/wire/browser/visitor-id.ts'
import { addMark, guideInfo } from '../contract.ts'
import { isShownTo, pathOfPage, visitTypeOf } from '../rules.ts'
import { DownloadBanner } from './download-banner.tsx'
import { findPlan, isClosed, keepClosed, type Plan, reportMark } from './visit-store.ts'

/** Around every patient's page, once it is there: tells what mark brought them, and shows the way to the native app. */
export function Visit() {
  const { pathname, search, key } = useLocation()
  const step = useNavigationType()
  const last = useRef(key)
  const navigate = useNavigate()
  const [shown, setShown] = useState<{ key: string; plan: Plan }>()
  const visitType = visitTypeOf(new URLSearchParams(search))

  useEffect(() => {
    reportMark(stores.session, (ex) => callApi(addMark, { ex, visitor_id: visitorId() }))
  }, [])

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
    findPlan({ channel, path, visitType, isBack, kept: stores.session, callApi: fetchPlan }).then(
      (plan) => isHere && plan && isShownTo(plan, visitType) && setShown({ key, plan }),
    )
    return () => {
      isHere = false
    }
  }, [pathname, visitType, key, step])

  if (shown?.key !== key) return null
  const { plan } = shown
  const close = () => {
    keepClosed(visitType, stores.local, systemClock.now())
    setShown(undefined)
  }
  const open = () => {
    const to = plan.download_url || '/app/download'
    if (/^\/(?!\/)/.test(to)) navigate(to)
    else window.location.assign(to)
  }
  return <DownloadBanner plan={plan} onOpen={open} onClose={close} />
}

const storage = (name: 'sessionStorage' | 'localStorage'): Storage | undefined => {
  try {
    return window[name]
  } catch {
    return undefined
  }
}

const stores = { session: storage('sessionStorage'), local: storage('localStorage') }
