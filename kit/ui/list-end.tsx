import { Button } from './button.tsx'
import type { MorePages } from './more-pages.ts'

type ListEndProps = Pick<MorePages<unknown>, 'state' | 'more'> & Partial<Pick<MorePages<unknown>, 'sentinel'>>

/** Below a list that grows: the next page on its way, a page that failed, the end. */
export function ListEnd({ state, more, sentinel }: ListEndProps) {
  return (
    <div ref={sentinel} aria-live="polite" className="py-12 text-center text-12 text-ink-3">
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
  )
}
