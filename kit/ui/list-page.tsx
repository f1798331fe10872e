import { Fragment, type Key, type ReactNode } from 'react'
import { Button } from './button.tsx'
import type { MorePages } from './more-pages.ts'

interface ListPageProps<T> {
  pages: MorePages<T>
  keyOf: (item: T) => Key
  children: (item: T) => ReactNode
  /** What is shown when there is nothing at all. */
  empty: ReactNode
}

/** The page form of a list: rows, the next page on its way, a failed page, the end, nothing at all. */
export function ListPage<T>({ pages, keyOf, children, empty }: ListPageProps<T>) {
  const { items, state, more, sentinel } = pages
  if (items.length === 0 && state === 'end') return empty
  return (
    <div className="space-y-12">
      {items.map((item) => (
        <Fragment key={keyOf(item)}>{children(item)}</Fragment>
      ))}
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
    </div>
  )
}
