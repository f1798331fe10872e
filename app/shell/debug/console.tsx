import { useState, useSyncExternalStore } from 'react'
import { environmentOf } from '#kit/bridge/detect.ts'
import { Button } from '#kit/ui/button.tsx'
import { classes } from '#kit/ui/classes.ts'
import { currentVisitor } from '#kit/wire/browser/visitor.ts'
import { clearEntries, type Entry, readEntries, watchEntries, withoutKeys } from './records.ts'

const pages = ['日志', '请求', '存储', '环境'] as const
type Page = (typeof pages)[number]

const none: readonly Entry[] = []

/** What happened on this page, for who looks for a fault on a phone that has no other tools [X065]. */
export function DebugConsole() {
  const [isOpen, setOpen] = useState(false)
  const [page, setPage] = useState<Page>('日志')
  const entries = useSyncExternalStore(watchEntries, readEntries, () => none)
  const faults = entries.filter(({ kind }) => kind === 'error').length
  return (
    <aside aria-label="调试台" className="fixed inset-x-0 bottom-0 z-50 mx-auto max-w-column text-12">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="ml-12 min-h-target rounded-t-12 bg-ink px-16 font-medium text-page"
      >
        调试{faults > 0 && ` · ${faults} 个错误`}
      </button>
      {isOpen && (
        <div className="flex h-seen-50 flex-col border-t border-line bg-card pb-safe shadow-soft">
          <div role="tablist" aria-label="调试" className="flex border-b border-line">
            {pages.map((name) => (
              <button
                key={name}
                type="button"
                role="tab"
                aria-selected={page === name}
                onClick={() => setPage(name)}
                className={classes(
                  'min-h-target flex-1',
                  page === name ? 'font-semibold text-accent-ink' : 'text-ink-2',
                )}
              >
                {name}
              </button>
            ))}
            <Button kind="text" size="small" onClick={clearEntries}>
              清空
            </Button>
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys too */}
          <div role="tabpanel" aria-label={page} tabIndex={0} className="grow overflow-y-auto px-12 font-mono">
            <Lines of={linesOf(page, entries)} />
          </div>
        </div>
      )}
    </aside>
  )
}

interface Line {
  name: string
  text: string
  isFault?: boolean
}

function Lines({ of: lines }: { of: readonly Line[] }) {
  if (lines.length === 0) return <p className="py-24 text-center text-ink-3">还没有内容</p>
  return (
    <dl>
      {lines.map(({ name, text, isFault }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added
        <div key={at} className="flex gap-8 border-b border-line py-6">
          <dt className="w-64 shrink-0 text-ink-3">{name}</dt>
          <dd className={classes('min-w-0 grow break-all whitespace-pre-wrap', isFault && 'text-danger')}>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

const linesOf = (page: Page, entries: readonly Entry[]): Line[] => {
  if (page === '存储') return storedLines()
  if (page === '环境') return environmentLines()
  return entries
    .filter(({ kind }) => (page === '请求') === (kind === 'call'))
    .map(({ atMs, kind, text }) => ({
      name: `${(atMs / 1_000).toFixed(2)} s`,
      text,
      isFault: kind === 'error' || /^[45]/.test(text),
    }))
}

const storedLines = (): Line[] => [
  ...document.cookie.split('; ').map((cookie) => ({ name: 'cookie', text: withoutKeys(cookie) })),
  ...kept('local', () => localStorage),
  ...kept('session', () => sessionStorage),
]

/** A host may refuse its pages all storage. */
const kept = (name: string, store: () => Storage): Line[] => {
  try {
    return Object.entries(store()).map(([key, value]) => ({ name, text: withoutKeys(`${key}=${value}`) }))
  } catch {
    return [{ name, text: '不可用' }]
  }
}

const environmentLines = (): Line[] => {
  const { host, system, version } = environmentOf(navigator.userAgent)
  const { city, channel } = currentVisitor()
  const root = getComputedStyle(document.documentElement).fontSize
  return [
    { name: '环境', text: [host, system, version].filter(Boolean).join(' · ') },
    { name: '渠道', text: String(channel) },
    { name: '城市', text: String(city ?? '未选择') },
    { name: '屏幕', text: `${innerWidth} × ${innerHeight} @${devicePixelRatio}，1rem = ${root}` },
    { name: '网络', text: navigator.onLine ? '在线' : '离线' },
    { name: 'UA', text: navigator.userAgent },
  ]
}
