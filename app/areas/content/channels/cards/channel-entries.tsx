import { MessagesSquareIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { downloadAddress } from '#app/areas/guide/cards/download-address.ts'
import { DownloadBanner } from '#app/areas/guide/cards/download-banner.tsx'
import { hasPageFlag } from '#app/shell/page-flags.ts'
import { environmentOf } from '#kit/bridge/detect.ts'
import { sessionStore } from '#kit/store/session-store.ts'
import { Link } from '#kit/ui/link.tsx'
import { useLift } from '#kit/ui/use-lift.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { getChannelConfig } from '../contract.ts'

const CLOSED = 'channel_download_closed'
const plan = { tip_msg: '下载 App，看病更方便', btn_name: '下载', is_index: 0 } as const

/** What a partner's channel puts beside every page of patients: the way to the app, the way to its group [X100]. Never in the elder version. */
export function ChannelEntries() {
  const { pathname } = useLocation()
  // Staff work at the same address; a download page needs no way to itself.
  if (/^\/(desk|workbench|sandbox|store|app)(\/|$)/i.test(pathname)) return null
  return (
    <div data-no-elder>
      {hasPageFlag('download-app') && environmentOf(navigator.userAgent).host === 'browser' && <Download />}
      {hasPageFlag('group-chat') && <Group />}
    </div>
  )
}

function Download() {
  const { search } = useLocation()
  const [isClosed, setClosed] = useState(() => sessionStore()?.getItem(CLOSED) === '1')
  if (isClosed) return null
  const close = () => {
    sessionStore()?.setItem(CLOSED, '1')
    setClosed(true)
  }
  return <DownloadBanner plan={plan} to={downloadAddress(new URLSearchParams(search))} onClose={close} />
}

function Group() {
  const [group, setGroup] = useState<{ name: string; url: string }>()
  const liftPx = useLift()
  useEffect(() => {
    callApi(getChannelConfig, {}).then(
      ({ group_name: name, group_url: url }) => url && setGroup({ name, url }),
      () => undefined,
    )
  }, [])
  if (!group) return null
  const look =
    'fixed right-12 z-20 flex min-h-target max-w-160 items-center gap-8 rounded-full bg-card px-16 text-14 font-medium text-accent-ink shadow-soft active:opacity-90'
  const inside = (
    <>
      <MessagesSquareIcon className="shrink-0" />
      <span className="truncate">{group.name}</span>
    </>
  )
  const style = { bottom: `calc(${liftPx}px + var(--foot-room, 0px) + var(--player-room, 0px) + 16 * var(--spacing))` }
  return group.url.startsWith('/') ? (
    <Link to={group.url} style={style} className={look}>
      {inside}
    </Link>
  ) : (
    <a href={group.url} target="_blank" rel="noreferrer" style={style} className={look}>
      {inside}
    </a>
  )
}
