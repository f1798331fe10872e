import { Button } from './button.tsx'
import type { MorePages } from './more-pages.ts'

interface ListEndProps
  extends Pick<MorePages<unknown>, 'state' | 'more'>,
    Partial<Pick<MorePages<unknown>, 'sentinel'>> {
  /** How many rows stand above it. */
  after: number
}

/** Below a list that grows: the next page on its way, a page that failed, the end. */
export function ListEnd({ state, more, sentinel, after }: ListEndProps) {
  return (
    <div aria-live="polite" className="contents">
      {/* Made anew below what came: nothing that somebody looks at jumps. */}
      <div key={after} ref={sentinel} className="py-12 text-center text-12 text-ink-3">
        {state === 'loading' && '正在加载…'}
        {state === 'end' && '没有更多了'}
        {state === 'ready' && (
          <Button kind="text" size="small" onClick={more}>
            加载更多
          </Button>
        )}
        {state === 'failed' && (
          <>
            这一页没有加载出来
            <Button kind="text" size="small" onClick={more}>
              再试一次
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
