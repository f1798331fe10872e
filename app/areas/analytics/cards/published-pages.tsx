import { useEffect, useState } from 'react'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { pageLst } from '../contract.ts'

const MOST = 6

/** The pages that the operator published under a mark, for who did not find theirs. They come late: they belong last. */
export function PublishedPages({ mark, title }: { mark: string; title: string }) {
  const [list, setList] = useState<CallOutput<typeof pageLst>['list']>([])
  useEffect(() => {
    callApi(pageLst, { mark, page_size: MOST }).then(
      (found) => setList(found.list),
      () => undefined,
    )
  }, [mark])
  if (list.length === 0) return null
  return (
    <CellGroup title={title}>
      {list.map((page) => (
        <Cell key={page.id} title={page.title} to={page.link} />
      ))}
    </CellGroup>
  )
}
