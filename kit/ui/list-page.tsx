import { Fragment, type ReactNode } from 'react'
import { ListEnd } from './list-end.tsx'
import type { MorePages } from './more-pages.ts'

interface ListPageProps<T> {
  pages: MorePages<T>
  children: (item: T) => ReactNode
  /** What is shown when there is nothing at all. */
  empty: ReactNode
}

/** The page form of a list: rows, the next page on its way, a failed page, the end, nothing at all. */
export function ListPage<T>({ pages, children, empty }: ListPageProps<T>) {
  const { items, state, idOf, more, sentinel } = pages
  if (items.length === 0 && state === 'end') return empty
  return (
    <div className="space-y-12">
      {items.map((item) => (
        <Fragment key={idOf(item)}>{children(item)}</Fragment>
      ))}
      <ListEnd state={state} more={more} sentinel={sentinel} after={items.length} />
    </div>
  )
}
