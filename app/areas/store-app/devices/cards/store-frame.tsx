import { ChevronLeftIcon, ScanLineIcon, StoreIcon, WalletIcon } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { QueueLine } from '#app/areas/store-app/redeeming/cards/queue-line.tsx'
import { NeedsScripts } from '#app/shell/needs-scripts.tsx'
import { usePageHandle } from '#app/shell/page-handle.ts'
import { PageHead } from '#app/shell/page-head.tsx'
import { classes } from '#kit/ui/classes.ts'
import { Empty } from '#kit/ui/empty.tsx'
import { SkeletonList } from '#kit/ui/skeleton.tsx'
import { PinPage } from './pin-page.tsx'
import type { BoundDevice } from './store-db.ts'
import { useDevice } from './use-device.ts'

const tabs = [
  { text: '核销', href: '/store/checks', Icon: ScanLineIcon, also: ['/store/order'] },
  { text: '资金', href: '/store/capital', Icon: WalletIcon, also: ['/store/cash', '/store/recharge'] },
  { text: '门店', href: '/store/index', Icon: StoreIcon, also: ['/store/help'] },
]

interface StoreFrameProps {
  /** Where the page's row does not say it well enough. */
  title?: string
  /** The address of this page: its tab is lit. */
  here: string
  children: (device: BoundDevice) => ReactNode
}

/** What surrounds every page of the store app: who works at the phone, what waits to be sent, and the three places. */
export function StoreFrame({ title, here, children }: StoreFrameProps) {
  const row = usePageHandle()
  const { gate, choosePin, enterPin, toPassword } = useDevice()
  useEffect(() => {
    navigator.serviceWorker?.register('/store/worker.js', { scope: '/store/' }).catch(() => undefined)
  }, [])
  if (gate.is === 'new-pin')
    return (
      <PinPage
        isNew
        title="设一个 4 位 PIN"
        text="5 分钟不动会上锁，用它解开；没有网也能用。PIN 只存在这台手机上。"
        onPin={(pin) => choosePin(gate.device, pin)}
        onPassword={toPassword}
      />
    )
  if (gate.is === 'locked')
    return (
      <PinPage
        title="输入 PIN"
        text={`${gate.device.unitName} · ${gate.device.staffName}`}
        onPin={(pin) => enterPin(gate.device, pin)}
        onPassword={toPassword}
      />
    )
  // As an app on a phone's home screen it has no button back of a browser's.
  const back = tabs.find(({ also }) => also.includes(here))
  return (
    <div className="flex min-h-seen-100 flex-col">
      <PageHead title={title} />
      <NeedsScripts />
      <header className="sticky top-0 z-30 flex min-h-target items-center justify-between gap-12 border-b border-line bg-card px-16">
        <div className="flex min-w-0 shrink-0 items-center">
          {back && (
            <a
              href={back.href}
              aria-label="返回"
              className="-ml-12 flex size-target items-center justify-center text-22"
            >
              <ChevronLeftIcon />
            </a>
          )}
          <h1 className="text-18 font-semibold">{title ?? row?.title}</h1>
        </div>
        {gate.is === 'open' && <p className="min-w-0 truncate text-12 text-ink-3">{gate.device.staffName}</p>}
      </header>
      {gate.is === 'open' && <QueueLine />}
      <main id="main" className="flex grow flex-col">
        {gate.is === 'opening' && <SkeletonList />}
        {gate.is === 'no-database' && (
          <Empty
            drawing="broken"
            title="无痕窗口里不能用门店 App"
            text="这里存不住没发出的核销，会丢。请用普通窗口打开，或在浏览器设置里允许保存网站数据。"
          />
        )}
        {gate.is === 'open' && children(gate.device)}
      </main>
      <StoreTabs here={here} />
    </div>
  )
}

/** Whole documents: each of them opens without a net. */
const StoreTabs = ({ here }: { here: string }) => (
  <nav
    aria-label="门店"
    className="sticky bottom-0 z-20 flex border-t border-line bg-card pb-[env(safe-area-inset-bottom)]"
  >
    {tabs.map(({ text, href, Icon, also }) => {
      const isHere = href === here || also.includes(here)
      return (
        <a
          key={href}
          href={href}
          aria-current={href === here ? 'page' : undefined}
          className={classes(
            'flex min-h-52 flex-1 flex-col items-center justify-center gap-2 text-12',
            isHere ? 'font-medium text-accent-ink' : 'text-ink-2',
          )}
        >
          <Icon className="text-18" />
          {text}
        </a>
      )
    })}
  </nav>
)
