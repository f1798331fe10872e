import { Asked } from '#app/areas/store-app/devices/cards/asked.tsx'
import { callStore } from '#app/areas/store-app/devices/cards/at-store.ts'
import { StoreFrame } from '#app/areas/store-app/devices/cards/store-frame.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { appHelpDetail, appHelpList, fieldInc } from '../contract.ts'

export { handle } from 'virtual:rows/R268'

export default function StoreHelpPage() {
  return <StoreFrame here="/store/help">{() => <Help />}</StoreFrame>
}

/** One article where the address names it, else all. */
function Help() {
  const id = Number(new URLSearchParams(location.search).get('id') ?? 0)
  return (
    <div className="space-y-12 p-16">
      {id > 0 ? (
        <Asked ask={() => loadOne(id)}>{(article) => <Article article={article} />}</Asked>
      ) : (
        <Asked ask={() => callStore(appHelpList, { page: 1, page_size: 50 })}>
          {({ list }) => <All list={list} />}
        </Asked>
      )}
    </div>
  )
}

const loadOne = async (id: number) => {
  const article = await callStore(appHelpDetail, { id })
  // Nobody waits for it to be counted.
  callStore(fieldInc, { table: 'help', field: 'views', id }).catch(() => undefined)
  return article
}

const Article = ({ article: { title, text } }: { article: CallOutput<typeof appHelpDetail> }) => (
  <>
    <Card title={title}>
      <p className="text-16 whitespace-pre-line">{text}</p>
    </Card>
    <a href="/store/help" className="flex min-h-target items-center justify-center text-14 text-accent-ink">
      看全部帮助
    </a>
  </>
)

const All = ({ list }: Pick<CallOutput<typeof appHelpList>, 'list'>) =>
  list.length === 0 ? (
    <Empty drawing="list" title="还没有帮助" text="平台写好后会出现在这里。" />
  ) : (
    <CellGroup>
      {list.map(({ id, title, view_num }) => (
        <Cell key={id} title={title} note={`${view_num} 次查看`} href={address('/store/help', { id })} />
      ))}
    </CellGroup>
  )
