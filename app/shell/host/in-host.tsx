import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { hostBridge } from '#kit/bridge/bridge.ts'
import { usePageHandle } from '../page-handle.ts'
import { shareBy } from '../share/offer.ts'
import { offerToHost } from './host-links.ts'
import { greetHost, jumpToSignIn } from './host-visit.ts'

/** Around every page that stands in an app: tells the app its title, and lets the app say who it is and who uses it. */
export function InHost() {
  const { key } = useLocation()
  const navigate = useNavigate()
  const mayJump = usePageHandle()?.notJump !== true

  useEffect(() => void greetHost().catch(ignore), [])
  useEffect(tellTitles, [])
  useEffect(tellShares, [])
  useEffect(() => {
    const offer = (event: MouseEvent) =>
      offerToHost(event, ({ pathname, search, hash }) => void navigate(pathname + search + hash))
    addEventListener('click', offer, { capture: true })
    return () => removeEventListener('click', offer, { capture: true })
  }, [navigate])
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every step of the history
  useEffect(() => {
    // What keeps its visitors keeps them from the app's sign-in too [X033].
    if (mayJump) jumpToSignIn().catch(ignore)
  }, [mayJump, key])
  return null
}

const ignore = () => undefined

/** What the page may be shared as, now and whenever that changes. */
const tellShares = () => {
  const stop = shareBy((options) => void hostBridge().then(({ offerShare }) => offerShare(options), ignore))
  return () => void stop()
}

/** The page's title, now and whenever it changes. */
const tellTitles = () => {
  let told = ''
  const tell = () => {
    if (document.title === told) return
    told = document.title
    hostBridge().then(({ setTitle }) => setTitle(told), ignore)
  }
  tell()
  const observer = new MutationObserver(tell)
  observer.observe(document.head, { subtree: true, childList: true, characterData: true })
  return () => observer.disconnect()
}
