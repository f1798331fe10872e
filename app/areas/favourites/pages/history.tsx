import { XIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Frame } from '#app/shell/frame.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Link } from '#kit/ui/link.tsx'
import { Picture } from '#kit/ui/picture.tsx'
import { SkeletonList } from '#kit/ui/skeleton.tsx'
import { useToday } from '#kit/ui/use-now.ts'
import { forgetVisited, listVisited, type Visited } from '../cards/visited.ts'
import { visitedKinds } from '../rules.ts'

export { handle } from 'virtual:rows/visited'

/** What was looked at on this phone, the last first: it is known here alone, so the server draws none of it. */
export default function HistoryPage() {
  const [list, setList] = useState<readonly Visited[]>()
  useEffect(() => setList(listVisited()), [])
  return (
    <Frame bar={{}}>
      {list === undefined && (
        <div className="p-16">
          <SkeletonList />
        </div>
      )}
      {list?.length === 0 && (
        <Empty
          title="还没有浏览过什么"
          text="您看过的都记在这台手机上，退出登录就清空。"
          action={<ButtonLink to="/">去首页看看</ButtonLink>}
        />
      )}
      {list && list.length > 0 && (
        <div className="space-y-12 p-16">
          <p className="text-12 text-ink-3">只记在这台手机上，别人看不到；退出登录就清空。</p>
          <ul className="divide-y divide-line rounded-12 bg-card shadow-soft">
            {list.map((one) => (
              <li key={`${one.kind} ${one.id}`} className="flex items-center">
                <VisitedLink one={one} />
                <button
                  type="button"
                  aria-label={`不再记着${one.name}`}
                  onClick={() => setList(forgetVisited(one))}
                  className="flex size-target shrink-0 items-center justify-center text-18 text-ink-3 active:opacity-70"
                >
                  <XIcon />
                </button>
              </li>
            ))}
          </ul>
          <Button kind="secondary" wide onClick={() => setList(forgetVisited())}>
            全部清空
          </Button>
        </div>
      )}
    </Frame>
  )
}

function VisitedLink({ one: { kind, name, note, image, to, on } }: { one: Visited }) {
  const today = useToday()
  return (
    <Link to={to} className="flex min-w-0 grow items-center gap-12 py-12 pl-16 active:opacity-70">
      <Picture
        src={image}
        kind={pictured[kind]}
        alt=""
        width={48}
        height={48}
        className={`size-48 shrink-0 ${kind === 'doctor' ? 'rounded-full' : 'rounded-8'}`}
      />
      <span className="min-w-0">
        <span className="line-clamp-2 text-16">{name}</span>
        <span className="block text-12 text-ink-3">
          {[visitedKinds[kind], note, on === today ? '今天' : on].filter(Boolean).join(' · ')}
        </span>
      </span>
    </Link>
  )
}

const pictured = { doctor: 'doctor', unit: 'hospital', goods: 'product', article: 'card' } as const
